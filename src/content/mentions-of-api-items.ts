import type { Root } from 'hast';
import type { CodeBlockModel } from '@/markdown/code-block-model';
import { isShell } from '@/markdown/code-languages';
import { getData, walkElements } from '@/markdown/hast-elements';
import { toFence, type Fence } from '@/markdown/fence-options';
import { toPlainText } from '@/markdown/plain-text';
import { getPages, loadPagesWith, loadWrittenTree } from './load-pages-with-trees-and-text';
import type { Page } from './page-types';
import type { PageText } from './page-text-cache';
import type { LoadNames } from './show-spec-names-and-values';

/** A section of a page that links to an item of an API page or contains a sample of it. */
export interface ApiMention {
  /** The address of the item: `/api/environments/#createSecret`. */
  target: string;
  /** The title of the page and the heading of the section: `Environments guide: Create a secret`. */
  title: string;
  /** The path of the page with the anchor of the section. */
  path: string;
  file: string;
  isSample: boolean;
  /** True for a sample that a reader can run in a shell. */
  isCommand: boolean;
}

/**
 * Loads what the guides mention of the API, in the order of the pages. A guide is a published page of the docs with a
 * command. Otherwise glossaries and generated lists would count.
 */
export async function loadMentions(loadNames: LoadNames): Promise<ApiMention[]> {
  const mentions = await loadMentionsIn(await loadPagesWith(hasSample), loadNames);
  return mentions.filter((own) => own.some(({ isCommand }) => isCommand)).flat();
}

/** Returns true for a text with code for an operation, or with a block that is shown from a spec, such as a sample. */
function hasSample({ code, tagNames }: PageText): boolean {
  const isChecked = ({ operation, schema }: Fence) => (operation ?? schema) !== undefined;
  return tagNames.includes('x-spec') || code.some(({ meta }) => isChecked(toFence(meta)));
}

/** Loads what each published page of the docs mentions of the API, in the order of the pages. */
export function loadMentionsOfPages(loadNames: LoadNames): Promise<ApiMention[][]> {
  return loadMentionsIn(getPages(), loadNames);
}

function loadMentionsIn(pages: Page[], loadNames: LoadNames): Promise<ApiMention[][]> {
  const published = pages.filter(({ docs, unlisted }) => docs !== undefined && !unlisted);
  return Promise.all(published.map(async (page) => getMentions(page, await loadWrittenTree(page, loadNames))));
}

/** Returns the links and samples in the tree of a page, each with the heading that precedes it. */
export function getMentions(page: Pick<Page, 'title' | 'path' | 'file'>, tree: Root): ApiMention[] {
  const mentions: ApiMention[] = [];
  let section = { title: page.title, path: page.path, file: page.file };
  walkElements(tree, (node) => {
    const { tagName, properties } = node;
    if (/^h[2-6]$/.test(tagName) && typeof properties.id === 'string')
      section = { ...section, title: `${page.title}: ${toPlainText(node)}`, path: `${page.path}#${properties.id}` };
    const target = tagName === 'a' ? properties.href : undefined;
    if (typeof target === 'string' && target.startsWith('/api/'))
      mentions.push({ ...section, target, isSample: false, isCommand: false });
    if (tagName !== 'code-block') return;
    const { checked, language } = JSON.parse(getData(node, 'Block')) as CodeBlockModel;
    if (checked) mentions.push({ ...section, target: checked.path, isSample: true, isCommand: isShell(language) });
  });
  return mentions;
}
