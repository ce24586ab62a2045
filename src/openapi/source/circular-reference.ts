import { getLineColLocation, type Document } from '@redocly/openapi-core';
import type { Place } from '@/lib/fail';
import { findMember, findText, isObject } from '../json';
import { toKeys, toPointer } from '../pointer';
import type { FolderResolver } from './folder-resolver';

/** A value of a file. */
interface Target {
  file: string;
  value: unknown;
}

/** How many references a chain may have before it counts as endless. */
export const longest = 200;

/** Finds the first reference that leads back to itself, directly or through others: the library only says that there is one. */
export function findCircularReference(resolver: FolderResolver): { place: Place; reference: string } | undefined {
  for (const document of resolver.getDocuments()) {
    const file = document.source.absoluteRef;
    for (const { pointer, reference } of getReferences(document)) {
      if (!isEndless(resolver, file, reference)) continue;
      const location = { source: document.source, pointer: toPointer(pointer, '$ref') };
      const { line, col } = getLineColLocation(location).start;
      return { place: { file, line, column: col }, reference };
    }
  }
  return undefined;
}

/** Lists the references of a document in the order of their levels. */
function* getReferences({ parsed }: Document): Generator<{ pointer: string; reference: string }> {
  const pending: { pointer: string; value: unknown }[] = [{ pointer: '#', value: parsed }];
  const seen = new Set<unknown>();
  for (const { pointer, value } of pending) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const reference = findText(value, '$ref');
    if (reference !== undefined) yield { pointer, reference };
    for (const [key, child] of Object.entries(value)) pending.push({ pointer: toPointer(pointer, key), value: child });
  }
}

function isEndless(resolver: FolderResolver, file: string, reference: string): boolean {
  let left = longest;
  follow({ file, value: { $ref: reference } });
  return left < 0;

  /** Follows references until a value is none. Returns undefined if a target is missing or the chain is endless. */
  function follow(target: Target | undefined): Target | undefined {
    let at = target;
    while (at && isObject(at.value) && typeof at.value['$ref'] === 'string') {
      left -= 1;
      if (left < 0) return undefined;
      at = findTarget(at.file, at.value['$ref']);
    }
    return at;
  }

  function findTarget(from: string, to: string): Target | undefined {
    const [path = '', pointer = ''] = to.split('#');
    const other = path === '' ? from : resolver.resolveExternalRef(from, path);
    let target: Target | undefined = { file: other, value: resolver.getParsed(other) };
    for (const key of toKeys(pointer)) {
      if (left < 0 || !target) return undefined;
      // A key of the object itself comes first, then one of the object that it refers to.
      const found = getChild(target.value, key);
      const next: Target | undefined = found === undefined ? follow(target) : target;
      target = next && { file: next.file, value: getChild(next.value, key) };
    }
    return target;
  }
}

function getChild(value: unknown, key: string): unknown {
  return Array.isArray(value) ? (value[Number(key)] as unknown) : findMember(value, key);
}
