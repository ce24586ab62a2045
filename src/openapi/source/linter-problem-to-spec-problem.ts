import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { groupBy } from '@/lib/lists';
import { keysOfMaps } from '../find-in-bundled-document';
import type { PlacedLocation } from './rules/markdown-problems-in-descriptions';
import { toPlainMessage } from './plain-messages';
import type { SpecProblem } from './spec-problem';
import { toShownPath, type ServiceSource } from './service-names-and-root-documents';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';

/** The maximum number of problems of each severity that are printed: locating one takes long in a large file. */
const limit = 200;

/** Converts problems of the linter to problems of this project. Those above the limit are only counted. */
export function toProblems(
  found: NormalizedProblem[],
  root: string,
  source: ServiceSource,
  isOld: boolean,
): SpecProblem[] {
  const real = found.filter((problem) => isOld || !isBooleanSchema(problem));
  if (source.isForeign) return toProblemsOfKinds(real, toKind, (first) => toProblem(first, root, source, isOld));
  return (['error', 'warning'] as const).flatMap((severity) => {
    const all = real.filter((problem) => getSeverity(problem, source) === severity);
    const shown = all.slice(0, limit).map((problem) => toProblem(problem, root, source, isOld));
    const rest = all.slice(limit);
    return rest.length === 0 ? shown : [...shown, toRest(rest, severity, root, source, isOld)];
  });
}

/** Ignores names and numbers: the author of a foreign spec has to correct its problems, not its reader. */
function toKind({ ruleId, severity, message }: NormalizedProblem): string {
  return [ruleId, severity, message.replace(/"[^"]*"|'[^']*'|`[^`]*`|\d+/g, '')].join(' ');
}

/** Returns the first problem of each kind, with the number of places. */
export function toProblemsOfKinds<Found>(
  found: Found[],
  toKindOf: (found: Found) => string,
  toOne: (first: Found) => SpecProblem,
): SpecProblem[] {
  return [...groupBy(found, toKindOf).values()].flatMap((kind) =>
    kind.slice(0, 1).map((first) => ({ ...toOne(first), ...(kind.length > 1 && { count: kind.length }) })),
  );
}

function toRest(
  rest: NormalizedProblem[],
  severity: SpecProblem['severity'],
  root: string,
  source: ServiceSource,
  isOld: boolean,
): SpecProblem {
  const list = [...groupBy(rest, getRule)].map(([rule, own]) => `${rule} ${own.length}`).join(', ');
  const [first] = rest.slice(0, 1).map((problem) => toProblem(problem, root, source, isOld));
  const { file = toShownPath(root, source.file), line = 1, column = 1 } = first ?? {};
  const message = `${rest.length} more like these: ${list}`;
  return { service: source.service, file, line, column, severity, rule: 'more', message };
}

function toProblem(found: NormalizedProblem, root: string, source: ServiceSource, isOld: boolean): SpecProblem {
  const location: (NormalizedProblem['location'][number] & Pick<PlacedLocation, 'place'>) | undefined =
    found.location[0];
  const start = location ? getLineColLocation(location).start : undefined;
  return {
    service: source.service,
    file: toShownPath(root, location ? location.source.absoluteRef : source.file),
    line: location?.place?.line ?? start?.line,
    column: location?.place?.column ?? start?.col,
    severity: getSeverity(found, source),
    rule: getRule(found),
    message: toMessage(found, isOld).replaceAll(`${root}/`, ''),
    pointer: location?.pointer,
  };
}

/** Returns the violated rule. The bundler checks only one rule, for which it reports its own name. */
function getRule({ ruleId }: NormalizedProblem): string {
  return ruleId === 'bundler' ? 'no-unresolved-refs' : ruleId;
}

/**
 * Returns the severity, which determines whether the spec can be published. Nobody who shows the spec of another project can
 * correct it, so only what would reach outside of its folder is an error there.
 */
export function getSeverity(
  found: NormalizedProblem,
  { isForeign }: Pick<ServiceSource, 'isForeign'>,
): SpecProblem['severity'] {
  const isError = found.severity === 'error' && (!isForeign || isOutside(found));
  return isError && !isInExtension(found) && !isExampleElsewhere(found) ? 'error' : 'warning';
}

/** Returns true for a reference that is not read: to a URL, to a file outside of the folder, or to one that is no text. */
function isOutside(found: NormalizedProblem): boolean {
  return getRule(found) === 'no-unresolved-refs' && !harmless.test(found.message);
}

/** The messages for a reference to a file or a value that does not exist. The page says that it is missing. */
const harmless =
  /^Can't resolve \$ref($|: there is no file |: "[^"]*" is not at |: .* refers to an anchor in another file)/;

/** Keys with maps in which a name such as `x-rate` is not an extension. A path begins with a slash. */
const maps = new Set([...keysOfMaps, 'examples']);
maps.delete('paths');

/** Returns true for a problem in an `x-` extension, whose meaning another tool defines. */
function isInExtension(found: NormalizedProblem): boolean {
  const keys = found.location[0]?.pointer?.split('/') ?? [];
  const isReference = getRule(found) === 'no-unresolved-refs';
  if (!isReference && found.ruleId !== 'struct') return false;
  return keys.some((key, index) => key.startsWith('x-') && (isReference || !maps.has(keys[index - 1] ?? '')));
}

/** Returns true for an external example value on the web, which the page links to and the build never fetches. */
function isExampleElsewhere({ location: [location], message }: NormalizedProblem): boolean {
  return message.includes(' is a URL') && /\/examples\/[^/]+(\/externalValue)?$/.test(location?.pointer ?? '');
}

/** Returns true for a boolean schema, which OpenAPI 3.1 allows but the linter does not accept everywhere. */
function isBooleanSchema(found: NormalizedProblem): boolean {
  return /Expected type `Schema` \(object\) but got `boolean`/.test(found.message);
}

/** Returns the message of a problem with the most similar names of those that the library or a rule suggests. */
function toMessage(found: NormalizedProblem, isOld: boolean): string {
  const given = toGiven(found);
  const question = toQuestion(findAllNearest(given, found.suggest.map(String)));
  const message = toPlainMessage(found, question !== '', isOld);
  // The fix of another version is better than a similar name.
  if (found.ruleId === 'struct' && / exists only in OpenAPI /.test(message)) return message;
  if (question === '') return message;
  // If the message names the nearest value, the list of all values adds nothing.
  const [, key] = /^(`[^`]+`) can be one of the following only: /.exec(found.message) ?? [];
  return `${key === undefined ? message : `${key} cannot be "${given}".`} ${question}`;
}

/** Returns the text at the location of the problem, without quotes. */
function toGiven({ location: [location] }: NormalizedProblem): string {
  if (!location) return '';
  const { start, end } = getLineColLocation(location);
  const line = location.source.body.split('\n', start.line)[start.line - 1] ?? '';
  const word = line.slice(start.col - 1, end?.line === start.line ? end.col - 1 : undefined);
  return word.trim().replace(/^(['"])(.*)\1$/, '$2');
}
