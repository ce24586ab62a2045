import { getLineColLocation } from '@redocly/openapi-core';
import type { Place } from '@/lib/user-errors-and-mistakes';
import { findItemOrMember, findText, isObject } from '../find-members-of-parsed-json';
import { toKeys, toPointer } from '@/lib/json-pointer';
import type { FolderResolver } from './folder-resolver';
import { toShownPath } from './service-names-and-root-documents';
import { failSpec } from './spec-problem';

/** A value of a file. */
interface Target {
  file: string;
  keys: string[];
  value: unknown;
}

interface CircularReference {
  place: Place;
  reference: string;
}

/** How many references a chain may have before it counts as endless. */
const longest = 200;

/** Finds the first reference that leads back to itself, directly or through others: the library only says that there is one. */
function findCircularReference(resolver: FolderResolver): CircularReference | undefined {
  const [first] = findCircles(resolver);
  return first && toPlaced(resolver, first.start);
}

/**
 * Removes a reference of each circle in the documents that have been read, so that any value is allowed in its place. Returns the
 * removed references.
 */
export function breakCircles(resolver: FolderResolver): CircularReference[] {
  const removed: CircularReference[] = [];
  for (const { last } of findCircles(resolver)) {
    removed.push(toPlaced(resolver, last));
    resolver.removeReference(last);
  }
  return removed;
}

/**
 * Finds the references that lead back to themselves, and the last one that was followed from each. That one belongs to the circle,
 * although the first may only lead to it. Yields a reference again until its circle is broken.
 */
function* findCircles(resolver: FolderResolver): Generator<{ start: Target; last: Target }> {
  for (const { source, parsed } of resolver.getDocuments()) {
    for (const reference of getReferences(parsed)) {
      const start = { ...reference, file: source.absoluteRef };
      for (let last = findEndless(resolver, start); last; last = findEndless(resolver, start)) yield { start, last };
    }
  }
}

function toPlaced(resolver: FolderResolver, { file, keys, value }: Target): CircularReference {
  const source = resolver.getDocuments().find((document) => document.source.absoluteRef === file)?.source;
  const start = source && getLineColLocation({ source, pointer: toPointer('#', ...keys, '$ref') }).start;
  return { place: { file, line: start?.line, column: start?.col }, reference: findText(value, '$ref') ?? '' };
}

/** Lists the objects with a reference, in the order of their levels. */
function* getReferences(parsed: unknown): Generator<{ keys: string[]; value: object }> {
  const pending: { keys: string[]; value: unknown }[] = [{ keys: [], value: parsed }];
  const seen = new Set<unknown>();
  for (const { keys, value } of pending) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (findText(value, '$ref') !== undefined) yield { keys, value };
    for (const [key, child] of Object.entries(value)) pending.push({ keys: [...keys, key], value: child });
  }
}

/** Returns the last followed reference of an endless chain, which starts with an object that has a reference. */
function findEndless(resolver: FolderResolver, start: Target): Target | undefined {
  let left = longest;
  let last = start;
  follow(start);
  return left < 0 ? last : undefined;

  /** Follows references until a value is none. Returns undefined if a target is missing or the chain is endless. */
  function follow(target: Target | undefined): Target | undefined {
    let at = target;
    while (at && isObject(at.value) && typeof at.value['$ref'] === 'string') {
      left -= 1;
      if (left < 0) return undefined;
      last = at;
      at = findTarget(at.file, at.value['$ref']);
    }
    return at;
  }

  function findTarget(from: string, to: string): Target | undefined {
    const [path = '', pointer = ''] = to.split('#');
    const other = path === '' ? from : resolver.resolveExternalRef(from, path);
    let target: Target | undefined = { file: other, keys: [], value: resolver.getParsed(other) };
    for (const key of toKeys(pointer)) {
      if (left < 0 || !target) return undefined;
      // A key of the object itself comes first, then one of the object that it refers to.
      const next: Target | undefined = findItemOrMember(target.value, key) === undefined ? follow(target) : target;
      target = next && { file: next.file, keys: [...next.keys, key], value: findItemOrMember(next.value, key) };
    }
    return target;
  }
}

/**
 * Throws a UserError for a reference that leads back to itself, or through so many others that the library takes minutes to
 * follow them.
 */
export function failCircular(root: string, resolver: FolderResolver, cause?: unknown): void {
  const circular = findCircularReference(resolver);
  if (!circular) return;
  const place = { ...circular.place, file: toShownPath(root, circular.place.file) };
  failSpec(place, circularRule, `the ${toCircularWords(circular.reference)}`, circularFix, cause);
}

export const circularRule = 'circular-reference';

export const circularFix = 'Refer to an object that is not a reference.';

/** Says what is wrong with a circular reference. */
export function toCircularWords(reference: string): string {
  return `$ref "${reference}" leads back to itself, directly or through others, or through more than ${longest} references`;
}
