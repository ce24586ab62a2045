import type { VersionOfPage } from '@/components/layout/version-banner-and-badge';
import { isSamePath } from '@/lib/href';
import { getServiceVersions, loadSpec } from '@/openapi/load-services-and-specs';
import { toScopeVersion } from '@/search/search-scope';
import { findMainPath, getArea, getAreas, getVersion, toVersionKey, type DocsVersion } from '@/site/versions';
import { getSite } from '@/site/get-site';
import type { Navigation } from './navigation';

type Sources = Navigation['areas'][number]['versions'][number];

/** Returns the version data of a page, or undefined if its area has only one version. */
function toVersion(
  { areas }: Navigation,
  { area, version }: { area: string; version: string },
  find: (sources: Sources) => string | undefined,
): VersionOfPage | undefined {
  const found = areas.find((entry) => entry.area.id === area);
  const own = found?.area.versions.find(({ name }) => name === version);
  if (!found || !own || found.versions.length === 1) return undefined;
  const others = found.versions.map((sources) => ({
    key: toVersionKey(sources.version),
    label: sources.version.label,
    ...toTarget(sources, find(sources)),
    isLatest: sources.version.isLatest,
    isShown: sources.version === own,
  }));
  return {
    ...toVersionData(own),
    versions: others.flatMap(({ path, ...other }) => (path === undefined ? [] : [{ ...other, path }])),
  };
}

/** Returns the data that all pages of a version share. */
function toVersionData(version: DocsVersion): Omit<VersionOfPage, 'versions'> {
  return {
    key: toVersionKey(version),
    label: version.label,
    site: getSite().title,
    banner: version.banner,
    badge: version.badge,
    noIndex: version.noIndex,
    scope: version.isLatest ? undefined : toScopeVersion(version.name),
  };
}

/** Finds the version of a docs page, with the same page in the other versions. */
export function findVersionOfPage(
  navigation: Navigation,
  page: { id: string; docs?: { area: string; version: string } },
): VersionOfPage | undefined {
  return page.docs && toVersion(navigation, page.docs, ({ pages }) => pages.find(({ id }) => id === page.id)?.path);
}

/**
 * Finds the version of a page of a spec, with the same page in each other version, or the first page of that version. Returns
 * undefined if the spec has only one version.
 */
export async function findVersionOfSpec(service: string, path: string): Promise<VersionOfPage | undefined> {
  const specs = getServiceVersions(service);
  const name = specs.find(({ id }) => id === service)?.name;
  if (name === undefined || specs.length === 1) return undefined;
  const area = getArea(getAreas(getSite().docs));
  const own = getVersion(area, name);
  const rest = path.slice(toRoot(service).length);
  const versions = specs.map(async ({ name: other, id }) => {
    const version = getVersion(area, other);
    const same = `${toRoot(id)}${rest}`;
    const isSame = rest === '' || (await loadSpec(id)).pages.some((page) => page.path === same);
    return {
      key: toVersionKey(version),
      label: version.label,
      path: isSame ? same : toRoot(id),
      isSame,
      isLatest: version.isLatest,
      isShown: id === service,
    };
  });
  return { ...toVersionData(own), versions: await Promise.all(versions) };
}

function toRoot(service: string): string {
  return `/api/${service}/`;
}

/** Finds the version of a generated index, with the same index in the other versions. */
export function findVersionOfCategory(navigation: Navigation, path: string): VersionOfPage | undefined {
  const own = navigation.categories.find(({ category }) => isSamePath(category.path, path))?.version;
  if (!own) return undefined;
  const rest = path.slice(own.prefix.length);
  return toVersion(navigation, { area: own.area, version: own.name }, ({ version }) => {
    const other = `${version.prefix}${rest}`;
    const found = navigation.categories.find(
      (entry) => entry.version === version && isSamePath(entry.category.path, other),
    );
    return found?.category.path;
  });
}

/** Returns the path of the same page in a version, or else that of the main page of the version. */
function toTarget({ version, sidebars, pages }: Sources, same: string | undefined) {
  const main = () => findMainPath({ mainDocId: version.mainDocId, sidebars: sidebars.values(), pages });
  return { path: same ?? main(), isSame: same !== undefined };
}

/**
 * Returns the metadata for search engines: the path of the same page in the latest version, or else its own path, and whether to
 * index the page.
 */
export function toVersionMetadata(
  version: VersionOfPage | undefined,
  path: string,
): { canonical: string; isIndexed: boolean } {
  const latest = version?.versions.find(({ isLatest }) => isLatest);
  return { canonical: latest?.isSame ? latest.path : path, isIndexed: !version?.noIndex };
}
