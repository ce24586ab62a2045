import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { fail } from '@/lib/fail';
import type { SpecProblem } from './problem';

const schema = z.array(
  z.strictObject({
    service: z.string(),
    rule: z.string(),
    /** The JSON pointer in the file. Without it, the entry applies to the rule at any location of the service. */
    location: z.string().optional(),
    reason: z.string().min(1),
  }),
);

/** A problem that the owner of the API accepts, with the reason. */
export type KnownProblem = z.infer<typeof schema>[number];

/** Loads `openapi/known-problems.yaml`, which lists all accepted problems, or another file with such entries. */
export async function loadKnownProblems(root: string, name = 'known-problems.yaml'): Promise<KnownProblem[]> {
  const file = join('openapi', name);
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const result = schema.safeParse(parse(text) ?? []);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return fail(`entry ${issue?.path.join('.')}: ${issue?.message}`, {
    place: { file },
    fix: 'An entry has the keys service, rule, and reason, and location if the rule may fail elsewhere.',
  });
}

/** Adds the reason to accepted problems. An error without an entry still prevents output. */
export function toKnown(problems: SpecProblem[], known: KnownProblem[]): SpecProblem[] {
  return problems.map((problem) => {
    const entry = known.find((candidate) => matches(candidate, problem));
    return entry ? { ...problem, known: entry.reason } : problem;
  });
}

/** Finds the entries of the given services that no longer match a problem. */
export function findStale(problems: SpecProblem[], known: KnownProblem[], services: string[]): KnownProblem[] {
  return known.filter(
    (entry) => services.includes(entry.service) && !problems.some((problem) => matches(entry, problem)),
  );
}

function matches(entry: KnownProblem, problem: SpecProblem): boolean {
  const location = entry.location?.replace(/^#/, '');
  return (
    entry.service === problem.service &&
    entry.rule === problem.rule &&
    (location === undefined || location === problem.pointer?.replace(/^#/, ''))
  );
}
