import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { environment } from '@/lib/environment';
import { fail, type Place } from '@/lib/fail';
import type { Heading } from '@/markdown/headings';
import type { Problem } from '@/markdown/problem';
import type { Section } from '@/markdown/sections';
import type { BuiltPage } from './build-page';
import type { HomeFields, PageFields } from './front-matter';
import { resolveTree } from './resolve';

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
}

export type Home = HomeFields;

/** A {@link Problem} with the file it stands in. */
export type PageProblem = Omit<Problem, 'line' | 'column'> & { place: Place };

const output = '.contentlayer/generated';

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
  return readDocuments('Page')
    .map(({ file, time }) => remember(file, time))
    .filter((page) => environment.isDevelopment || !page.draft);
}

export function findPage(slug: string): Page | undefined {
  return getPages().find((page) => page.slug === slug);
}

/** The words of the home page. */
export function getHome(): Home {
  const [document] = readDocuments('Home');
  if (!document) return fail('there is no home page', { fix: 'Write content/index.md.' });
  return (JSON.parse(readFileSync(document.file, 'utf8')) as { home: Home }).home;
}

/** A page's text, its links, pictures and tables resolved. */
export async function loadTree(page: Page): Promise<Root> {
  return (await loadResolved(page)).tree;
}

/** A page's markdown as written, without front matter. */
export async function loadSource(page: Page): Promise<string> {
  return readBuilt(toOutputFile(page)).source;
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
    getPages().map(async (page) => {
      const problems = [...readBuilt(toOutputFile(page)).problems, ...(await loadResolved(page)).problems];
      return problems.map(({ line, column, ...problem }) => ({ ...problem, place: { file: page.file, line, column } }));
    }),
  );
  return [...duplicates, ...found.flat()];
}

async function loadResolved(page: Page): Promise<{ tree: Root; problems: Problem[] }> {
  const built = readBuilt(toOutputFile(page));
  return resolveTree(built.tree, built, getPages());
}

const pages = new Map<string, { time: number; page: Page }>();

function remember(file: string, time: number): Page {
  const known = pages.get(file);
  if (known?.time === time) return known.page;
  const built = readBuilt(file);
  const page: Page = { ...omit(built, ['tree', 'source', 'bodyLine', 'problems']), path: `/${built.slug}/` };
  pages.set(file, { time, page });
  return page;
}

function omit<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Omit<T, K> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}

function readBuilt(file: string): BuiltPage {
  return (JSON.parse(readFileSync(file, 'utf8')) as { page: BuiltPage }).page;
}

let listed: { type: string; documents: { file: string; time: number }[] }[] = [];

/** Output files whose page still exists: Contentlayer leaves those of removed pages behind. */
function readDocuments(type: 'Page' | 'Home'): { file: string; time: number }[] {
  const known = environment.isDevelopment ? undefined : listed.find((entry) => entry.type === type);
  if (known) return known.documents;
  const folder = join(process.cwd(), output, type);
  if (!existsSync(folder)) return fail('the content has not been built', { fix: 'Run "npm run content" first.' });
  const documents = readdirSync(folder)
    .filter(
      (name) => name.endsWith('.json') && name !== '_index.json' && existsSync(join('content', toContentFile(name))),
    )
    .sort()
    .map((name) => ({ file: join(folder, name), time: statSync(join(folder, name)).mtimeMs }));
  listed = [...listed.filter((entry) => entry.type !== type), { type, documents }];
  return documents;
}

function toContentFile(name: string): string {
  return name
    .replace(/\.json$/, '')
    .replace(/^_(?=\d)/, '')
    .replaceAll('__', '/');
}

function toOutputFile({ file }: Page): string {
  const name = file
    .replace(/^content\//, '')
    .replaceAll('/', '__')
    .replace(/^(?=\d)/, '_');
  return join(process.cwd(), output, 'Page', `${name}.json`);
}
