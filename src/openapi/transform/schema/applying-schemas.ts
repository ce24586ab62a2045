import * as messages from '@/messages';
import { isObject, type JsonObject } from '../../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import { isComponent, isOnlyAllOf, type SchemaLocation, type References } from './references';
import { getSubschemas } from './null-and-constant-alternatives';
import { toOneType } from './find-json-types-and-their-keywords';

/** One of the schema objects that apply together: the schema itself, the target of its `$ref`, or one of its `allOf`. */
export interface Source extends SchemaLocation {
  schema: JsonObject;
  /** True for an entry of `allOf` and its references, which the schema extends. Others belong to the schema itself. */
  inherited: boolean;
}

export interface Sources {
  /** The schema objects by precedence: a schema comes before the schemas that it refers to or extends. */
  sources: Source[];
  /** The same schema objects in the order in which their properties appear in the document. */
  ordered: Source[];
  /** The component schemas among them, except for the schema itself. */
  allOfBases: string[];
  never: boolean;
  notes: string[];
}

const limit = 400;

/**
 * Collects the schema objects that apply together at the given locations.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export function collectSources(references: References, locations: SchemaLocation[]): Sources {
  const found: Sources = { sources: [], ordered: [], allOfBases: [], never: false, notes: [] };
  const seen = new Set<string>();
  for (const location of locations) collect(location, false);
  return found;

  function collect(start: SchemaLocation, inherited: boolean): void {
    const location = references.enter(start);
    const schema = references.find(location.pointer);
    if (schema === false) found.never = true;
    if (!isObject(schema) || seen.has(location.pointer)) return;
    if (seen.size >= limit) return void found.notes.push(messages.tooManySchemas);
    seen.add(location.pointer);
    const isStart = locations.some(({ pointer }) => pointer === location.pointer);
    if (isComponent(location.pointer) && !isStart) found.allOfBases.push(location.pointer);
    const isHidden = references.isOld && typeof schema['$ref'] === 'string';
    const source = { ...location, schema: location.only ? toOneType(schema, location.only) : schema, inherited };
    if (!isHidden && allowsAny(schema['not'])) found.never = true;
    if (!isHidden) found.sources.push(source);
    for (const key of Object.keys(schema)) {
      if (key === '$ref' || key === '$dynamicRef') follow(schema, location, inherited);
      else if (key === 'properties' && !isHidden) found.ordered.push(source);
      // The only entry of a schema that has nothing else is the schema itself.
      else if (key === 'allOf' && !isHidden) collectAllOf(schema, location, inherited || !isOnlyAllOf(schema));
      else if ((key === 'oneOf' || key === 'anyOf') && !isHidden) takeOnlySubschema(schema, key, location, inherited);
    }
    if (!isHidden && !Object.hasOwn(schema, 'properties')) found.ordered.push(source);
  }

  function follow(schema: JsonObject, location: SchemaLocation, inherited: boolean): void {
    const target = references.findTarget(schema, location);
    if (target) collect({ ...target, only: location.only }, inherited);
    else found.notes.push(messages.unresolvedReference(String(schema['$ref'] ?? schema['$dynamicRef'])));
  }

  /** Merges the only alternative into the schema: `anyOf: [Pet, null]` becomes a nullable Pet. */
  function takeOnlySubschema(
    schema: JsonObject,
    keyword: 'oneOf' | 'anyOf',
    location: SchemaLocation,
    inherited: boolean,
  ): void {
    const [only, ...others] = getSubschemas(schema, keyword, references, location.pointer);
    if (only !== undefined && others.length === 0) collect({ ...location, pointer: only }, inherited);
  }

  function collectAllOf(schema: JsonObject, location: SchemaLocation, inherited: boolean): void {
    const subschemas = schema['allOf'];
    if (!Array.isArray(subschemas)) return;
    subschemas.forEach((_, index) =>
      collect({ ...location, pointer: toPointer(location.pointer, 'allOf', index) }, inherited),
    );
  }
}

/** Returns true for a schema that allows any value, so that its negation allows none. */
export function allowsAny(schema: unknown): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}
