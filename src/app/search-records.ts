import { getPages } from '@/docs/page';
import type { SearchRecord } from '@/search/record';
import { buildRecords } from '@/search/records';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { getServices, loadSpec } from '@/spec/load';
import type { Spec } from '@/spec/model';

/** Everything that can be found. */
export function loadRecords(): Promise<SearchRecord[]> {
  return toRecords((spec) => spec);
}

/** What the list of all names has: of a service that is too large for one page, the page. Its tags and schemas have lists of their own. */
export function loadAlphabetRecords(): Promise<SearchRecord[]> {
  return toRecords((spec) =>
    spec.pages.length === 0 ? spec : { ...spec, tags: [], operations: [], componentIds: [] },
  );
}

async function toRecords(toShown: (spec: Spec) => Spec): Promise<SearchRecord[]> {
  const specs = await Promise.all(getServices().map(loadSpec));
  return buildRecords(getPages(), specs.map(toShown), getLocale(getSite()).code);
}
