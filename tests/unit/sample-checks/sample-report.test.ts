import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SamplePage, SampleReport } from '@/sample-checks/check';
import { loadReports } from '@/sample-checks/sample-report';

const root = mkdtempSync(path.join(tmpdir(), 'reports-'));

it('only changed pages are checked again, all of them if other inputs change, and each page keeps its own report', async () => {
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
  const load = async (pages: SamplePage[], inputs = 'specs') =>
    (await loadReports(pages, inputs, check, root)).map(({ counts, problems }) => [counts, problems[0]?.message]);
  const [a, b, c] = ['a', 'bb', 'ccc'].map((name) => ({ file: `${name}.md`, text: name })) as [
    SamplePage,
    SamplePage,
    SamplePage,
  ];
  await load([a, b]);
  const edited = { ...a, text: 'edited' };
  const expected = [
    [[['json', 6]], 'edited'],
    [[['json', 3]], 'ccc'],
  ];
  expect(await load([edited, c])).toEqual(expected);
  expect(await load([edited, c])).toEqual(expected);
  expect(await load([{ ...edited, segments: [] }, c])).toEqual(expected);
  expect(await load([edited, c], 'other specs')).toEqual(expected);
  expect(checked).toEqual([['a.md', 'bb.md'], ['a.md', 'ccc.md'], ['a.md'], ['a.md', 'ccc.md']]);
  rmSync(root, { recursive: true });
});
