import type { NormalizedProblem } from '@redocly/openapi-core';
import { findAllNearest, toQuestion } from '@/lib/nearest';
import { findMember, findText, isObject } from '../json';
import { toKeys, toPointer } from '../pointer';
import type { FolderResolver } from './folder-resolver';

/** What the library says of a reference whose file is there, and nothing at its pointer: no more than this. */
const silent = "Can't resolve $ref";

/** Says which key of a reference's pointer is missing, where, and which one may have been meant. */
export function nameMissing(problem: NormalizedProblem, resolver: FolderResolver): NormalizedProblem {
  const [location] = problem.location;
  if (problem.message !== silent || location?.pointer === undefined) return problem;
  const { absoluteRef } = location.source;
  const node = toKeys(location.pointer)
    .filter((key) => key !== '')
    .reduce(getChild, resolver.getParsed(absoluteRef));
  const reference = typeof node === 'string' ? node : (findText(node, '$ref') ?? '');
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? absoluteRef : resolver.resolveExternalRef(absoluteRef, file);
  const missing = findMissing(resolver.getParsed(target), toKeys(`#${pointer}`));
  if (!missing) return problem;
  const near = toQuestion(findAllNearest(missing.key, missing.known));
  const message = `${silent}: "${missing.key}" is not at ${missing.place} of ${target}. ${near}`.trim();
  return { ...problem, message };
}

/** The first key of a pointer that leads nowhere, and those that stand there. */
function findMissing(root: unknown, keys: string[]): { key: string; place: string; known: string[] } | undefined {
  let value = root;
  for (const [index, key] of keys.entries()) {
    const child = getChild(value, key);
    if (child === undefined)
      return { key, place: toPointer('#', ...keys.slice(0, index)), known: isObject(value) ? Object.keys(value) : [] };
    value = child;
  }
  return undefined;
}

function getChild(value: unknown, key: string): unknown {
  return Array.isArray(value) ? (value[Number(key)] as unknown) : findMember(value, key);
}
