import { checkPages } from '@/content/check-pages';
import type { NameCounts } from '@/content/show-spec-names';
import { memo } from '@/lib/memo';
import { getSite } from '@/site/site';
import { loadPlainNames } from './load-spec-names';

/** Checks the texts of all pages, once for everything that is found in them. */
export const loadChecked = memo(() =>
  checkPages({ redirects: new Map(getSite().redirects.map(({ from, to }) => [from, to])), loadNames: loadPlainNames }),
);

/** Counts what the pages take from the specs. */
export async function countNames(): Promise<NameCounts> {
  const total: NameCounts = { links: 0, several: 0, values: 0, embeds: 0 };
  for (const { names } of await loadChecked())
    for (const key of ['links', 'several', 'values', 'embeds'] as const) total[key] += names?.[key] ?? 0;
  return total;
}
