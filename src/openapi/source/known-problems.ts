import { z } from 'zod';
import { findAllNearest, toQuestion } from '@/lib/nearest-names';
import { readListFile } from './read-list-file';

const entry = z.strictObject({
  service: z.string(),
  rule: z.string(),
  /** The JSON pointer in the file. Without it, the entry applies to the rule at any location of the service. */
  location: z.string().optional(),
  reason: z.string().min(1),
});
const fix = 'An entry has the keys service, rule, and reason, and location if the rule may fail elsewhere.';

/** A problem that the owner of the API accepts, with the reason. */
export type KnownProblem = z.infer<typeof entry>;

/** What can be accepted: a problem of a spec, or a change between two specs. */
interface Acceptable {
  service: string;
  rule: string;
  pointer?: string;
}

/**
 * Loads `openapi/known-problems.yaml`, which lists all accepted problems, or another file with such entries. If `rules` is given,
 * refuses the ids of other rules.
 */
export function loadKnownProblems(
  root: string,
  name = 'known-problems.yaml',
  rules?: string[],
): Promise<KnownProblem[]> {
  return readListFile(root, name, rules ? entry.extend({ rule: toRuleId(rules) }) : entry, fix);
}

function toRuleId(rules: string[]): z.ZodType<string> {
  return z.string().superRefine((rule, context) => {
    if (rules.includes(rule)) return;
    const params = { fix: toQuestion(findAllNearest(rule, rules)) || 'docs/api-changes.md lists the rules.' };
    context.addIssue({ code: 'custom', message: `there is no rule "${rule}"`, params });
  });
}

/** Adds the reason to accepted problems. An error without an entry still prevents output. */
export function toKnown<Item extends Acceptable>(
  problems: Item[],
  known: KnownProblem[],
): (Item & { known?: string })[] {
  return problems.map((problem) => {
    const entry = known.find((candidate) => matches(candidate, problem));
    return entry ? { ...problem, known: entry.reason } : problem;
  });
}

/** Finds the entries of the given services that no longer match a problem. */
export function findStale(problems: Acceptable[], known: KnownProblem[], services: string[]): KnownProblem[] {
  return known.filter(
    (entry) => services.includes(entry.service) && !problems.some((problem) => matches(entry, problem)),
  );
}

function matches(entry: KnownProblem, problem: Acceptable): boolean {
  const location = entry.location?.replace(/^#/, '');
  return (
    entry.service === problem.service &&
    entry.rule === problem.rule &&
    (location === undefined || location === problem.pointer?.replace(/^#/, ''))
  );
}
