import { toCount } from '@/messages/plural';
import { checkPageTexts, type CheckedPage } from '@/content/check-page-texts';
import { getPageAssetAndTranslationProblems } from '@/content/find-problems-in-pages-assets-and-translations';
import type { PageProblem } from '@/content/format-and-sort-page-problems';
import type { NameCounts } from '@/content/show-spec-names-and-values';
import { memo } from '@/lib/memo';
import { getSite, getSiteVariables } from '@/site/get-site';
import { getLocales } from '@/site/locales';
import { toPageVersion } from '@/site/versions';
import { loadPlainNames } from './load-spec-names-and-page-cache-keys';

/** Checks the texts of all pages, once for everything that is found in them. */
export const loadCheckedPages = memo(() =>
  checkPageTexts({
    redirects: new Map(getSite().redirects.map(({ from, to }) => [from, to])),
    loadNames: loadPlainNames,
  }),
);

/** Prints how many links, values, and embedded items the pages take from the specs. */
export async function printNameCounts(): Promise<void> {
  const { links, values, embeds, several } = await countNames();
  const uses = [toCount(links, 'link'), toCount(values, 'value'), toCount(embeds, 'embed')].join(', ');
  console.error(`Names of the specs in pages: ${uses}. Names of several items, which are no links: ${several}.`);
}

async function countNames(): Promise<NameCounts> {
  const total: NameCounts = { links: 0, several: 0, values: 0, embeds: 0 };
  for (const { names } of await loadCheckedPages())
    for (const key of ['links', 'several', 'values', 'embeds'] as const) total[key] += names?.[key] ?? 0;
  return total;
}

/** Finds the problems of all pages for which no spec has to be known: links to other pages are not checked. */
export async function getProblemsWithoutSpecs(): Promise<PageProblem[]> {
  return getPageProblems(await checkPageTexts());
}

/** Finds the problems in the texts of pages and in their files, apart from links. */
export function getPageProblems(checked: CheckedPage[]): PageProblem[] {
  const languages = getLocales(getSite()).map(({ code }) => code);
  return getPageAssetAndTranslationProblems(checked, {
    findVersion: toPageVersion,
    variables: getSiteVariables(),
    languages,
  });
}
