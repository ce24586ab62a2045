import * as messages from '@/messages';
import { isObject, type JsonObject } from '../../json';
import { toPointer } from '../../pointer';
import { getBranches } from './choice';
import type { Place, References } from './references';
import { toOneType } from './types';

/** One of the schema objects that hold together at one place: the schema itself, what it refers to, its `allOf`. */
export interface Source extends Place {
  schema: JsonObject;
  /** Reached by `allOf`: the schema extends this one; otherwise it is this one. */
  inherited: boolean;
}

export interface Sources {
  /** What counts most first: a schema before what it refers to or extends. */
  sources: Source[];
  /** In the order in which the document states their properties. */
  ordered: Source[];
  /** Component schemas among them, but the place itself. */
  bases: string[];
  never: boolean;
  notes: string[];
}

const limit = 400;

/**
 * Collects the schema objects that hold together at the given places.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export function collectSources(references: References, places: Place[]): Sources {
  const found: Sources = { sources: [], ordered: [], bases: [], never: false, notes: [] };
  const seen = new Set<string>();
  for (const place of places) collect(place, false);
  return found;

  function collect(start: Place, inherited: boolean): void {
    const place = references.enter(start);
    const schema = references.find(place.pointer);
    if (schema === false) found.never = true;
    if (!isObject(schema) || seen.has(place.pointer)) return;
    if (seen.size >= limit) return void found.notes.push(messages.tooManySchemas);
    seen.add(place.pointer);
    const isStart = places.some(({ pointer }) => pointer === place.pointer);
    if (isComponent(place.pointer) && !isStart) found.bases.push(place.pointer);
    const isHidden = references.isOld && typeof schema['$ref'] === 'string';
    const source = { ...place, schema: place.only ? toOneType(schema, place.only) : schema, inherited };
    if (!isHidden) found.sources.push(source);
    for (const key of Object.keys(schema)) {
      if (key === '$ref' || key === '$dynamicRef') follow(schema, place, inherited);
      else if (key === 'properties' && !isHidden) found.ordered.push(source);
      else if (key === 'allOf' && !isHidden) branch(schema, place);
      else if ((key === 'oneOf' || key === 'anyOf') && !isHidden) takeOnlyBranch(schema, key, place, inherited);
    }
    if (!isHidden && !Object.hasOwn(schema, 'properties')) found.ordered.push(source);
  }

  function follow(schema: JsonObject, place: Place, inherited: boolean): void {
    const target = references.findTarget(schema, place);
    if (target) collect({ ...target, only: place.only }, inherited);
    else found.notes.push(messages.unresolvedReference(String(schema['$ref'] ?? schema['$dynamicRef'])));
  }

  /** `anyOf: [Pet, null]` is no choice: it is a Pet that may be null. */
  function takeOnlyBranch(schema: JsonObject, mode: 'oneOf' | 'anyOf', place: Place, inherited: boolean): void {
    const [only, ...others] = getBranches(schema, mode, references, place.pointer);
    if (only !== undefined && others.length === 0) collect({ ...place, pointer: only }, inherited);
  }

  function branch(schema: JsonObject, place: Place): void {
    const branches = schema['allOf'];
    if (!Array.isArray(branches)) return;
    branches.forEach((_, index) => collect({ ...place, pointer: toPointer(place.pointer, 'allOf', index) }, true));
  }
}

/** Tells whether a pointer names a component schema. */
export function isComponent(pointer: string): boolean {
  return /^#\/components\/schemas\/[^/]+$/.test(pointer);
}
