import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Element, Root } from 'hast';
import { environment } from '@/lib/environment';
import { fail } from '@/lib/fail';
import type { Section } from '@/markdown/sections';
import { toIllustrativeNote } from './illustrative-note';
import type { Home, Page } from './page';
import { readText, readTree, type PageText } from './page-text';
import type { PageProblem } from './problem-text';
import { resolveTree, type PageLink } from './resolve';
import { getOutputFiles } from './contentlayer';
import { showNames, showNamesInText, type LoadNames, type NameCounts } from './spec-names';
import { getKnown, type Stored } from './stored-pages';

/**
 * Returns all pages, sorted by the file of the original. Includes drafts only in development. If two pages have the same
 * path, returns only the first one.
 */
export function getPages(): Page[] {
  return getKnown().pages;
}

/** Returns the drafts that are not among the pages. A link to one of them is not an error. */
export function getDrafts(): Page[] {
  return getKnown().drafts;
}

export function findPage(slug: string): Page | undefined {
  return getKnown().bySlug.get(slug);
}

/** Returns the home page in the language of the build, or in the default language if there is no translation. */
export function getHome(): Home {
  const files = getOutputFiles('Home');
  const find = (name: string) => files.find((file) => basename(file) === name);
  const { locale } = environment;
  const file = (locale === undefined ? undefined : find(`locales__${locale}__index.md.json`)) ?? find('index.md.json');
  if (file === undefined) return fail('there is no home page', { fix: 'Write content/index.md.' });
  return (JSON.parse(readFileSync(file, 'utf8')) as { home: Home }).home;
}

/** Loads the tree of a page, resolves its links, images, names, and SDK tables, and adds the note of an illustrative page. */
export async function loadTree(page: Page, loadNames: LoadNames): Promise<Root> {
  const { text, bodyLine, segments } = findStored(page);
  const tree = (await readTree(text)) ?? failRemoved(page);
  await showNames(tree, await loadNames(page), page.service);
  const resolved = resolveTree(tree, { file: page.file, bodyLine, segments }, getKnown().targets).tree;
  if (page.illustrative) insertAfterLead(resolved, toIllustrativeNote());
  return resolved;
}

/** Inserts an element after the first paragraph of a tree, or at its top if it does not begin with a paragraph. */
function insertAfterLead({ children }: Root, element: Element): void {
  const start = children.findIndex(({ type }) => type === 'element');
  const lead = children[start];
  children.splice(lead?.type === 'element' && lead.tagName === 'p' ? start + 1 : 0, 0, element);
}

/** Loads the headings of levels 2 to 6 of a page. */
export async function loadHeadings(page: Page): Promise<PageText['headings']> {
  return ((await readText(findStored(page).text)) ?? failRemoved(page)).headings;
}

/** Loads the code blocks of every page in every language, with the place of its text. */
export async function loadWrittenCode(): Promise<
  (Pick<Stored, 'bodyLine' | 'segments'> & Pick<PageText, 'code'> & { file: string })[]
> {
  return Promise.all(
    getKnown().stored.map(async ({ page, text, bodyLine, segments }) => {
      const { code } = (await readText(text)) ?? failRemoved(page);
      return { file: page.file, bodyLine, segments, code };
    }),
  );
}

/** Returns the key under which the text of a page is stored. A different text has a different key. */
export function getTextKey(page: Page): string {
  return findStored(page).text;
}

/** Loads every page with its plain text, split at the headings. */
export async function loadPagesWithSections(loadNames: LoadNames): Promise<(Page & { sections: Section[] })[]> {
  return Promise.all(getPages().map(async (page) => ({ ...page, sections: await loadSections(page, loadNames) })));
}

async function loadSections(page: Page, loadNames: LoadNames): Promise<Section[]> {
  const { sections } = (await readText(findStored(page).text)) ?? failRemoved(page);
  const names = await loadNames(page);
  return Promise.all(
    sections.map(async ({ code, ...section }) => ({
      ...section,
      text: await showNamesInText(section.text, names),
      ...(code !== undefined && { code: await showNamesInText(code, names) }),
    })),
  );
}

/** A page with the problems of its text, and with the data that is needed to check links from and to it. */
export interface CheckedPage {
  page: Page;
  problems: PageProblem[];
  /** The links in its text to pages of the site. */
  links: PageLink[];
  /** The ids in its text. */
  anchors: ReadonlySet<string>;
  /** What it takes from the specs, if these are known. */
  names?: NameCounts;
}

/**
 * Checks the text of every page in every language, including pages whose path belongs to another page. `redirects` contains the new
 * paths of moved pages. Without `loadNames`, the names in specs are not checked.
 */
export async function checkPages({
  redirects,
  loadNames,
}: {
  redirects?: ReadonlyMap<string, string>;
  loadNames?: LoadNames;
} = {}): Promise<CheckedPage[]> {
  // Called once instead of once for each page: in development, this reads every file.
  const { copies, byFile, ...known } = getKnown();
  const targets = { ...known.targets, redirects };
  return Promise.all(
    copies.map(async (page) => {
      const { text, bodyLine, segments } = byFile.get(page.file) ?? failUnbuilt(page);
      const stored = (await readText(text)) ?? failRemoved(page);
      const root: Root = { type: 'root', children: stored.references };
      const names = loadNames && (await showNames(root, await loadNames(page), page.service));
      const before = [...stored.problems, ...(names?.problems ?? [])];
      const { problems, links } = resolveTree(root, { file: page.file, bodyLine, segments }, targets, before);
      const placed = problems.map(({ file = page.file, line, column, ...problem }) => ({
        ...problem,
        place: { file, line, column },
      }));
      return { page, problems: placed, links, anchors: new Set(stored.ids), names: names?.counts };
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
