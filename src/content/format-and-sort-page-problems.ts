import { toMistakeText, toPlaceText, type PlacedMistake } from '@/lib/user-errors-and-mistakes';
import type { MarkdownProblem } from '@/markdown/problem';

/** A {@link MarkdownProblem} with its file. */
export type PageProblem = Pick<MarkdownProblem, 'severity'> & PlacedMistake;

/** Returns a problem that stops the build. */
export function toError(mistake: PlacedMistake): PageProblem {
  return { severity: 'error', ...mistake };
}

/** Formats a problem for the terminal and for pages in development: `error file:line:column: message`, then the fix. */
export function toProblemText({ severity, ...mistake }: PageProblem): string {
  return `${severity} ${toMistakeText(mistake)}`;
}

/** Sorts problems by place. Returns each once: a file that several pages include has the same problems on each of them. */
export function withoutCopies(problems: PageProblem[]): PageProblem[] {
  const found = new Map<string, PageProblem>();
  for (const problem of problems) {
    const key = `${toPlaceText(problem.place)} ${problem.message}`;
    if (found.get(key)?.severity !== 'error') found.set(key, problem);
  }
  return [...found.values()].sort(comparePlaces);
}

function comparePlaces({ place: left }: PageProblem, { place: right }: PageProblem): number {
  return (
    left.file.localeCompare(right.file, 'en') ||
    (left.line ?? 0) - (right.line ?? 0) ||
    (left.column ?? 0) - (right.column ?? 0)
  );
}
