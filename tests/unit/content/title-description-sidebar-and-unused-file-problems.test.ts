import path from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from '@/content/page-types';
import {
  getHeadProblems,
  getOrphans,
  getUnusedFiles,
} from '@/content/title-description-sidebar-and-unused-file-problems';
import { toProblemText, type PageProblem } from '@/content/format-and-sort-page-problems';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

const root = makeFolder();
const long = 'Says in a whole sentence what readers find on this page.';

function write(file: string, text = ''): string {
  const target = path.join(root, file);
  writeFile(target, text);
  return target;
}

function toPage(name: string, rest: Partial<Page> = {}): Page {
  const head = { title: name, description: long, ...rest };
  const file = write(`${name}.md`, `---\ntitle: ${head.title}\ndescription: ${head.description}\n---\n`);
  return { id: name, slug: name, path: `/${name}/`, file, docs: { area: 'a', version: '1', isLatest: true }, ...head };
}

const toTexts = (problems: PageProblem[]) =>
  problems.map((problem) => toProblemText(problem).replaceAll(`${root}/`, ''));

it('reports short descriptions, and titles that two pages of one version and language have', () => {
  const pages = [
    toPage('one', { description: 'Short.' }),
    toPage('two', { title: 'one' }),
    toPage('three', { title: 'one', locale: 'de' }),
    toPage('four', { title: 'one', docs: { area: 'a', version: '0', isLatest: false } }),
  ];
  expect(toTexts(getHeadProblems(pages))).toEqual([
    'warning one.md:3:1: the description has 6 characters\n  Say in a sentence of 50 to 160 characters what readers find here: search results show it.',
    'warning two.md:2:1: the title "one" is also that of one.md\n  Give each page its own: tabs and search results show only the title.',
  ]);
});

it('reports listed pages of the latest version to which nothing leads', () => {
  const pages = [
    toPage('lost'),
    toPage('found'),
    toPage('hidden', { unlisted: true }),
    toPage('generic', { docs: undefined }),
    toPage('old', { docs: { area: 'a', version: '0', isLatest: false } }),
  ];
  expect(toTexts(getOrphans(pages, new Set(['/found/'])))).toEqual([
    "warning lost.md:2:1: no sidebar and no menu leads to this page\n  Add 'lost' to a sidebar in src/site.config.ts, or write unlisted: true.",
  ]);
});

it('reports images and includes that no page uses', () => {
  for (const file of [
    'a/used.png',
    'a/lost.png',
    'a/_used.md',
    'a/_lost.md',
    'a/two words.png',
    'addresses.txt',
    '.x.png',
  ])
    write(file);
  write('a/page.md', '![a](./used.png) ![b](two%20words.png)\n\n::include[./_used.md]\n');
  expect(toTexts(getUnusedFiles(root))).toEqual(
    ['a/lost.png', 'a/_lost.md'].map(
      (file) => `warning ${file}:1:1: no page uses this file\n  Remove it, or refer to it.`,
    ),
  );
});
