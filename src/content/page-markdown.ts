import { toMarkdown, type ResolveHref } from '@/markdown/to-markdown';
import { loadTree } from './load-page';
import type { Page } from './page';
import type { LoadNames } from './spec-names';

/** Loads the text of a page as Markdown, without its title. Paths in links have no base path. */
export async function loadMarkdown(page: Page, resolveHref: ResolveHref, loadNames: LoadNames): Promise<string> {
  return toMarkdown(await loadTree(page, loadNames), resolveHref);
}
