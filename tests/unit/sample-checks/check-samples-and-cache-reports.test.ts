import { expect, it } from 'vitest';
import type { SamplePage, SampleReport } from '@/sample-checks/check-code-blocks';
import { loadReports } from '@/sample-checks/check-samples-and-cache-reports';
import { makeFolder } from '../temporary-folder';

const root = makeFolder();

it('only changed pages are checked again, all of them if other inputs change, and each page keeps its own report', async () => {
  const checked: string[][] = [];
  const check = (pages: SamplePage[]) => {
    checked.push(pages.map(({ file }) => file));
    return Promise.resolve(
      pages.map(({ blocks: [block] }): SampleReport => {
        const text = block?.code ?? '';
        const problems = [{ file: 'a.md', line: 1, column: 1, message: text }];
        return { blocks: text.length, counts: new Map([['json', text.length]]), problems };
      }),
    );
  };
  const load = async (pages: SamplePage[], inputs = 'specs') =>
    (await loadReports(pages, inputs, check, root)).map(({ counts, problems }) => [counts, problems[0]?.message]);
  const toPage = (name: string, code = name): SamplePage => {
    const file = `${name}.md`;
    return { file, blocks: [{ file, line: 1, column: 1, lang: 'json', code, isSdk: false }] };
  };
  const [a, b, c] = [toPage('a'), toPage('bb'), toPage('ccc')];
  await load([a, b]);
  const edited = toPage('a', 'edited');
  const expected = [
    [[['json', 6]], 'edited'],
    [[['json', 3]], 'ccc'],
  ];
  expect(await load([edited, c])).toEqual(expected);
  expect(await load([edited, c])).toEqual(expected);
  expect(await load([toPage('a', 'edited'), c])).toEqual(expected);
  expect(await load([edited, c], 'other specs')).toEqual(expected);
  expect(checked).toEqual([
    ['a.md', 'bb.md'],
    ['a.md', 'ccc.md'],
    ['a.md', 'ccc.md'],
  ]);
});
