import { toHref } from '@/lib/href';
import { toMarkdown, type ResolveHref } from '@/markdown/to-markdown';
import { loadTree } from './load-page';
import type { Page } from './page';

/** Returns the file of a page as Markdown, relative to the export: `definitions/intro.md`. */
export function toMarkdownFile({ path }: Pick<Page, 'path'>): string {
  return `${path.slice(1, -1)}.md`;
}

export function toMarkdownHref(page: Pick<Page, 'path'>): string {
  return toHref(`/${toMarkdownFile(page)}`);
}

/** Loads the text of a page as Markdown, without its title. Paths in links have no base path. */
export async function loadMarkdown(page: Page, resolveHref: ResolveHref): Promise<string> {
  return toMarkdown(await loadTree(page), resolveHref);
}
