import type { Element, Root } from 'hast';
import { toElement } from '@/markdown/hast-elements';
import * as messages from '@/messages';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { environment } from '@/lib/environment';
import { toDigest } from '@/lib/hash-values-and-project-code';
import { fail } from '@/lib/user-errors-and-mistakes';
import { completeTree, type TreeContents } from '@/markdown/complete-tree-except-code';
import type { Section } from '@/markdown/plain-text-sections';
import { markNamesInTree } from '@/markdown/linkable-names-values-and-terms';
import type { Home, Page } from './page-types';
import { loadText, loadTextTree } from './load-page-text';
import type { PageText } from './page-text-cache';
import { resolveTree } from './resolve-links-images-and-sdk-tables';
import { getOutputFiles } from './contentlayer-internals';
import { showNames, showNamesInText, type LoadNames } from './show-spec-names-and-values';
import { getSitePages, type Stored } from './read-and-index-stored-pages';

/**
 * Returns all pages, sorted by the file of the original. Includes drafts only in development and in previews. If two
 * pages have the same path, returns only the first one.
 */
export function getPages(): Page[] {
  return getSitePages().pages;
}

/** Returns the drafts that are not among the pages. A link to one of them is not an error. */
export function getDrafts(): Page[] {
  return getSitePages().drafts;
}

/** Loads the pages whose stored text fulfills a condition. Reads no tree, which takes much longer. */
export async function loadPagesWith(isWanted: (text: PageText) => boolean): Promise<Page[]> {
  const texts = getPages().map(async (page) => ({ page, text: await loadText(findStored(page)) }));
  return (await Promise.all(texts)).filter(({ text }) => isWanted(text)).map(({ page }) => page);
}

export function findPage(slug: string): Page | undefined {
  return getSitePages().bySlug.get(slug);
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

/**
 * Loads the tree of a page with the sections that are written from the specs, resolves its links, images, names, and SDK tables, and
 * adds the note of an illustrative page.
 */
export async function loadTree(page: Page, loadNames: LoadNames): Promise<Root> {
  const sections = await loadSpecSections(page, loadNames);
  return loadResolved(page, loadNames, sections?.tree.children);
}

/** Loads the tree of a page like {@link loadTree}, but without sections that are written from the specs, which use such trees. */
export function loadWrittenTree(page: Page, loadNames: LoadNames): Promise<Root> {
  return loadResolved(page, loadNames);
}

async function loadResolved(page: Page, loadNames: LoadNames, sections: Root['children'] = []): Promise<Root> {
  const stored = findStored(page);
  const tree = await loadTextTree(stored);
  tree.children.push(...sections);
  await showNames(tree, await loadNames(page), page.service);
  const resolved = resolveTree(tree, { ...stored, file: page.file }, getSitePages().targets).tree;
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
export async function loadHeadings(page: Page, loadNames: LoadNames): Promise<PageText['headings']> {
  const { headings } = await loadText(findStored(page));
  return [...headings, ...((await loadSpecSections(page, loadNames))?.headings ?? [])];
}

/** The sections at the end of a page that are written from the specs. */
interface SpecSections extends TreeContents {
  tree: Root;
}

/** Loads the sections that the front matter of a page asks for. Another check reports a name without sections. */
export async function loadSpecSections(page: Page, loadNames: LoadNames): Promise<SpecSections | undefined> {
  const tree = await writeSpecSections(page, loadNames);
  if (!tree) return undefined;
  markNamesInTree(tree);
  return { tree, ...completeTree(tree) };
}

async function writeSpecSections(page: Page, loadNames: LoadNames): Promise<Root | undefined> {
  return page.specSections === undefined ? undefined : (await loadNames(page)).writeSections?.(page.specSections);
}

/** Loads the code blocks of every page in every language, with the place of its text. */
export async function loadWrittenCode(): Promise<
  (Pick<Stored, 'bodyLine' | 'segments'> & Pick<PageText, 'code'> & { file: string })[]
> {
  return Promise.all(
    getSitePages().stored.map(async (stored) => {
      const { page, bodyLine, segments } = stored;
      return { file: page.file, bodyLine, segments, code: (await loadText(stored)).code };
    }),
  );
}

/** Returns the key under which the text of a page is stored. A different text has a different key. */
export function getTextKey(page: Page): string {
  return findStored(page).text;
}

/** Loads the keys of everything that the text of a page is made from, besides the specs themselves. */
export async function loadTextKeys(page: Page, loadNames: LoadNames): Promise<string[]> {
  const sections = await writeSpecSections(page, loadNames);
  return [getTextKey(page), ...(sections === undefined ? [] : [toDigest(JSON.stringify(sections))])];
}

/** Loads every page with its plain text, split at the headings. */
export async function loadPagesWithSections(loadNames: LoadNames): Promise<(Page & { sections: Section[] })[]> {
  return Promise.all(getPages().map(async (page) => ({ ...page, sections: await loadSections(page, loadNames) })));
}

/** Loads the plain text of a page, split at the headings. */
export async function loadSections(page: Page, loadNames: LoadNames): Promise<Section[]> {
  const { sections } = await loadText(findStored(page));
  const names = await loadNames(page);
  const generated = (await loadSpecSections(page, loadNames))?.sections ?? [];
  return Promise.all(
    [...sections, ...generated].map(async ({ code, ...section }) => ({
      ...section,
      text: await showNamesInText(section.text, names),
      ...(code !== undefined && { code: await showNamesInText(code, names) }),
    })),
  );
}

function findStored(page: Page): Stored {
  return getSitePages().byFile.get(page.file) ?? failUnbuilt(page);
}

/** Fails for a page that Contentlayer has not built. */
export function failUnbuilt({ file }: Page): never {
  return fail('this page has not been built', { place: { file }, fix: 'Run "npm run content" first.' });
}

/** Creates the note after the lead of a page whose front matter has `illustrative`: what on it the platform does not document. */
function toIllustrativeNote(): Element {
  const title = toElement('p', { className: ['callout-title'] }, [messages.illustrativeTitle]);
  return toElement('callout', { dataKind: 'note' }, [title, toElement('p', {}, [messages.illustrativeNote])]);
}
