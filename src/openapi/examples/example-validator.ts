import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt, SchemaValidateFunction } from 'ajv/dist/types';
import { toNumbers } from '../exact-numbers';
import { isObject } from '../find-members-of-parsed-json';
import { toFragment } from '@/lib/json-pointer';
import { toSchemaPointer, type Context, type PendingExamples } from '../transform/context-and-pending-examples';
import type { Fault } from './repair-example';
import { toSafePattern } from './regex-engine-with-time-limit';
import { ValidationSchemaCopier } from './validation-schema';
import { toMessage } from '@/lib/error-messages-and-system-errors';

type Direction = PendingExamples['direction'];

/**
 * Validates examples against the schemas of the document, not those of the model. A reference is resolved only when a
 * value reaches it: resolving all references of a large document at once would overflow the stack.
 */
export class ExampleValidator {
  private readonly ajvs = new Map<Direction, { ajv: Ajv2020; copier: ValidationSchemaCopier }>();
  private readonly compiled = new Map<string, ValidateFunction | string>();
  /** The errors of the current value, by schema and location in the value. */
  private readonly answers = new Map<string, ErrorObject[]>();
  /** True if the document has `unevaluated…` keywords: they depend on the targets of references, which Ajv must resolve. */
  private readonly isWhole: boolean;
  /** True while a value must not have properties that its direction excludes. */
  private isStrict = true;

  constructor(private readonly context: Context) {
    this.isWhole = JSON.stringify(context.document.root).includes('"unevaluated');
  }

  /**
   * Finds the most precise error of a value against the schema at a JSON pointer. Returns undefined if the value is valid or there is
   * no schema. If `isStrict`, a read-only property in a request or a write-only one in a response is an error; OpenAPI only
   * advises against it.
   */
  findFault(pointer: string, direction: Direction, value: unknown, isStrict = true): Fault | undefined {
    this.isStrict = isStrict;
    if (this.context.schemas.references.find(pointer) === undefined) return undefined;
    const validate = this.compile(this.toShared(pointer), direction);
    if (typeof validate === 'string') return { path: '', message: validate };
    this.answers.clear();
    try {
      if (validate(toNumbers(value))) return undefined;
    } catch (error) {
      return { path: '', message: toMessage(error) };
    }
    // The deepest error is the most precise one: outer errors usually follow from it.
    const [error] = [...(validate.errors ?? [])].sort(
      (one, other) => other.instancePath.length - one.instancePath.length,
    );
    const path = error?.instancePath ?? '';
    return { path, message: `${path || 'it'} ${error?.message ?? 'is not valid'}` };
  }

  /** Returns the target of a location that contains only a reference, so that the target is compiled only once. */
  private toShared(pointer: string): string {
    const schema = this.context.schemas.references.find(pointer);
    const isReference = isObject(schema) && Object.keys(schema).join() === '$ref';
    const target = isReference && this.context.schemas.references.findTarget(schema, { pointer, scope: {} });
    return target ? target.pointer : pointer;
  }

  private compile(pointer: string, direction: Direction): ValidateFunction | string {
    const key = `${direction} ${pointer}`;
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    let result: ValidateFunction | string;
    try {
      const { ajv, copier } = this.getAjv(direction);
      result = ajv.compile(this.isWhole ? { $ref: `spec:document${toFragment(pointer)}` } : copier.toFollowed(pointer));
    } catch (error) {
      result = `the schema cannot be used: ${toMessage(error)}`;
    }
    this.compiled.set(key, result);
    return result;
  }

  private getAjv(direction: Direction): { ajv: Ajv2020; copier: ValidationSchemaCopier } {
    const known = this.ajvs.get(direction);
    if (known) return known;
    const ajv = toAjv();
    ajv.addKeyword({ keyword: 'hidden', schemaType: 'boolean', error: hiddenError, validate: () => !this.isStrict });
    const copier = new ValidationSchemaCopier(this.context.schemas, direction, this.isWhole ? '$ref' : 'followed');
    if (this.isWhole) ajv.addSchema(copier.toDocument(this.context.document.root), 'spec:document');
    else
      ajv.addKeyword({
        keyword: 'followed',
        schemaType: 'string',
        errors: 'full',
        validate: this.toFollower(direction),
      });
    this.ajvs.set(direction, { ajv, copier });
    return { ajv, copier };
  }

  private toFollower(direction: Direction): SchemaValidateFunction {
    const follow: SchemaValidateFunction = (
      pointer: string,
      value: unknown,
      _schema?: unknown,
      place?: DataValidationCxt,
    ) => {
      // Without this cache, thirty schemas that each extend the next one in two ways would run a billion times.
      // The key contains primitive values, because property names are validated at the location of their object.
      const key = JSON.stringify([pointer, place?.instancePath, typeof value === 'object' ? '' : value]);
      let errors = this.answers.get(key);
      if (!errors) {
        const validate = this.compile(pointer, direction);
        if (typeof validate === 'string') throw new Error(validate);
        errors = validate(value, place) ? [] : [...(validate.errors ?? [])];
        this.answers.set(key, errors);
      }
      follow.errors = errors;
      return errors.length === 0;
    };
    return follow;
  }
}

/** Creates a validator of JSON Schema that reads the patterns of schemas safely and ignores unknown keywords. */
export function toAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // Otherwise the code for each property is nested in that of the previous one, and thousands of them exceed the stack.
    allErrors: true,
    logger: false,
    unicodeRegExp: false,
    // Each validator runs only a few times: optimizing its code takes longer than running it.
    code: { regExp: toSafePattern, optimize: false },
    validateSchema: false,
    addUsedSchema: false,
  });
  addFormats.default(ajv);
  return ajv;
}

const hiddenError = { message: 'is not in this direction' };

/** Returns a function that finds the error of a generated example. */
export function toFaultFinder(pending: PendingExamples, validator: ExampleValidator) {
  return (value: unknown) => validator.findFault(toSchemaPointer(pending), pending.direction, value);
}
