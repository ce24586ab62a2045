import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Root } from 'hast';
import { environment } from '@/lib/environment';
import { fail, type Place } from '@/lib/fail';
import { findPlaceholder } from '@/markdown/placeholders';
import type { Problem } from '@/markdown/problem';
import type { Section } from '@/markdown/sections';
import type { HomeFields, PageFields } from './front-matter';
import { readText, readTree, type PageText } from './page-text';
import { resolveTree, type PageLink } from './resolve';
import { getOutputFiles } from './contentlayer';
import { getKnown, type Stored } from './stored-pages';

/** A page of the docs: what its front matter and its file say. What it says itself is read by {@link loadTree} and {@link loadText}. */
export interface Page extends Omit<PageFields, 'slug'> {
  /** `definitions/intro`: its file without folder `content/` and ending. */
  id: string;
  /** `definitions/intro`. */
  slug: string;
  /** `/definitions/intro/`, without base path. */
  path: string;
  /** `content/definitions/intro.md`. */
  file: string;
  /** Language of its text, where that is not the default. */
  locale?: string;
  /** Set where a language is built in which the page does not exist: it shows the default one's text. */
  untranslated?: boolean;
  /** The version of the docs that it belongs to; undefined for generic pages. */
  docs?: { area: string; version: string; isLatest: boolean };
}

export type Home = HomeFields;

/** A {@link Problem} with its file. */
export type PageProblem = Omit<Problem, 'line' | 'column'> & { place: Place };

/** Every page, in the order of their files; drafts only in development. Of two with one address, the first. */
export function getPages(): Page[] {
  return getKnown().pages;
}

/** The drafts that are not among the pages: what names them is no mistake. */
export function getDrafts(): Page[] {
  return getKnown().drafts;
}

export function findPage(slug: string): Page | undefined {
  return getKnown().bySlug.get(slug);
}

/** The words of the home page. */
export function getHome(): Home {
  const files = getOutputFiles('Home');
  const find = (name: string) => files.find((file) => basename(file) === name);
  const { locale } = environment;
  const file = (locale === undefined ? undefined : find(`locales__${locale}__index.md.json`)) ?? find('index.md.json');
  if (file === undefined) return fail('there is no home page', { fix: 'Write content/index.md.' });
  return (JSON.parse(readFileSync(file, 'utf8')) as { home: Home }).home;
}

/** A page's text, its links, pictures and tables resolved. */
export async function loadTree(page: Page): Promise<Root> {
  const { text, bodyLine } = findStored(page);
  const tree = (await readTree(text)) ?? failRemoved(page);
  return resolveTree(tree, { file: page.file, bodyLine }, getKnown().targets).tree;
}

/** A page's headings of the levels 2 to 6, and its text in plain words, cut at them. */
export async function loadText(page: Page): Promise<Pick<PageText, 'headings' | 'sections'>> {
  return (await readText(findStored(page).text)) ?? failRemoved(page);
}

/** What a page's text is kept by: another one is another text. */
export function getTextKey(page: Page): string {
  return findStored(page).text;
}

/** Every page with its text in plain words. */
export async function loadPagesWithSections(): Promise<(Page & { sections: Section[] })[]> {
  return Promise.all(getPages().map(async (page) => ({ ...page, sections: (await loadText(page)).sections })));
}

/** A page, what is wrong with its text, and what links of it and to it need. */
export interface CheckedPage {
  page: Page;
  problems: PageProblem[];
  /** Those of its text that lead to pages of the site. */
  links: PageLink[];
  /** The ids in its text. */
  anchors: ReadonlySet<string>;
}

/** Checks the text of every page, also of those whose address another page has. */
export async function checkPages(): Promise<CheckedPage[]> {
  // Once, not for each page: in development this looks at every file.
  const { all, targets, byFile } = getKnown();
  return Promise.all(
    all.map(async (page) => {
      const { text, bodyLine } = byFile.get(page.file) ?? failUnbuilt(page);
      const kept = (await readText(text)) ?? failRemoved(page);
      const root: Root = { type: 'root', children: kept.references };
      const { problems, links } = resolveTree(root, { file: page.file, bodyLine }, targets, kept.problems);
      const own = [page.title, page.description].flatMap((words) => findPlaceholder(words) ?? []);
      const all = [
        ...own.map((problem) => ({ severity: 'error' as const, ...problem, place: { file: page.file } })),
        ...problems.map(({ line, column, ...problem }) => ({ ...problem, place: { file: page.file, line, column } })),
      ];
      return { page, problems: all, links, anchors: new Set(kept.ids) };
    }),
  );
}

function failRemoved({ file }: Page): never {
  return fail('the text of this page has been removed', { place: { file }, fix: 'Run "npm run content" first.' });
}

function findStored(page: Page): Stored {
  return getKnown().byFile.get(page.file) ?? failUnbuilt(page);
}

function failUnbuilt({ file }: Page): never {
  return fail('this page has not been built', { place: { file }, fix: 'Run "npm run content" first.' });
}
