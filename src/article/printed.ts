import { createElement } from 'react';
import { Markdown } from '@/components/docs/markdown';
import type { Chapter } from '@/components/docs/printed-section';
import { getPages, loadTree, type Page } from '@/docs/page';
import { toChapter, toPrintedAnchor } from '@/docs/printed';
import { findPrintPath, getPrinted } from '@/site/print';
import type { SidebarCategory } from '@/site/sidebar';
import { loadNavigation } from './navigation';

/** A category that is read as one document. */
export type PrintedCategory = SidebarCategory & { path: string };

export async function getPrintedCategories(): Promise<PrintedCategory[]> {
  const { categories } = await loadNavigation();
  return categories.flatMap(({ category }) =>
    category.path === undefined || findPrintPath(category.path) === undefined
      ? []
      : [{ ...category, path: category.path }],
  );
}

/** The pages of a category, as chapters without their texts. */
export function getChapters(category: PrintedCategory): (Chapter & { page: Page })[] {
  const shown = getPages().filter(({ docs }) => docs === undefined || docs.isLatest);
  return getPrinted(category).pages.flatMap((id) => {
    const page = shown.find((candidate) => candidate.id === id);
    return page ? [{ page, anchor: toPrintedAnchor(page.slug), title: page.title }] : [];
  });
}

/** The same with their texts, in which links to the other chapters stay in the document. */
export function loadChapters(category: PrintedCategory) {
  const chapters = getChapters(category);
  const places = chapters.map(({ page, anchor }) => ({ path: page.path, anchor }));
  return Promise.all(
    chapters.map(async ({ page, ...chapter }) => {
      const tree = toChapter(await loadTree(page), { path: page.path, anchor: chapter.anchor }, places);
      return { ...chapter, text: createElement(Markdown, { tree }) };
    }),
  );
}
