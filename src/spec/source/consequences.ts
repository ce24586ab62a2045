import type { NormalizedProblem } from '@redocly/openapi-core';

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
 * parsed, every reference to it; where a schema is none, its examples. What is true of it is found once the cause is mended.
 */
export function withoutConsequences(
  found: NormalizedProblem[],
  isError: (problem: NormalizedProblem) => boolean,
): NormalizedProblem[] {
  const syntax = found.filter(({ message }) => message.startsWith(unparsed));
  const reasons = new Set(syntax.map(({ message }) => `${unresolved}: ${message.slice(unparsed.length)}`));
  const isUnusable = found.some(({ ruleId }) => ruleId === 'all-of-cycle' || ruleId === 'struct');
  const isBroken = found.some((problem) => problem.message.startsWith(unresolved) && isError(problem));
  return found
    .filter(({ message }) => !reasons.has(message))
    .filter((problem) => !(isBroken && isThroughReferences(problem)))
    .filter(({ message }) => !(isUnusable && message.startsWith(unchecked)))
    .map((problem) => (syntax.includes(problem) ? toSyntaxProblem(problem) : problem));
}

function isThroughReferences({ ruleId, message }: NormalizedProblem): boolean {
  // The bundler compares a component with the one that it could not read.
  return throughReferences.has(ruleId) || (ruleId === 'bundler' && !message.startsWith(unresolved));
}

function toSyntaxProblem(problem: NormalizedProblem): NormalizedProblem {
  const message = `${toSyntaxMessage(problem.message.slice(unparsed.length))}. Look at the indentation, quotes and brackets here and just before.`;
  return { ...problem, ruleId: 'yaml-syntax', message };
}

/** What the parser says, without the place that it repeats. */
export function toSyntaxMessage(message: string): string {
  return message.replace(/ in "[^"]*" \(\d+:\d+\)$/, '');
}
