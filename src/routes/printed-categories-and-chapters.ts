import { createElement } from 'react';
import { Prose } from '@/components/ui/render-markdown-tree';
import type { Chapter } from '@/components/content/printed-category';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import type { Page } from '@/content/page-types';
import { toChapter, toPrintedAnchor } from '@/content/page-tree-to-printed-chapter';
import { getListedEntries, type SidebarCategory, type SidebarLink } from '@/site/sidebar-types-and-traversal';
import { loadTreeWithOperations } from './load-page-text-with-used-operations';
import { loadNavigation, type Navigation } from './navigation';

/** A category that has a print page. */
export type PrintedCategory = SidebarCategory & { path: string; printPath: string };

/**
 * Returns the categories with a print page: those of versions without a URL prefix, such as the latest one. If two have the same
 * print path, only the first one has a print page.
 */
export function toPrintedCategories({ categories }: Pick<Navigation, 'categories'>): PrintedCategory[] {
  const byPath = new Map<string, PrintedCategory>();
  for (const { category, version } of categories) {
    const { path } = category;
    if (path === undefined || (version && version.prefix !== '')) continue;
    const printPath = toPrintPath(path);
    if (!byPath.has(printPath)) byPath.set(printPath, { ...category, path, printPath });
  }
  return [...byPath.values()];
}

/** Returns the path of a print page: `/print/how-tos/` for `/category/how-tos/`, and `/print/guides/` for `/guides/`. */
function toPrintPath(path: string): string {
  return `/print${path.replace(/^\/category(?=\/[^/]+\/$)/, '')}`;
}

export async function loadPrintedCategories(): Promise<PrintedCategory[]> {
  return toPrintedCategories(await loadNavigation());
}

/** Returns the APIs of a category, which have their own print pages, in reading order. */
export function getPrintedApis(category: PrintedCategory): SidebarLink[] {
  return getLinks(category).filter(({ isApi }) => isApi);
}

function getLinks({ items }: PrintedCategory): SidebarLink[] {
  return getListedEntries(items).filter((item) => item.kind === 'link');
}

/** Returns the pages of a category, each once, as chapters without their texts. */
export function getChapters(category: PrintedCategory): (Chapter & { page: Page })[] {
  const shown = getPages().filter(({ docs }) => docs === undefined || docs.isLatest);
  const ids = new Set(getLinks(category).flatMap(({ page }) => page ?? []));
  return [...ids].flatMap((id) => {
    const page = shown.find((candidate) => candidate.id === id);
    return page ? [{ page, anchor: toPrintedAnchor(page.slug), title: page.title }] : [];
  });
}

/** Loads the chapters of a category with their texts. Links to other chapters point to anchors of the same document. */
export function loadChapters(category: PrintedCategory) {
  const chapters = getChapters(category);
  const places = chapters.map(({ page, anchor }) => ({ path: page.path, anchor }));
  return Promise.all(
    chapters.map(async ({ page, ...chapter }) => {
      const tree = toChapter(await loadTreeWithOperations(page), { path: page.path, anchor: chapter.anchor }, places);
      return { ...chapter, text: createElement(Prose, { tree }) };
    }),
  );
}
