import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { findAllNearest, toQuestion } from '@/lib/nearest';

/** What a problem says, with what may have been meant: the nearest of what the library or a rule offers. */
export function toMessage(found: NormalizedProblem): string {
  const { message, suggest } = found;
  const given = toGiven(found);
  const question = toQuestion(findAllNearest(given, suggest));
  if (question === '') return message;
  // With the nearest value at hand the list of all of them says nothing more.
  const [, key] = /^(`[^`]+`) can be one of the following only: /.exec(message) ?? [];
  return `${key === undefined ? message : `${key} cannot be "${given}".`} ${question}`;
}

/** The word that the problem is about, as it stands in the file. */
function toGiven({ location: [location] }: NormalizedProblem): string {
  if (!location) return '';
  const { start, end } = getLineColLocation(location);
  const line = location.source.body.split('\n', start.line)[start.line - 1] ?? '';
  const word = line.slice(start.col - 1, end?.line === start.line ? end.col - 1 : undefined);
  return word.trim().replace(/^(['"])(.*)\1$/, '$2');
}
