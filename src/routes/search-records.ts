import { getPages } from '@/docs/page';
import type { SearchedPage } from '@/search/page-records';
import type { SearchRecord } from '@/search/record';
import { buildRecords, type SpecOfVersion } from '@/search/records';
import { latestScope } from '@/search/scope';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { getServices, loadSpec, loadSpecsOfVersions } from '@/spec/load';
import type { Spec } from '@/spec/model';
import { loadSearchedPages } from './searched-pages';

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
