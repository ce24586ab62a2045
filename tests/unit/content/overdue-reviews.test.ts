import path from 'node:path';
import { expect, it } from 'vitest';
import { getReviewProblems } from '@/content/overdue-reviews';
import { makeFolder } from '../temporary-folder';

it('a page whose review is too long ago is reported at its day, and others are not', () => {
  const file = path.join(makeFolder({ 'a.md': '---\ntitle: A\nreviewed: 2026-01-01\n---\n' }), 'a.md');
  const old = [{ file, reviewed: '2026-01-01' }];
  expect(getReviewProblems([...old, { file }], 90, '2026-04-02')).toEqual([
    {
      severity: 'warning',
      place: { file, line: 3, column: 1 },
      message: 'the last review of this page was 91 days ago, and the limit is 90',
      fix: 'Check the page against the platform, and write reviewed: 2026-04-02.',
    },
  ]);
  expect(getReviewProblems(old, 90, '2026-04-01')).toEqual([]);
  expect(getReviewProblems(old, undefined, '2030-01-01')).toEqual([]);
});
