import { isWithin } from '@/lib/json-pointer';
import { lintDocument, type Config, type Document, type NormalizedProblem } from '@redocly/openapi-core';
import { toJsonText } from '../../exact-numbers';
import type { FolderResolver } from '../folder-resolver';
import { toActionProblem, type AppliedAction } from './actions-and-their-places';
import type { Overlays } from './overlays';

/**
 * Lints a bundled document after its overlays, and returns the problems that it has only after them, each at the action that brought
 * it. `reported` are the problems of the files that have been bundled.
 */
export async function lintResult(
  { source, parsed }: Document,
  { applied, before }: Overlays,
  config: Config,
  resolver: FolderResolver,
  reported: NormalizedProblem[],
): Promise<NormalizedProblem[]> {
  if (before === undefined || applied.every(({ changes }) => changes.length === 0)) return [];
  const lint = (json: string) =>
    lintDocument({ document: { source, parsed: JSON.parse(json) as never }, config, externalRefResolver: resolver });
  const toKey = ({ ruleId, message }: NormalizedProblem) => `${ruleId} ${message}`;
  const authored = new Set(reported.map(toKey));
  const found = (await lint(toJsonText(parsed))).filter((problem) => !authored.has(toKey(problem)));
  // Bundling renames components, which changes the messages of problems. Linting a large document takes seconds.
  const known = new Set(found.length === 0 ? [] : (await lint(before)).map(toKey));
  return found.flatMap((problem) => {
    const pointer = problem.location[0]?.pointer ?? '#';
    const action = findCause(applied, pointer);
    if (known.has(toKey(problem)) || !action) return [];
    const { ruleId, severity, message } = problem;
    return [toActionProblem(action, ruleId, severity, `After this action, ${pointer} has a problem: ${message}`)];
  });
}

/** Finds the last action that has changed a value, or something in it; otherwise the last one that has changed anything. */
function findCause(applied: AppliedAction[], pointer: string): AppliedAction | undefined {
  const changed = applied.filter(({ changes }) => changes.length > 0);
  const findLast = (isCause: (place: string) => boolean) =>
    changed.findLast(({ changes }) => changes.some((change) => isCause(change.pointer)));
  return (
    findLast((place) => isWithin(pointer, place)) ?? findLast((place) => isWithin(place, pointer)) ?? changed.at(-1)
  );
}
