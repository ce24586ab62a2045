import { toNumbers } from '../exact-numbers';
import { defineMember, getTexts, isObject, type JsonObject } from '../find-members-of-parsed-json';
import { toDiscriminated } from './discriminator-conditions';
import { HiddenProperties, type Names } from './find-read-only-and-write-only-properties';
import {
  findJsonTypes,
  isUsable,
  schemaLists,
  schemaMaps,
  toExclusive,
  toNullable,
} from '../check-and-normalize-schema-keywords';
import { toFragment, toPointer } from '@/lib/json-pointer';
import type { PendingExamples } from '../transform/context-and-pending-examples';
import type { Inheritance } from '../transform/schema/inheritance';
import { jsonTypes } from '../transform/schema/find-json-types-and-their-keywords';
import type { References, SchemaLocation } from '../transform/schema/references';

type Schema = Record<string, unknown> | boolean;

/** The most schemas that are copied for their dynamic anchors. Beyond them, a dynamic reference has its nearest target. */
const mostCopies = 500;

const singles = new Set(
  'items additionalProperties unevaluatedProperties unevaluatedItems propertyNames contains not if then else contentSchema'.split(
    ' ',
  ),
);
const dropped = new Set([
  '$id',
  '$schema',
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$ref',
  'example',
  'examples',
  'default',
  'discriminator',
  'xml',
  'nullable',
]);

/** The fields of OpenAPI whose value contains objects by name. A name may be that of a field, such as `schema` or `example`. */
const namedObjects =
  /^(?:callbacks|content|encoding|headers|links|mediaTypes|parameters|pathItems|paths|requestBodies|responses|securitySchemes|webhooks)$/;

/**
 * The keyword for references: `$ref`, which Ajv resolves when it compiles a schema, or `followed`, our own keyword, which
 * is resolved when a value reaches it.
 */
export type ReferenceKeyword = '$ref' | 'followed';

/** Converts schemas to JSON Schema 2020-12, which the validator reads, for requests, for responses, or for both. */
export class ValidationSchemaCopier {
  private readonly hidden: HiddenProperties;
  private readonly references: References;
  /** The schemas that are being copied into another one, which may extend themselves. */
  private readonly copying = new Set<string>();
  /** The locations that references lead to, by the id in `followed`. */
  private readonly followed = new Map<string, SchemaLocation>();
  /** The dynamic anchors in scope of the schema that is being copied. */
  private scope: SchemaLocation['scope'] = {};

  constructor(
    private readonly schemas: { references: References; inheritance: Inheritance },
    direction: PendingExamples['direction'] | undefined,
    private readonly keyword: ReferenceKeyword,
  ) {
    this.references = schemas.references;
    this.hidden = new HiddenProperties(this.references, direction);
  }

  /**
   * Copies a document so that it contains only its schemas, at the same locations. Next to them are copies of schemas whose
   * dynamic references lead to other targets.
   */
  toDocument(root: unknown): object {
    const document = this.toRoot(root) as object;
    const bound: Record<string, unknown> = {};
    // A copy may need further ones, which are then at the end of the map.
    for (const id of this.followed.keys()) defineMember(bound, id, this.toFollowed(id));
    return { ...document, bound };
  }

  private toRoot(value: unknown, pointer = '#', hasNames = false): unknown {
    if (Array.isArray(value)) return value.map((item, index) => this.toRoot(item, toPointer(pointer, index)));
    if (!isObject(value)) return undefined;
    const isSchemas = pointer === '#/components/schemas';
    const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
      const place = toPointer(pointer, key);
      if (isSchemas || (!hasNames && /^(?:schema|itemSchema)$/.test(key))) return [[key, this.toSchema(place, child)]];
      const isLeftOut = typeof child !== 'object' || (!hasNames && /^examples?$/.test(key));
      return isLeftOut ? [] : [[key, this.toRoot(child, place, !hasNames && namedObjects.test(key))]];
    });
    return Object.fromEntries(entries);
  }

  /** Copies the schema at a pointer, or the one that an id in `followed` identifies, with its dynamic anchors. */
  toFollowed(id: string): Schema {
    const location = this.references.enter(this.followed.get(id) ?? { pointer: id, scope: {} });
    const outer = this.scope;
    this.scope = location.scope;
    const schema = this.toSchema(location.pointer);
    this.scope = outer;
    return schema;
  }

  /** Copies one schema with its subschemas. `inherited` are the hidden properties of the schema that it is a base of. */
  toSchema(pointer: string, value: unknown = this.references.find(pointer), inherited: Names = new Set()): Schema {
    const outer = this.scope;
    if (isObject(value) && ('$dynamicAnchor' in value || '$defs' in value))
      this.scope = this.references.enter({ pointer, scope: outer }).scope;
    const schema = this.toCopy(pointer, value, inherited);
    this.scope = outer;
    return schema;
  }

  private toCopy(pointer: string, value: unknown, inherited: Names): Schema {
    if (typeof value === 'boolean') return value;
    if (!isObject(value)) return true;
    // Ajv rejects an empty list of values, which allows none.
    if (Array.isArray(value['enum']) && value['enum'].length === 0) return false;
    const hasReference = typeof value['$ref'] === 'string' || typeof value['$dynamicRef'] === 'string';
    const hidden = new Set([...inherited, ...this.hidden.getNames(pointer)]);
    const target = hasReference ? this.toReference(value, pointer, hidden) : undefined;
    if (target !== undefined && this.references.isOld) return target;
    const schema: Record<string, unknown> = typeof target === 'object' ? { ...target } : {};
    for (const [key, child] of Object.entries(value)) {
      if (!dropped.has(key) && !key.startsWith('x-') && isUsable(key, toNumbers(child)))
        defineMember(schema, key, this.toKeyword(key, child, toPointer(pointer, key), hidden));
    }
    const chosen = toDiscriminated(schema, value, pointer, this.schemas);
    return toNullable(toExclusive(this.withoutHidden(chosen, hidden, pointer)), value);
  }

  private toKeyword(key: string, child: unknown, pointer: string, hidden: Names): unknown {
    if (schemaMaps.has(key) && isObject(child)) {
      return Object.fromEntries(
        Object.entries(child).map(([name, schema]) => [name, this.toSchema(toPointer(pointer, name), schema)]),
      );
    }
    if (schemaLists.has(key) && Array.isArray(child))
      return child.map((schema, index) =>
        this.toSchema(toPointer(pointer, index), schema, key === 'allOf' ? hidden : undefined),
      );
    if (key === 'type') return findJsonTypes(child) ?? [...jsonTypes, 'null'];
    return singles.has(key) ? this.toSchema(pointer, child) : toNumbers(child);
  }

  private toReference(value: JsonObject, pointer: string, hidden: Names): Schema {
    const location = this.references.enter({ pointer, scope: this.scope });
    const found = this.references.findTarget(value, location);
    const isCircle = found && this.references.findCanonical(location) === undefined;
    if (!found || isCircle) return true;
    // A base that requires a property which another base hides must be copied, since others share its schema.
    const own = this.hidden.getNames(found.pointer);
    const required = getTexts(this.references.find(found.pointer), 'required');
    const isCopied = required.some((name) => hidden.has(name) && !own.has(name)) && !this.copying.has(found.pointer);
    if (isCopied) return this.copy(found.pointer, hidden);
    const needed = this.references.toNeeded(found);
    const id = this.references.toId([needed]);
    const isCopyable = this.followed.has(id) || this.followed.size < mostCopies;
    if (this.keyword === '$ref' && !(isCopyable && Object.keys(needed.scope).length > 0))
      return { $ref: toFragment(found.pointer) };
    this.followed.set(id, found);
    return this.keyword === '$ref' ? { $ref: toFragment(toPointer('#', 'bound', id)) } : { followed: id };
  }

  private copy(pointer: string, hidden: Names): Schema {
    this.copying.add(pointer);
    const schema = this.toSchema(pointer, undefined, hidden);
    this.copying.delete(pointer);
    return schema;
  }

  /** Marks the properties that the direction excludes, such as read-only ones in a request, and does not require them. */
  private withoutHidden(schema: Record<string, unknown>, names: Names, pointer: string): Record<string, unknown> {
    const properties = { ...(schema['properties'] as Record<string, unknown> | undefined) };
    for (const name of Object.keys(properties)) {
      if (!this.hidden.has(toPointer(pointer, 'properties', name))) continue;
      const own = properties[name];
      defineMember(properties, name, typeof own === 'object' ? { ...own, hidden: true } : { hidden: true });
    }
    const required = Array.isArray(schema['required'])
      ? schema['required'].filter((name: unknown) => !names.has(String(name)))
      : undefined;
    return {
      ...schema,
      ...(schema['properties'] === undefined ? {} : { properties }),
      ...(required ? { required } : {}),
    };
  }
}
