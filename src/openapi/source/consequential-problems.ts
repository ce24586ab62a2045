import { unparsed } from './plain-messages';
import type { NormalizedProblem } from '@redocly/openapi-core';
import { findNearest } from '@/lib/nearest-names';
import { withoutRepeated } from './repeated-problems';
import { uncheckedRule } from './rules/guard-rules-and-filter-problems';

/** Rules that follow references and report a missing target as a separate problem. */
const throughReferences = new Set([
  'content-keys',
  'discriminator-default',
  'discriminator-mapping',
  'link-target',
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
  'no-required-schema-properties-undefined',
  'no-schema-type-mismatch',
  'no-unused-components',
  'path-parameters-defined',
  'security-defined',
  'security-scheme-defined',
  'security-scopes',
  'security-scopes-defined',
]);

const unresolved = "Can't resolve $ref";
/** The start of a message for an example whose schema cannot be used for validation. */
const unchecked = 'Example validation errored: ';

/**
 * Removes problems that only follow from another one: the consequences of a broken reference, references to a file that
 * cannot be parsed, examples of an unusable schema, and a missing key that is only misspelled. Genuine problems among
 * them appear once the cause is corrected.
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
  return (
    withoutRepeated(found)
      .filter((problem) => !misspelled.some((key) => isOfMissing(problem, key)))
      .filter(({ message }) => !reasons.has(message))
      .filter((problem) => !(isBroken && isThroughReferences(problem)))
      .filter(({ message }) => !(isUnusable && message.startsWith(unchecked)))
      // The reference to a member that every object of JavaScript has is reported itself.
      .filter(({ message }) => !message.includes('but got `function`'))
      // Most objects that a rule cannot check have an error that another rule reports.
      .filter(({ ruleId }) => !(ruleId === uncheckedRule && found.some(isError)))
  );
}

function isThroughReferences({ ruleId, message }: NormalizedProblem): boolean {
  // The bundler reports that a component differs from one that it could not read.
  return throughReferences.has(ruleId) || (ruleId === 'bundler' && !message.startsWith(unresolved));
}

/** The key that the author of a misspelled one meant, and the object that lacks that key. */
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

/** Returns true for a problem at the missing key, or at the object that lacks it if the message names the key. */
function isOfMissing({ message, location: [location] }: NormalizedProblem, { file, pointer, name }: MeantKey): boolean {
  if (location?.source.absoluteRef !== file) return false;
  return location.pointer === `${pointer}/${name}` || (location.pointer === pointer && message.includes(`\`${name}\``));
}
