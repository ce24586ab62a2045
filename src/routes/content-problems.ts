import { readFileSync } from 'node:fs';
import { findFieldOfFile } from '@/content/front-matter';
import { getLinkProblems, type KnownPages } from '@/content/link-problems';
import type { CheckedPage } from '@/content/check-page-texts';
import { toError, type PageProblem } from '@/content/format-and-sort-page-problems';
import {
  getHeadProblems,
  getOrphans,
  getUnusedFiles,
} from '@/content/title-description-sidebar-and-unused-file-problems';
import { getReviewProblems } from '@/content/overdue-reviews';
import { getSpellingProblems } from '@/content/spelling';
import { decodeUri } from '@/lib/decode-uri';
import { toSamePath, toUrlParts } from '@/lib/href';
import type { PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { groupBy } from '@/lib/lists';
import { toHint } from '@/lib/nearest-names';
import { findOption } from '@/site/config-option-places';
import { getLocales } from '@/site/locales';
import type { Redirect } from '@/site/schema';
import { getSite } from '@/site/get-site';
import { sectionNames } from '@/openapi/cross-reference/sections/write-sections-named-in-front-matter';
import { getAllServices, getServices, isForeign, loadSpecResult } from '@/openapi/load-services-and-specs';
import { getPageProblems, loadCheckedPages } from './check-pages-and-count-spec-mentions';
import { loadNavigation } from './navigation';
import { listGeneratedPages } from './pages';
import { toMenuRoutes } from './list-menu-pages-and-not-found-suggestions';
import { loadSpecWords } from './load-spec-names-and-page-cache-keys';
import { findFileBlockingPath } from './find-file-blocking-page-path';
import { pageIds } from '@/lib/page-ids-markers-and-placeholders';

/**
 * Finds all problems except for those of code samples: in the configuration, in files next to pages, and in pages of every
 * language. Reads the built pages and specs.
 */
export async function getContentProblems(): Promise<PageProblem[]> {
  const { redirects } = getSite();
  const checked = await loadCheckedPages();
  const generated = await listGeneratedPages();
  const known = new Map(generated.map(({ path, anchors }) => [path, anchors]));
  const owners = new Map(generated.map(({ path, name }) => [toSamePath(path), name]));
  const internal = await loadInternal();
  const isOriginal = ({ page }: CheckedPage) => page.locale === undefined;
  const toAnchors = ({ page, anchors }: CheckedPage) => [page.path, new Set([...pageIds, ...anchors])] as const;
  for (const [path, anchors] of checked.filter(isOriginal).map(toAnchors))
    if (!known.has(path)) known.set(path, anchors);
  const ofPages = [...groupBy(checked, ({ page }) => page.locale ?? '')].flatMap(([, copies]) => {
    // A translation has its own anchors.
    const own: KnownPages = new Map([...known, ...copies.filter((one) => !isOriginal(one)).map(toAnchors)]);
    return copies.flatMap(({ page, links }) =>
      getLinkProblems(page, links.filter(isOurs), { known: own, internal, redirects }),
    );
  });
  const navigation = await loadNavigation();
  const menus = new Set(toMenuRoutes(navigation).map(({ path }) => toUrlParts(path).path));
  const written = checked.map(({ page }) => page);
  const ofConfiguration = [...navigation.mistakes, ...getRedirectProblems(redirects, known)].map(toError);
  return [
    ...ofConfiguration,
    ...getPageProblems(checked),
    ...getHeadProblems(written),
    ...getOrphans(
      written.filter(({ locale }) => locale === undefined),
      menus,
    ),
    ...getUnusedFiles(),
    ...getReviewProblems(written, getSite().docs.history.reviewAfterDays),
    ...getGeneratedDuplicates(generated),
    ...getDuplicates(checked.filter(isOriginal), owners),
    ...getServiceProblems(checked),
    ...getSectionProblems(checked),
    ...(isInEnglish() ? await getSpellingProblems(checked, await loadSpecWords()) : []),
    ...ofPages,
  ];
}

/** Returns true if the dictionary has the language of the pages that are not translated. */
function isInEnglish(): boolean {
  return /^en\b/.test(getLocales(getSite())[0]?.code ?? '');
}

/** Finds pages whose front matter names a service that does not exist. */
function getServiceProblems(checked: CheckedPage[]): PageProblem[] {
  const services = getServices();
  return checked.flatMap(({ page: { file, service } }): PageProblem[] => {
    if (service === undefined || services.includes(service)) return [];
    const place = findFieldOfFile(file, 'service');
    const fix = toHint(service, services, 'Services');
    return [{ severity: 'error', place, message: `there is no service "${service}"`, fix }];
  });
}

/** Finds pages whose front matter asks for sections that do not exist, and sections that a former command has written. */
function getSectionProblems(checked: CheckedPage[]): PageProblem[] {
  return checked.flatMap(({ page: { file, specSections } }): PageProblem[] => {
    const text = readFileSync(file, 'utf8');
    const [before, name] = text.split(/^<!-- Written by `npm run spec-pages`: ([\w-]+) -->$/m);
    if (before !== undefined && name !== undefined)
      return [
        {
          severity: 'error',
          place: { file, line: before.split('\n').length, column: 1 },
          message: 'the sections below this line are not updated any more',
          fix: `Write specSections: ${name} in the front matter, and remove this line and what follows it.`,
        },
      ];
    if (specSections === undefined || sectionNames.includes(specSections)) return [];
    const place = findFieldOfFile(file, 'specSections');
    const fix = toHint(specSections, sectionNames, 'Sections');
    return [{ severity: 'error', place, message: `there are no sections "${specSections}"`, fix }];
  });
}

/** Returns the anchors of what is internal, by the path of the page of its service. */
async function loadInternal(): Promise<Map<string, readonly string[]>> {
  const entries = getAllServices().map(
    async (service) => [`/api/${service}/`, (await loadSpecResult(service)).internal ?? []] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Returns false for a link to a foreign spec, which may lack what our spec of the same name has. */
function isOurs({ href }: { href: string }): boolean {
  return !getServices().some((service) => isForeign(service) && href.startsWith(`/api/${service}/`));
}

/** Finds generated pages whose address another generated page has, such as two categories with one slug. */
export function getGeneratedDuplicates(pages: { path: string; name: string }[]): PageProblem[] {
  return [...groupBy(pages, ({ path }) => toSamePath(path)).values()].flatMap(([first, ...others]) =>
    others.map(({ path, name }): PageProblem => ({
      severity: 'warning',
      place: findOption({ path: ['sidebars'] }),
      message: `the address ${path} of ${name} is taken by ${first?.name}`,
      fix: 'Give one of them another slug.',
    })),
  );
}

/** Finds pages whose address another page or a file has. `owners` contains the names of generated pages by address. */
function getDuplicates(checked: CheckedPage[], owners: Map<string, string>): PageProblem[] {
  const paths = new Set(checked.map(({ page }) => page.path));
  return checked.flatMap(({ page }): PageProblem[] => {
    const address = toSamePath(page.path);
    const owner = owners.get(address);
    owners.set(address, owner ?? page.file);
    const taken = findFileBlockingPath(page.path, paths);
    // The export has no place for such a page.
    if (taken !== undefined) return [{ ...toDuplicate(page, `the file ${taken}`), severity: 'error' }];
    return owner === undefined ? [] : [toDuplicate(page, owner)];
  });
}

/** Finds redirects from pages that exist, and redirects to pages or anchors that do not exist. */
export function getRedirectProblems(redirects: Redirect[], known: KnownPages): PlacedMistake[] {
  const mistakes: PlacedMistake[] = [];
  redirects.forEach(({ from, to }, index) => {
    const { path: target, hash } = toUrlParts(to);
    const anchor = decodeUri(hash.slice(1));
    const toPlace = (key: string) => findOption({ path: ['redirects', index, key] });
    if (known.has(from))
      mistakes.push({
        place: toPlace('from'),
        message: `redirects: ${from} is redirected, but it is a page of the site`,
        fix: 'Remove the page or the redirect.',
      });
    const taken = findFileBlockingPath(from, known);
    if (taken !== undefined)
      mistakes.push({
        place: toPlace('from'),
        message: `redirects: ${from} is redirected, but the site has the file ${taken}`,
        fix: 'Remove the redirect.',
      });
    if (!known.has(target))
      mistakes.push({
        place: toPlace('to'),
        message: `redirects: ${from} points to ${target}, which is not a page of the site`,
        fix: 'Name the address of a page, or remove the redirect.',
      });
    else if (!/^(?:top)?$/i.test(anchor) && known.get(target)?.has(anchor) === false)
      mistakes.push({
        place: toPlace('to'),
        message: `redirects: ${from} points to #${anchor}, which is not on ${target}`,
        fix: 'Name an anchor of that page, or only the page.',
      });
  });
  return mistakes;
}

function toDuplicate({ file, path }: { file: string; path: string }, owner: string): PageProblem {
  return {
    severity: 'warning',
    place: findFieldOfFile(file, 'slug'),
    message: `the address ${path} is taken by ${owner}`,
    fix: 'Give the page another slug.',
  };
}
