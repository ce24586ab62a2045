import { expect, it } from 'vitest';
import type { SamplePage, SampleReport } from '@/sample-checks/check';
import { updateReports, type PageReport } from '@/sample-checks/sample-report';

it('only changed pages are checked again, removed pages are forgotten, and each page keeps its own report', async () => {
  const checked: string[][] = [];
  const check = (pages: SamplePage[]) => {
    checked.push(pages.map(({ file }) => file));
    return Promise.resolve(
      pages.map(({ text }): SampleReport => {
        const problems = [{ file: 'a.md', line: 1, column: 1, message: text }];
        return { blocks: text.length, counts: new Map([['json', text.length]]), problems };
      }),
    );
  };
  const toMessages = (reports: PageReport[]) => reports.map(({ report }) => report.problems[0]?.message);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ file: `${name}.md`, text: name })) as [
    SamplePage,
    SamplePage,
    SamplePage,
  ];
  const first = await updateReports([], [a, b], check);
  // Reports are stored as JSON.
  const stored = JSON.parse(JSON.stringify(first)) as PageReport[];
  expect(stored).toEqual(first);
  const edited = { ...a, text: 'edited' };
  const second = await updateReports(stored, [edited, c], check);
  expect(toMessages(second)).toEqual(['edited', 'c']);
  expect(second.map(({ report }) => report.counts)).toEqual([[['json', 6]], [['json', 1]]]);
  const third = await updateReports(second, [{ ...edited, segments: [] }, c], check);
  expect(await updateReports(third, [{ ...edited, segments: [] }, c], check)).toEqual(third);
  expect(checked).toEqual([['a.md', 'b.md'], ['a.md', 'c.md'], ['a.md']]);
});
