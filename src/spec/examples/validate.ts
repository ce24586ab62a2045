import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { toNumbers } from '../big-integers';
import type { Context, PendingExamples } from '../transform/context';
import { toSafePattern } from './safe-pattern';
import { toFragment } from '../pointer';
import { toValidationRoot } from './validation-schema';

type Direction = PendingExamples['direction'];

/** Tells whether examples are what their schemas ask for. It reads the document's own schemas, not the model. */
export class Validator {
  private readonly ajvs = new Map<Direction, Ajv2020>();
  private readonly compiled = new Map<string, ValidateFunction | string>();

  constructor(private readonly context: Context) {}

  /** Finds what is wrong with a value; undefined if nothing is, or if there is no schema. */
  findFault({ source, direction }: PendingExamples, value: unknown): string | undefined {
    const pointer = `${source.pointer}/schema`;
    if (this.context.schemas.references.find(pointer) === undefined) return undefined;
    const validate = this.compile(pointer, direction);
    if (typeof validate === 'string') return validate;
    try {
      if (validate(toNumbers(value))) return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    const [error] = validate.errors ?? [];
    return `${error?.instancePath || 'it'} ${error?.message ?? 'is not valid'}`;
  }

  private compile(pointer: string, direction: Direction): ValidateFunction | string {
    const key = `${direction} ${pointer}`;
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    let result: ValidateFunction | string;
    try {
      result = this.getAjv(direction).compile({ $ref: `spec:document${toFragment(pointer)}` });
    } catch (error) {
      result = `the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`;
    }
    this.compiled.set(key, result);
    return result;
  }

  private getAjv(direction: Direction): Ajv2020 {
    const known = this.ajvs.get(direction);
    if (known) return known;
    const ajv = new Ajv2020({ strict: false, logger: false, unicodeRegExp: false, code: { regExp: toSafePattern }, validateSchema: false, addUsedSchema: false });
    addFormats.default(ajv);
    ajv.addSchema(toValidationRoot(this.context.document, this.context.schemas.references, direction), 'spec:document');
    this.ajvs.set(direction, ajv);
    return ajv;
  }
}
