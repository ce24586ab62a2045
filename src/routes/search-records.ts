import { getPages, loadPagesWithSections } from '@/docs/page';
import type { SearchedPage } from '@/search/page-records';
import type { SearchRecord } from '@/search/record';
import { buildRecords, type SpecOfVersion } from '@/search/records';
import { latestScope } from '@/search/scope';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { getServices, loadSpec, loadSpecsOfVersions } from '@/spec/load';
import type { Spec } from '@/spec/model';
import type { SidebarItem } from '@/site/sidebar';
import { loadNavigation, type Navigation } from './navigation';

/** Everything that can be found. */
export async function loadRecords(): Promise<SearchRecord[]> {
  return toRecords(await loadSearchedPages(), (spec) => spec, await loadSpecsOfVersions());
}

/**
 * What the list from A to Z has: the latest, and of a service that is too large for one page, the page. Its tags and schemas have
 * lists of their own.
 */
export async function loadAlphabetRecords(): Promise<SearchRecord[]> {
  const pages = getPages().map((page) => ({ ...page, sections: [] }));
  const records = await toRecords(pages, (spec) =>
    spec.pages.length === 0 ? spec : { ...spec, tags: [], operations: [], componentIds: [] },
  );
  return records.filter(({ version }) => version === latestScope.version);
}

async function toRecords(
  pages: SearchedPage[],
  toShown: (spec: Spec) => Spec,
  others: SpecOfVersion[] = [],
): Promise<SearchRecord[]> {
  const specs = await Promise.all(getServices().map(loadSpec));
  return buildRecords(pages, specs.map(toShown), getLocale(getSite()).code, others);
}

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
