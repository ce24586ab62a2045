import { getPages } from '@/docs/page';
import type { SearchRecord } from '@/search/record';
import { buildRecords } from '@/search/records';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import { getServices, loadSpec } from '@/spec/load';

let records: Promise<SearchRecord[]> | undefined;

/** Everything that can be found, made once a build. */
export function loadRecords(): Promise<SearchRecord[]> {
  records ??= Promise.all(getServices().map(loadSpec)).then((specs) =>
    buildRecords(getPages(), specs, getLocale(getSite()).code),
  );
  return records;
}
