import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Root } from 'hast';
import { environment } from '@/lib/environment';
import { fail, type Place } from '@/lib/fail';
import type { Heading } from '@/markdown/headings';
import type { Problem } from '@/markdown/problem';
import type { Section } from '@/markdown/sections';
import type { BuiltPage } from './build-page';
import type { HomeFields, PageFields } from './front-matter';
import { resolveTree } from './resolve';
import { toOriginal } from './route';

export type { Heading } from '@/markdown/headings';
export type { Section } from '@/markdown/sections';

/** A page of the docs. Its text is not in it: see {@link loadTree}. */
export interface Page extends Omit<PageFields, 'slug'> {
  /** `definitions/intro`: its file without folder `content/` and ending. */
  id: string;
  /** `definitions/intro`. */
  slug: string;
  /** `/definitions/intro/`, without base path. */
  path: string;
  /** `content/definitions/intro.md`. */
  file: string;
  /** Levels 2 to 6. */
  headings: Heading[];
  /** Its text in plain words, cut at the headings. */
  sections: Section[];
  /** Language of its text, where that is not the default. */
  locale?: string;
  /** Set where a language is built in which the page does not exist: it shows the default one's text. */
  untranslated?: boolean;
  /** The version of the docs that it belongs to; undefined for generic pages. */
  docs?: { area: string; version: string; isLatest: boolean };
}

export type Home = HomeFields;

/** A {@link Problem} with the file it stands in. */
export type PageProblem = Omit<Problem, 'line' | 'column'> & { place: Place };

/** Every page, in the order of their files; drafts only in development. Of two with one address, the first. */
export function getPages(): Page[] {
  const bySlug = new Map<string, Page>();
  for (const page of getAllPages()) if (!bySlug.has(page.slug)) bySlug.set(page.slug, page);
  return [...bySlug.values()];
}

/** Pages whose address another page already has. */
function getDuplicates(): { page: Page; other: Page }[] {
  const kept = new Map(getPages().map((page) => [page.slug, page]));
  return getAllPages().flatMap((page) => {
    const other = kept.get(page.slug);
    return other && other.file !== page.file ? [{ page, other }] : [];
  });
}

function getAllPages(): Page[] {
  return choosePages(
    getStored().map(({ page }) => page),
    environment.locale,
  );
}

/** Of each page the text in a language, else the original; fails for a translation of nothing. */
export function choosePages(pages: Page[], locale: string | undefined): Page[] {
  const originals = pages.filter((page) => page.locale === undefined);
  if (locale === undefined) return originals;
  const translated = new Map(
    pages.filter((page) => page.locale === locale).map((page) => [toOriginal(page.file), page] as const),
  );
  const chosen = originals.map((page) => {
    const own = translated.get(page.file);
    translated.delete(page.file);
    // One address in every language: the original decides on it, on the order and on who may see it.
    const { slug, path, sidebarPosition, draft, unlisted } = page;
    return own ? { ...own, slug, path, sidebarPosition, draft, unlisted } : { ...page, untranslated: true };
  });
  for (const { file } of translated.values())
    fail('this translates a page that does not exist', {
      place: { file },
      fix: `Write ${toOriginal(file)} first, or delete the translation.`,
    });
  return chosen;
}

export function findPage(slug: string): Page | undefined {
  return getPages().find((page) => page.slug === slug);
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
  return (await loadResolved(page)).tree;
}

/** A page's markdown as written, without front matter. */
export async function loadSource(page: Page): Promise<string> {
  return readBuilt(findOutput(page)).source;
}

/** What is wrong with the pages, each with its place; two pages with one address are a warning. */
export async function getPageProblems(): Promise<PageProblem[]> {
  const duplicates = getDuplicates().map(({ page, other }) => ({
    severity: 'warning' as const,
    place: { file: page.file },
    message: `the address ${page.path} is taken by ${other.file}`,
    fix: 'Give one of the two another slug.',
  }));
  const found = await Promise.all(
    getAllPages().map(async (page) => {
      const problems = [...readBuilt(findOutput(page)).problems, ...(await loadResolved(page)).problems];
      return problems.map(({ line, column, ...problem }) => ({ ...problem, place: { file: page.file, line, column } }));
    }),
  );
  return [...duplicates, ...found.flat()];
}

async function loadResolved(page: Page): Promise<{ tree: Root; problems: Problem[] }> {
  const built = readBuilt(findOutput(page));
  return resolveTree(built.tree, built, getPages());
}

/** A page and the file of Contentlayer's output that holds it. */
interface Stored {
  output: string;
  time: number;
  page: Page;
}

let stored: Stored[] | undefined;

/** Everything but the texts, kept in memory; in development read again where a file has changed. */
function getStored(): Stored[] {
  if (stored && !environment.isDevelopment) return stored;
  const known = new Map(stored?.map((entry) => [entry.output, entry]));
  stored = getOutputFiles('Page')
    .flatMap((output) => readStored(output, known.get(output)) ?? [])
    // In development nobody deletes the output of removed pages.
    .filter(({ page }) => existsSync(page.file) && (environment.isDevelopment || !page.draft))
    .sort((left, right) => (left.page.file < right.page.file ? -1 : 1));
  return stored;
}

function readStored(output: string, known?: Stored): Stored | undefined {
  const time = statSync(output, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined || time === known?.time) return known;
  try {
    const built = readBuilt(output);
    return {
      output,
      time,
      page: { ...omit(built, ['tree', 'source', 'bodyLine', 'problems']), path: `/${built.slug}/` },
    };
  } catch (error) {
    // While somebody edits, a file may be seen half written.
    if (known) return known;
    throw error;
  }
}

/** Deletes what Contentlayer leaves behind of removed pages. */
export function removeStaleOutput(): void {
  for (const output of getOutputFiles('Page')) if (!existsSync(readBuilt(output).file)) rmSync(output);
}

function findOutput({ file }: Page): string {
  const entry = getStored().find(({ page }) => page.file === file);
  return (
    entry?.output ?? fail('this page has not been built', { place: { file }, fix: 'Run "npm run content" first.' })
  );
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

function omit<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Omit<T, K> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
