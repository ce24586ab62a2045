import type { NormalizedProblem } from '@redocly/openapi-core';
import { findNearest } from '@/lib/nearest';

/** Rules that look through references, and take what they do not find there for a fault. */
const throughReferences = new Set([
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
  'no-required-schema-properties-undefined',
  'no-schema-type-mismatch',
  'no-unused-components',
  'path-parameters-defined',
  'security-defined',
  'security-scopes-defined',
]);

const unresolved = "Can't resolve $ref";
const unparsed = 'Failed to parse: ';
/** Of an example: its schema is none that values can be checked against. */
const unchecked = 'Example validation errored: ';

/**
 * Leaves out what only follows from another problem: where a reference leads nowhere, what is said of its target; where a file cannot be
 * parsed, every reference to it; where a schema is none, its examples; where a key is misspelled, that the right one is missing. What
 * is true of it is found once the cause is corrected.
 */
export function withoutConsequences(
  found: NormalizedProblem[],
  isError: (problem: NormalizedProblem) => boolean,
): NormalizedProblem[] {
  const syntax = found.filter(({ message }) => message.startsWith(unparsed));
  const reasons = new Set(syntax.map(({ message }) => `${unresolved}: ${message.slice(unparsed.length)}`));
  const isUnusable = found.some(({ ruleId }) => ruleId === 'all-of-cycle' || ruleId === 'struct');
  const isBroken = found.some((problem) => problem.message.startsWith(unresolved) && isError(problem));
  const misspelled = found.flatMap(findMisspelled);
  return found
    .filter((problem) => !misspelled.some((key) => isOfMissing(problem, key)))
    .filter(({ message }) => !reasons.has(message))
    .filter((problem) => !(isBroken && isThroughReferences(problem)))
    .filter(({ message }) => !(isUnusable && message.startsWith(unchecked)))
    .map((problem) => (syntax.includes(problem) ? toSyntaxProblem(problem) : problem));
}

function isThroughReferences({ ruleId, message }: NormalizedProblem): boolean {
  // The bundler compares a component with the one that it could not read.
  return throughReferences.has(ruleId) || (ruleId === 'bundler' && !message.startsWith(unresolved));
}

/** A key that was meant, and the object that lacks it. */
interface MeantKey {
  file: string;
  pointer: string;
  name: string;
}

function findMisspelled({ message, suggest, location: [location] }: NormalizedProblem): MeantKey[] {
  const [, key = ''] = /^Property `([^`]+)` is not expected here/.exec(message) ?? [];
  const name = findNearest(key, suggest);
  if (name === undefined || location?.pointer === undefined) return [];
  return [{ file: location.source.absoluteRef, pointer: location.pointer.replace(/\/[^/]*$/, ''), name }];
}

/** True for what is said of the key where it should be, or of the object that it lacks the key. */
function isOfMissing({ message, location: [location] }: NormalizedProblem, { file, pointer, name }: MeantKey): boolean {
  if (location?.source.absoluteRef !== file) return false;
  return location.pointer === `${pointer}/${name}` || (location.pointer === pointer && message.includes(`\`${name}\``));
}

function toSyntaxProblem(problem: NormalizedProblem): NormalizedProblem {
  const message = `${toSyntaxMessage(problem.message.slice(unparsed.length))}. Look at the indentation, quotes and brackets here and just before.`;
  return { ...problem, ruleId: 'yaml-syntax', message };
}

/** What the parser says, without the place that it repeats. */
export function toSyntaxMessage(message: string): string {
  return message.replace(/ in "[^"]*" \(\d+:\d+\)$/, '');
}
