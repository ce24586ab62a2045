import { getPages, loadPagesWithSections } from '@/content/load-pages-with-trees-and-text';
import type { SearchedPage } from '@/search/page-records';
import type { SearchRecord } from '@/search/record-types-and-derived-fields';
import { buildRecords, type SpecOfVersion } from '@/search/build-records';
import { latestScope } from '@/search/search-scope';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { getServices, loadSpec, loadSpecsOfVersions } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import { getListedEntries } from '@/site/sidebar-types-and-traversal';
import { loadSearchedCrossReference } from './cross-reference-pages';
import { loadNavigation, type Navigation } from './navigation';
import { toMenuRoutes } from './list-menu-pages-and-not-found-suggestions';
import { loadPlainNames } from './load-spec-names-and-page-cache-keys';

/** Loads all search records, including those of the specs of older versions. */
export async function loadSearchRecords(): Promise<SearchRecord[]> {
  return toRecords(await loadSearchedPages(), (spec) => spec, await loadSpecsOfVersions());
}

/**
 * Loads the records of the A–Z index: those of the latest version. A large spec has only a record for its first page,
 * because its tags, operations, and schemas have their own lists.
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
  const site = getSite();
  const specs = await Promise.all(getServices().map(loadSpec));
  return buildRecords(pages, specs.map(toShown), {
    locale: getLocale(site).code,
    folders: site.search.folders,
    others,
    labels: toMenuRoutes(await loadNavigation()),
  });
}

/** Loads all pages that the search covers besides those of specs: the docs pages, the generated index of each category, and the cross-reference. */
export async function loadSearchedPages(): Promise<SearchedPage[]> {
  return [
    ...(await loadPagesWithSections(loadPlainNames)),
    ...toIndexPages(await loadNavigation()),
    ...(await loadSearchedCrossReference()),
  ];
}

/** Converts the generated indexes to pages whose text consists of the labels of their entries. */
export function toIndexPages({ categories }: Pick<Navigation, 'categories'>): SearchedPage[] {
  return categories.flatMap(({ category: { path, title, description = '', keywords, items }, version }) => {
    if (path === undefined) return [];
    const labels = getListedEntries(items).map(({ label }) => label);
    return [
      {
        slug: path.replace(/^\/|\/$/g, ''),
        path,
        title,
        description,
        keywords,
        sections: [{ id: '', title: '', depth: 1, text: labels.join(', ') }],
        docs: version && {
          area: version.area,
          version: version.name,
          isLatest: version.isLatest,
          prefix: version.prefix,
        },
      },
    ];
  });
}
