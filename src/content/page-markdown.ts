import { toAbsoluteUrl, toHref } from '@/lib/href';
import { toMarkdown } from '@/markdown/to-markdown';
import { loadTree } from './load-page';
import type { Page } from './page';

/** Returns the file of a page as Markdown, relative to the export: `definitions/intro.md`. */
export function toMarkdownFile({ path }: Pick<Page, 'path'>): string {
  return `${path.slice(1, -1)}.md`;
}

export function toMarkdownHref(page: Pick<Page, 'path'>): string {
  return toHref(`/${toMarkdownFile(page)}`);
}

/** Loads a page as Markdown with its title and description, and with absolute links. */
export async function loadMarkdown(page: Page): Promise<string> {
  const resolveHref = (href: string) => toAbsoluteUrl(href.startsWith('#') ? `${page.path}${href}` : href);
  const text = toMarkdown(await loadTree(page), resolveHref);
  return [`# ${page.title}`, `> ${page.description}`, text].join('\n\n') + '\n';
}
