import { isWithin } from '@/lib/json-pointer';
import type { NormalizedProblem } from '@redocly/openapi-core';
import { basename } from 'node:path';
import { isEqual } from '../../equal-values';
import { toActionPlace, toActionProblem, type AppliedAction } from './actions-and-their-places';

/** Warns about each action that changes or removes what an action of another overlay has written. */
export function toConflicts(applied: AppliedAction[]): NormalizedProblem[] {
  const written: { pointer: string; after: unknown; action: AppliedAction }[] = [];
  return applied.flatMap((action) => {
    const found = new Set<string>();
    for (const { pointer, after } of action.changes) {
      const earlier = written.findLast(
        (other) =>
          other.action.overlay !== action.overlay &&
          (other.pointer === pointer
            ? !isEqual(other.after, after)
            : after === undefined && isWithin(other.pointer, pointer)),
      );
      if (earlier)
        found.add(`${basename(earlier.action.overlay.source.absoluteRef)}:${toActionPlace(earlier.action).line}`);
    }
    for (const { pointer, after } of action.changes) if (after !== undefined) written.push({ pointer, after, action });
    return [...found].map((place) =>
      toActionProblem(
        action,
        'overlay-conflict',
        'warn',
        `This action replaces or removes what ${place} writes. Keep one of them, or the order of the names decides.`,
      ),
    );
  });
}
