import { lintDocument, type Config, type Document, type NormalizedProblem } from '@redocly/openapi-core';
import { toJsonText } from '../../exact-numbers';
import type { FolderResolver } from '../folder-resolver';
import { toActionProblem, type AppliedAction } from './action';
import { isWithin } from './changes';

/**
 * Lints a bundled document after its overlays, and returns the problems that its sources do not have, each at the action that
 * brought it.
 */
export async function lintResult(
  bundled: Document,
  applied: AppliedAction[],
  { linted, config, resolver }: { linted: NormalizedProblem[]; config: Config; resolver: FolderResolver },
): Promise<NormalizedProblem[]> {
  if (applied.every(({ changes }) => changes.length === 0)) return [];
  const toKey = ({ ruleId, message }: NormalizedProblem) => `${ruleId} ${message}`;
  const known = new Set(linted.map(toKey));
  const document = { source: bundled.source, parsed: JSON.parse(toJsonText(bundled.parsed)) as never };
  const found = await lintDocument({ document, config, externalRefResolver: resolver });
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
