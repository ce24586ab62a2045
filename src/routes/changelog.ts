import { toAbsoluteUrl } from '@/lib/href';
import { memo } from '@/lib/memo';
import { changelog as messages } from '@/messages';
import { feedPath, toChangesPages, toChangesPath } from '@/openapi/changelog/changes-pages';
import { toComparePages } from '@/openapi/changelog/compare-pages';
import { toFeed } from '@/openapi/changelog/feed';
import type { PublishedSpecs } from '@/openapi/changelog/published';
import type { SiteChangelog } from '@/openapi/changelog/site-changelog';
import type { CrossReferencePage } from '@/openapi/cross-reference/cross-reference-page';
import { getReleaseOf, getServices, getServiceVersions, loadChangelog, loadSpec } from '@/openapi/load';
import type { ApiLinks } from '@/openapi/model/operation';
import { getLocale } from '@/site/locales';
import { getSite } from '@/site/site';
import type { SiteFile } from './page';

/** Loads the pages of what changed between the releases of the specs. Without a release, there are none. */
export async function loadChangelogPages(): Promise<CrossReferencePage[]> {
  const changelog = await loadSiteChangelog();
  return changelog ? [...toChangesPages(changelog), ...toComparePages(changelog)] : [];
}

/** Lists the feed of the changes, if there is a release. */
export async function listFeeds(): Promise<SiteFile[]> {
  const changelog = await loadSiteChangelog();
  if (!changelog) return [];
  const load = () => Promise.resolve(toFeed(changelog, { title: getSite().title, toUrl: toAbsoluteUrl }));
  return [{ path: feedPath.slice(1), load }];
}

/** Finds the page with the changes of a service, if there is a release. */
export async function findChanges(service: string): Promise<Pick<ApiLinks, 'changes'>> {
  const own = (await loadSiteChangelog())?.services.find((one) => one.service === service);
  return own ? { changes: { label: messages.titleOf(own.title), path: toChangesPath(own) } } : {};
}

const loadSiteChangelog = memo(async (): Promise<SiteChangelog | undefined> => {
  const changelog = await loadChangelog();
  if (!changelog) return undefined;
  const published = new Map<string, PublishedSpecs>();
  for (const service of getServices()) published.set(service, await loadPublished(service));
  const format = new Intl.DateTimeFormat(getLocale(getSite()).code, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...changelog,
    getPublished: (service) => published.get(service) ?? { versions: new Map() },
    toDay: (day) => format.format(new Date(day)),
  };
});

/** Loads the specs of a service in all versions of the docs. */
async function loadPublished(service: string): Promise<PublishedSpecs> {
  const versions = getServiceVersions(service);
  const ids = versions.length === 0 ? [service] : versions.map(({ id }) => id);
  const specs = ids.map(async (id) => [getReleaseOf(id), await loadSpec(id)] as const);
  return { latest: await loadSpec(service), versions: new Map(await Promise.all(specs)) };
}
