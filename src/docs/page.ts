import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Root } from 'hast';
import { cache } from 'react';
import { environment } from '@/lib/environment';
import { fail, type Place } from '@/lib/fail';
import { findPlaceholder } from '@/markdown/placeholders';
import type { Problem } from '@/markdown/problem';
import type { Section } from '@/markdown/sections';
import type { BuiltPage } from './build-page';
import { leaveOutDrafts } from './choose-pages';
import type { HomeFields, PageFields } from './front-matter';
import { toTargets, type Targets } from './link-targets';
import { readText, readTree, type PageText } from './page-text';
import { resolveTree, type PageLink } from './resolve';

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

/** A page and the file of Contentlayer's output that holds it. */
interface Stored {
  output: string;
  time: number;
  page: Page;
  /** The line of the file on which the markdown begins. */
  bodyLine: number;
  /** The key of its text. */
  text: string;
}

/** Everything but the texts. */
interface Known {
  stored: Stored[];
  byFile: Map<string, Stored>;
  /** Also those whose address another page has. */
  all: Page[];
  drafts: Page[];
  bySlug: Map<string, Page>;
  /** One for each address. */
  pages: Page[];
  targets: Targets;
}

let known: Known | undefined;

/** Kept in memory; in development read again for each page where a file has changed. */
function getKnown(): Known {
  return known && !environment.isDevelopment ? known : readKnownOnce();
}

/** One page is made of one state of all documents, which is looked at once. */
const readKnownOnce = cache(readKnown);

function readKnown(): Known {
  const stored = readAllStored(known?.stored);
  if (known && stored.length === known.stored.length && stored.every((entry, index) => entry === known?.stored[index]))
    return known;
  const { all, drafts } = leaveOutDrafts(
    stored.map(({ page }) => page),
    environment.locale,
  );
  const bySlug = new Map<string, Page>();
  for (const page of all) if (!bySlug.has(page.slug)) bySlug.set(page.slug, page);
  const byFile = new Map(stored.map((entry) => [entry.page.file, entry]));
  const pages = [...bySlug.values()];
  return (known = { stored, byFile, all, drafts, bySlug, pages, targets: toTargets(pages, 'content', drafts) });
}

function readAllStored(last: Stored[] = []): Stored[] {
  const byOutput = new Map(last.map((entry) => [entry.output, entry]));
  // Contentlayer deletes a document before it writes it again: until its page is gone, the last one holds.
  const outputs = new Set([...getOutputFiles('Page'), ...(environment.isDevelopment ? byOutput.keys() : [])]);
  return (
    [...outputs]
      .flatMap((output) => readStored(output, byOutput.get(output)) ?? [])
      // In development nobody deletes the output of removed pages.
      .filter(({ page }) => existsSync(page.file))
      .sort((left, right) => (left.page.file < right.page.file ? -1 : 1))
  );
}

function readStored(output: string, last?: Stored): Stored | undefined {
  const time = statSync(output, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined || time === last?.time) return last;
  try {
    const { bodyLine, text, ...page } = readBuilt(output);
    return { output, time, page: { ...page, path: `/${page.slug}/` }, bodyLine, text };
  } catch (error) {
    // While somebody edits, a file may be seen half written.
    if (last) return last;
    throw error;
  }
}

/** Deletes what Contentlayer leaves behind of removed pages, and gives the keys of the texts of the others. */
export function removeStaleOutput(): string[] {
  return getOutputFiles('Page').flatMap((output) => {
    const { file, text } = readBuilt(output);
    if (existsSync(file)) return [text];
    rmSync(output);
    return [];
  });
}

function findStored(page: Page): Stored {
  return getKnown().byFile.get(page.file) ?? failUnbuilt(page);
}

function failUnbuilt({ file }: Page): never {
  return fail('this page has not been built', { place: { file }, fix: 'Run "npm run content" first.' });
}

function getOutputFiles(type: 'Page' | 'Home'): string[] {
  const folder = join(process.cwd(), '.contentlayer/generated', type);
  if (!existsSync(folder)) return fail('the content has not been built', { fix: 'Run "npm run content" first.' });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== '_index.json')
    .map((name) => join(folder, name));
}

function readBuilt(output: string): BuiltPage {
  return (JSON.parse(readFileSync(output, 'utf8')) as { page: BuiltPage }).page;
}
