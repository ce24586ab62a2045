import { findFieldOfFile } from './front-matter';
import type { Page } from './page-types';
import type { PageProblem } from './format-and-sort-page-problems';

const day = 24 * 60 * 60 * 1000;

/** Finds the pages whose last review was more than some days before a day (`2026-05-31`). Pages without a review are left alone. */
export function getReviewProblems(
  pages: Pick<Page, 'file' | 'reviewed'>[],
  days: number | undefined,
  today = new Date().toISOString().slice(0, 10),
): PageProblem[] {
  if (days === undefined) return [];
  return pages.flatMap(({ file, reviewed }): PageProblem[] => {
    const age = reviewed === undefined ? 0 : Math.round((Date.parse(today) - Date.parse(reviewed)) / day);
    if (age <= days) return [];
    return [
      {
        severity: 'warning',
        place: findFieldOfFile(file, 'reviewed'),
        message: `the last review of this page was ${age} days ago, and the limit is ${days}`,
        fix: `Check the page against the platform, and write reviewed: ${today}.`,
      },
    ];
  });
}
