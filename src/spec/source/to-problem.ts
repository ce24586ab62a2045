import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { fatalRules } from './lint-config';
import type { Problem } from './problem';
import { toShownPath, type ServiceSource } from './service-folder';
import { findAllNearest, toQuestion } from '@/lib/nearest';

/** So many of each severity are looked up and printed one by one: finding a place takes long in a large file. */
const limit = 200;

/** Turns the linter's problems into ours; the ones past a limit are counted. */
export function toProblems(found: NormalizedProblem[], root: string, source: ServiceSource): Problem[] {
  const real = found.filter((problem) => !isBooleanSchema(problem));
  return (['error', 'warning'] as const).flatMap((severity) => {
    const all = real.filter((problem) => getSeverity(problem, source) === severity);
    const shown = all.slice(0, limit).map((problem) => toProblem(problem, root, source));
    const rest = all.slice(limit);
    return rest.length === 0 ? shown : [...shown, toRest(rest, severity, root, source)];
  });
}

function toRest(
  rest: NormalizedProblem[],
  severity: Problem['severity'],
  root: string,
  source: ServiceSource,
): Problem {
  const counts = new Map<string, number>();
  for (const problem of rest) counts.set(getRule(problem), (counts.get(getRule(problem)) ?? 0) + 1);
  const list = [...counts].map(([rule, count]) => `${rule} ${count}`).join(', ');
  const file = toShownPath(root, source.file);
  return { service: source.service, file, severity, rule: 'more', message: `${rest.length} more like these: ${list}` };
}

function toProblem(found: NormalizedProblem, root: string, source: ServiceSource): Problem {
  const location = found.location[0];
  const start = location ? getLineColLocation(location).start : undefined;
  return {
    service: source.service,
    file: toShownPath(root, location ? location.source.absoluteRef : source.file),
    line: start?.line,
    column: start?.col,
    severity: getSeverity(found, source),
    rule: getRule(found),
    message: toMessage(found).replaceAll(`${root}/`, ''),
    pointer: location?.pointer,
  };
}

/** The rule that was broken: the bundler has no name for its only one. */
function getRule({ ruleId }: NormalizedProblem): string {
  return ruleId === 'bundler' ? 'no-unresolved-refs' : ruleId;
}

/** Tells whether a problem forbids to publish the spec. */
export function getSeverity(found: NormalizedProblem, { isForeign }: ServiceSource): Problem['severity'] {
  const isError = found.severity === 'error' && (!isForeign || fatalRules.includes(getRule(found)));
  return isError && !isReferenceInExtension(found) && !isExampleElsewhere(found) ? 'error' : 'warning';
}

/** A reference in an `x-` extension belongs to some other tool: what it means is not ours to judge. */
function isReferenceInExtension(found: NormalizedProblem): boolean {
  const keys = found.location[0]?.pointer?.split('/') ?? [];
  return getRule(found) === 'no-unresolved-refs' && keys.some((key) => key.startsWith('x-'));
}

/** The value of an example may be on the web: it is linked, and never fetched. */
function isExampleElsewhere({ location: [location], message }: NormalizedProblem): boolean {
  return message.includes(' is a URL') && /\/examples\/[^/]+(\/externalValue)?$/.test(location?.pointer ?? '');
}

/** OpenAPI 3.1 allows `true` and `false` as schemas; the linter does not know that everywhere. */
function isBooleanSchema(found: NormalizedProblem): boolean {
  return /Expected type `Schema[^`]*` \(object\) but got `boolean`/.test(found.message);
}

/** What a problem says, with what may have been meant: the nearest of what the library or a rule offers. */
function toMessage(found: NormalizedProblem): string {
  const { message, suggest } = found;
  const given = toGiven(found);
  const question = toQuestion(findAllNearest(given, suggest));
  if (question === '') return message;
  // With the nearest value at hand the list of all of them says nothing more.
  const [, key] = /^(`[^`]+`) can be one of the following only: /.exec(message) ?? [];
  return `${key === undefined ? message : `${key} cannot be "${given}".`} ${question}`;
}

/** The word that the problem is about, as it is in the file. */
function toGiven({ location: [location] }: NormalizedProblem): string {
  if (!location) return '';
  const { start, end } = getLineColLocation(location);
  const line = location.source.body.split('\n', start.line)[start.line - 1] ?? '';
  const word = line.slice(start.col - 1, end?.line === start.line ? end.col - 1 : undefined);
  return word.trim().replace(/^(['"])(.*)\1$/, '$2');
}
