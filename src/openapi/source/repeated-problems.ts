import { isWithin } from '@/lib/json-pointer';
import type { NormalizedProblem } from '@redocly/openapi-core';

/** A problem that another one explains, so that one mistake gives one message. */
interface Repeated {
  /** The rule of the problem, and which of its messages. */
  rule: string;
  message?: RegExp;
  /** The rules of the other problem, and which of its messages. */
  by: string[];
  byMessage?: RegExp;
  /** Whether the two problems are about one mistake; by default all are that have these rules. */
  isSame?: (problem: NormalizedProblem, other: NormalizedProblem) => boolean;
}

const repeated: Repeated[] = [
  // A misspelled name in `security`, or none, leaves the scheme unused.
  {
    rule: 'no-unused-components',
    message: /^Security scheme:/,
    by: ['security-scheme-defined', 'house/bearer-security'],
  },
  // A misspelled server variable leaves the right one unused.
  { rule: 'server-variable-used', by: ['server-variable-defined'], isSame: isIn(2) },
  // A misspelled path parameter is missing from each operation of the path.
  {
    rule: 'path-parameters-defined',
    message: /does not define the path parameter/,
    by: ['path-parameters-defined'],
    byMessage: /is not used in the path/,
    isSame: (problem, other) => toPath(problem) === toPath(other),
  },
  // A key without effect follows from a misspelled type.
  {
    rule: 'struct',
    message: /^The field `[^`]+` is not allowed here/,
    by: ['struct'],
    byMessage: /^`type` can be one of/,
    isSame: isSibling('type'),
  },
  {
    rule: 'struct',
    message: /^`type` can be one of/,
    by: ['schema-keywords'],
    byMessage: /^A list of types/,
    isSame: isBelow,
  },
  // Values cannot have a type that is wrong itself.
  { rule: 'no-enum-type-mismatch', by: ['struct', 'schema-keywords'], isSame: isOfType },
  { rule: 'no-duplicated-enum-values', by: ['no-enum-type-mismatch'], isSame: isSibling('enum') },
  // A response without a valid status is none.
  { rule: 'operation-2xx-response', by: ['response-status'], isSame: isBelow },
  // A missing description cannot say that there is no body.
  {
    rule: 'house/response-body',
    by: ['struct'],
    byMessage: /^The field `description` must be present/,
    isSame: isBelow,
  },
  // Paths that differ only in the names of parameters are ambiguous.
  { rule: 'no-ambiguous-paths', by: ['no-identical-paths'], isSame: isBelow },
];

/** Removes problems that only repeat another one: with the same message in all operations of a path, or in other words. */
export function withoutRepeated(found: NormalizedProblem[]): NormalizedProblem[] {
  const seen = new Set<string>();
  return found.filter((problem) => {
    const key = problem.ruleId === 'path-parameters-defined' ? `${getFile(problem)} ${problem.message}` : undefined;
    if (key !== undefined && seen.has(key)) return false;
    if (key !== undefined) seen.add(key);
    return !repeated.some((entry) => isRepeated(problem, entry, found));
  });
}

function isRepeated(problem: NormalizedProblem, entry: Repeated, found: NormalizedProblem[]): boolean {
  if (entry.rule !== problem.ruleId || !(entry.message?.test(problem.message) ?? true)) return false;
  return found.some(
    (other) =>
      other !== problem &&
      entry.by.includes(other.ruleId) &&
      (entry.byMessage?.test(other.message) ?? true) &&
      (entry.isSame?.(problem, other) ?? true),
  );
}

function getFile({ location: [location] }: NormalizedProblem): string {
  return location?.source.absoluteRef ?? '';
}

function getPointer({ location: [location] }: NormalizedProblem): string {
  return location?.pointer ?? '';
}

/** Compares the files and the first keys of the pointers. */
function isIn(count: number): NonNullable<Repeated['isSame']> {
  const toStart = (problem: NormalizedProblem) =>
    [
      getFile(problem),
      ...getPointer(problem)
        .split('/')
        .slice(0, count + 1),
    ].join('/');
  return (problem, other) => toStart(problem) === toStart(other);
}

/** Returns true if the other problem is at a key of the same object. */
function isSibling(key: string): NonNullable<Repeated['isSame']> {
  return (problem, other) => {
    const parent = getPointer(problem).replace(new RegExp(`/(${key}/)?[^/]*$`), '');
    return getFile(problem) === getFile(other) && isWithin(getPointer(other), `${parent}/${key}`);
  };
}

/** Returns true if the other problem is at the `type` of the schema whose `enum` has the value. */
function isOfType(problem: NormalizedProblem, other: NormalizedProblem): boolean {
  const schema = getPointer(problem).replace(/\/enum(\/\d+)?$/, '');
  return getFile(problem) === getFile(other) && getPointer(other) === `${schema}/type`;
}

/** Returns true if the other problem is at the same place or below. */
function isBelow(problem: NormalizedProblem, other: NormalizedProblem): boolean {
  return getFile(problem) === getFile(other) && isWithin(getPointer(other), getPointer(problem));
}

function toPath({ message }: NormalizedProblem): string | undefined {
  return /path `([^`]+)`\.?$/.exec(message)?.[1];
}
