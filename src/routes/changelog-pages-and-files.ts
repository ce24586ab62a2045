import type { ApiLinks } from '@/openapi/model/prose-marks-server-and-docs-links';
import { toAbsoluteUrl } from '@/lib/href';
import { memo } from '@/lib/memo';
import { changelog as messages } from '@/messages';
import { feedPath, toChangesPages, toChangesPath } from '@/openapi/changelog/changes-pages';
import { toComparePages } from '@/openapi/changelog/version-comparison-pages';
import { toFeed } from '@/openapi/changelog/feed';
import type { PublishedSpecs } from '@/openapi/changelog/linked-operations-and-schemas';
import { findRemovedPath, toRemovedItems } from '@/openapi/changelog/build-removed-json';
import type { SiteChangelog } from '@/openapi/changelog/version-names-anchors-and-notes';
import type { CrossReferencePage } from '@/openapi/cross-reference/cross-reference-page-type';
import {
  getReleaseOf,
  getServices,
  getServiceVersions,
  loadChangelog,
  loadSpec,
} from '@/openapi/load-services-and-specs';
import { getSite } from '@/site/get-site';
import type { SiteFile } from './page-and-site-file-types';

/** Loads the pages of what changed between the releases of the specs. Without a release, there are none. */
export async function loadChangelogPages(): Promise<CrossReferencePage[]> {
  const changelog = await loadSiteChangelog();
  return changelog ? [...toChangesPages(changelog), ...toComparePages(changelog)] : [];
}

/** Lists the feed of the changes, and what each service does not have anymore, if there is a release. */
export async function listChangelogFiles(): Promise<SiteFile[]> {
  const changelog = await loadSiteChangelog();
  if (!changelog) return [];
  const load = () => Promise.resolve(toFeed(changelog, { title: getSite().title, toUrl: toAbsoluteUrl }));
  const removed = changelog.services.flatMap((of) => {
    const path = findRemovedPath(of)?.slice(1);
    return path === undefined
      ? []
      : [{ path, load: () => Promise.resolve(JSON.stringify(toRemovedItems(changelog, of))) }];
  });
  return [{ path: feedPath.slice(1), load }, ...removed];
}

/** Lists the files about what services do not have anymore, by service. */
export async function listRemovedPaths(): Promise<Record<string, string>> {
  const { services = [] } = (await loadSiteChangelog()) ?? {};
  const paths = services.flatMap((of) => {
    const path = findRemovedPath(of);
    return path === undefined ? [] : [[of.service, path] as const];
  });
  return Object.fromEntries(paths);
}

/** Finds the page with the changes of a service, if there is a release. */
export async function findChanges(service: string): Promise<Pick<ApiLinks, 'changes' | 'removed'>> {
  const own = (await loadSiteChangelog())?.services.find((one) => one.service === service);
  if (!own) return {};
  return { changes: { label: messages.titleOf(own.title), path: toChangesPath(own) }, removed: findRemovedPath(own) };
}

const loadSiteChangelog = memo(async (): Promise<SiteChangelog | undefined> => {
  const changelog = await loadChangelog();
  if (!changelog) return undefined;
  const published = new Map<string, PublishedSpecs>();
  for (const service of getServices()) published.set(service, await loadPublished(service));
  return {
    ...changelog,
    getPublished: (service) => published.get(service) ?? { versions: new Map() },
  };
});

/** Loads the specs of a service in all versions of the docs. */
async function loadPublished(service: string): Promise<PublishedSpecs> {
  const versions = getServiceVersions(service);
  const ids = versions.length === 0 ? [service] : versions.map(({ id }) => id);
  const specs = ids.map(async (id) => [getReleaseOf(id), await loadSpec(id)] as const);
  return { latest: await loadSpec(service), versions: new Map(await Promise.all(specs)) };
}
