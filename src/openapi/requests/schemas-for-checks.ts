import { schemaLists, schemaMaps, toExclusive, toNullable } from '../check-and-normalize-schema-keywords';
import { isOpenApi30 } from '../find-in-bundled-document';
import { toNumbers } from '../exact-numbers';
import {
  defineMember,
  findMember,
  getEntries,
  getItems,
  findText,
  getTexts,
  isObject,
  isTrue,
  type JsonObject,
  findAtPointer,
} from '../find-members-of-parsed-json';
import { toPointers } from '@/lib/schema-ids';
import { toKeys, toPointer } from '@/lib/json-pointer';
import type { SchemaId } from '../model/schema';
import type { CheckedSchema, RequestForm } from './request-form-type-and-file-path';

/** The most components that are copied for the form of one request. Others allow any value. */
const mostComponents = 300;
const start = '#/components/schemas/';
const literals = new Set(['const', 'enum', 'required', 'dependentRequired', 'type']);
/** Keywords that say nothing about which values are valid, or that refer to schemas in a way the validator does not read. */
const dropped =
  /^(?:description|title|summary|default|examples?|externalDocs|discriminator|xml|nullable|deprecated|readOnly|writeOnly|\$(?:id|schema|anchor|dynamicAnchor|dynamicRef|comment)|content(?:Schema|MediaType|Encoding)|x-.*)$/;

/** Returns the JSON Schemas that the values of a request are checked against. */
export function toChecks(roots: readonly SchemaId[], document: JsonObject): RequestForm['checks'] {
  const schemas: Record<string, CheckedSchema> = {};
  const waiting = new Map<string, unknown>();
  const toReference = (ref: string): CheckedSchema => {
    const target = ref.startsWith('#/') ? findAtPointer(document, ref) : undefined;
    if (target === undefined) return true;
    // A schema within a component, or elsewhere, is copied on its own, named by its pointer.
    const name = isComponent(ref) ? (toKeys(ref)[2] ?? '') : toPointer('', ...toKeys(ref));
    if (!waiting.has(name)) {
      if (waiting.size >= mostComponents) return true;
      waiting.set(name, target);
    }
    return { $ref: isComponent(ref) ? ref : encodeURI(toPointer('#/components/schemas', name)) };
  };
  const copier = new CheckCopier(document, toReference);
  const copyAt = (pointer: string) =>
    isComponent(pointer) ? toReference(pointer) : copier.copy(findAtPointer(document, pointer));
  const own = roots.map((id) => {
    const [first, ...others] = toPointers(id).map(copyAt);
    return [id, others.length === 0 ? (first ?? true) : { allOf: [first, ...others] }] as const;
  });
  // The map grows while it is read.
  for (const [name, schema] of waiting) defineMember(schemas, name, copier.copy(schema));
  return { schemas, roots: Object.fromEntries(own) };
}

function isComponent(pointer: string): boolean {
  return pointer.startsWith(start) && toKeys(pointer).length === 3;
}

class CheckCopier {
  /** OpenAPI 3.0 ignores in requests that a read-only property is required. */
  private readonly isOld: boolean;
  /** The references whose targets are being copied into another schema, which may extend itself. */
  private readonly copying = new Set<string>();

  constructor(
    private readonly document: JsonObject,
    private readonly toReference: (ref: string) => CheckedSchema,
  ) {
    this.isOld = isOpenApi30(document);
  }

  /** Copies a schema with its subschemas. `inherited` are the read-only properties of the schema that it is a base of. */
  copy(schema: unknown, inherited: ReadonlySet<string> = new Set()): CheckedSchema {
    if (typeof schema === 'boolean') return schema;
    if (!isObject(schema)) return true;
    const ref = findText(schema, '$ref');
    if (this.isOld && ref !== undefined) return this.copyTarget(ref, inherited);
    const hidden = this.isOld ? new Set([...inherited, ...this.findReadOnly(schema)]) : inherited;
    const entries = Object.entries(schema).flatMap(([key, value]) => {
      if (dropped.test(key) || key === '$ref') return [];
      if (key === 'required' && Array.isArray(value))
        return [[key, value.filter((name) => !hidden.has(String(name)))] as const];
      return [[key, this.copyKeyword(key, value, hidden)] as const];
    });
    const own = toExclusive(Object.fromEntries(entries));
    if (ref === undefined) return toNullable(own, schema);
    const target = this.toReference(ref);
    return Object.keys(own).length === 0 ? target : { ...own, allOf: [...getItems(own, 'allOf'), target] };
  }

  /** Copies a base that requires a property which another base makes read-only, since others share its schema. */
  private copyTarget(ref: string, hidden: ReadonlySet<string>): CheckedSchema {
    const target = findAtPointer(this.document, ref);
    const own = this.findReadOnly(target);
    const isShared = !getTexts(target, 'required').some((name) => hidden.has(name) && !own.has(name));
    if (isShared || this.copying.has(ref)) return this.toReference(ref);
    this.copying.add(ref);
    const copy = this.copy(target, hidden);
    this.copying.delete(ref);
    return copy;
  }

  private copyKeyword(key: string, value: unknown, hidden: ReadonlySet<string>): unknown {
    if (literals.has(key)) return toNumbers(value);
    if (schemaMaps.has(key) && isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, this.copy(schema)]));
    if (schemaLists.has(key) && Array.isArray(value))
      return value.map((schema) => this.copy(schema, key === 'allOf' ? hidden : undefined));
    return isObject(value) ? this.copy(value) : toNumbers(value);
  }

  /** Returns the names of the read-only properties of a schema and of those that it extends. */
  private findReadOnly(schema: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
    if (!isObject(schema) || seen.has(schema)) return names;
    seen.add(schema);
    for (const [name, property] of getEntries(schema, 'properties')) if (this.isReadOnly(property)) names.add(name);
    this.findReadOnly(this.resolve(schema), names, seen);
    for (const base of getItems(schema, 'allOf')) this.findReadOnly(base, names, seen);
    return names;
  }

  private isReadOnly(schema: unknown, seen = new Set<unknown>()): boolean {
    if (!isObject(schema) || seen.has(schema)) return false;
    seen.add(schema);
    const sources = [this.resolve(schema), ...getItems(schema, 'allOf')];
    return isTrue(schema, 'readOnly') || sources.some((source) => this.isReadOnly(source, seen));
  }

  private resolve(schema: unknown): unknown {
    const ref = findMember(schema, '$ref');
    return typeof ref === 'string' ? findAtPointer(this.document, ref) : undefined;
  }
}
