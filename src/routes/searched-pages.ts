import { loadPagesWithSections } from '@/docs/page';
import type { SearchedPage } from '@/search/page-records';
import type { SidebarItem } from '@/site/sidebar';
import { loadNavigation, type Navigation } from './navigation';

/** Every page that the search knows: the written ones, and the generated index of each category. */
export async function loadSearchedPages(): Promise<SearchedPage[]> {
  return [...(await loadPagesWithSections()), ...toIndexPages(await loadNavigation())];
}

/** The generated indexes as pages; the names of their entries are their text. */
export function toIndexPages({ categories }: Pick<Navigation, 'categories'>): SearchedPage[] {
  return categories.flatMap(({ category: { path, title, description = '', keywords, items }, version }) =>
    path === undefined
      ? []
      : [
          {
            slug: path.replace(/^\/|\/$/g, ''),
            path,
            title,
            description,
            keywords,
            sections: [{ id: '', title: '', depth: 1, text: toLabels(items).join(', ') }],
            docs: version && { area: version.area, version: version.name, isLatest: version.isLatest },
          },
        ],
  );
}

function toLabels(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'html' || item.unlisted) return [];
    return item.kind === 'link' ? [item.label] : [item.label, ...toLabels(item.items)];
  });
}
