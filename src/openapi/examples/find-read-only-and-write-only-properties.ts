import { getEntries, isObject } from '../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import type { PendingExamples } from '../transform/context-and-pending-examples';
import type { References } from '../transform/schema/references';

export type Names = ReadonlySet<string>;

/** Finds the properties that a direction excludes: read-only ones in a request, write-only ones in a response, otherwise none. */
export class HiddenProperties {
  private readonly names = new Map<string, Names>();
  private readonly keyword: 'readOnly' | 'writeOnly' | undefined;

  constructor(
    private readonly references: References,
    direction: PendingExamples['direction'] | undefined,
  ) {
    this.keyword = direction && (direction === 'request' ? 'readOnly' : 'writeOnly');
  }

  /** Returns the properties that the direction excludes, of a schema and of the schemas that it extends. */
  getNames(pointer: string, seen = new Set<string>()): Names {
    const known = this.names.get(pointer);
    if (known) return known;
    const schema = this.references.find(pointer);
    if (!isObject(schema) || seen.has(pointer)) return new Set();
    seen.add(pointer);
    const target = this.references.findTarget(schema, { pointer, scope: {} });
    const bases = Array.isArray(schema['allOf'])
      ? schema['allOf'].map((_, index) => toPointer(pointer, 'allOf', index))
      : [];
    const names = new Set([
      ...getEntries(schema, 'properties').flatMap(([name]) =>
        this.has(toPointer(pointer, 'properties', name)) ? [name] : [],
      ),
      ...[...(target ? [target.pointer] : []), ...bases].flatMap((base) => [...this.getNames(base, seen)]),
    ]);
    this.names.set(pointer, names);
    return names;
  }

  /** Returns true if the property at a pointer is excluded, by its schema or by the target of its reference. */
  has(pointer: string): boolean {
    const { keyword } = this;
    if (keyword === undefined) return false;
    const place = this.references.findCanonical({ pointer, scope: {} });
    const own = this.references.find(pointer);
    const target = place && this.references.find(place.pointer);
    return [own, target].some((schema) => isObject(schema) && schema[keyword] === true);
  }
}
