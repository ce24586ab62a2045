import { isObject } from '../../json-members';
import { toPointer } from '../../pointer';

/** A value that an action sets, adds, or removes. */
export interface Change {
  pointer: string;
  /** Undefined if the value is new. */
  before?: unknown;
  /** Undefined if the value is removed. */
  after?: unknown;
}

/** Returns what an update changes at a target, as the Overlay Specification says: objects are merged, and lists get items. */
export function toUpdates(pointer: string, node: unknown, update: unknown): Change[] {
  if (Array.isArray(node)) {
    const items: unknown[] = Array.isArray(update) ? update : [update];
    return items.map((after, index) => ({ pointer: toPointer(pointer, node.length + index), after }));
  }
  if (isObject(node) && isObject(update))
    return Object.entries(update).flatMap(([key, after]): Change[] =>
      Object.hasOwn(node, key) && typeof node[key] === 'object' && node[key] !== null
        ? toUpdates(toPointer(pointer, key), node[key], after)
        : toChange(toPointer(pointer, key), node, key, after),
    );
  return node === update ? [] : [{ pointer, before: node, after: update }];
}

function toChange(pointer: string, node: Record<string, unknown>, key: string, after: unknown): Change[] {
  const before = Object.hasOwn(node, key) ? node[key] : undefined;
  return before === after ? [] : [{ pointer, before, after }];
}

/** Returns true if a pointer is that of a value or of something in it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
