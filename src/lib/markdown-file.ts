import { toHref } from './href';

/** Returns the file of a page as Markdown, relative to the export: `definitions/intro.md`. */
export function toMarkdownFile({ path }: { path: string }): string {
  return path === '/' ? 'index.md' : `${path.slice(1, -1)}.md`;
}

/** Returns the URL of a page as Markdown. */
export function toMarkdownHref(page: { path: string }): string {
  return toHref(`/${toMarkdownFile(page)}`);
}
