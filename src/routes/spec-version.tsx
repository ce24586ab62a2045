import type { ReactNode } from 'react';
import { toVersionFacts } from './version';
import { VersionBadge, VersionBanner, type VersionOfPage } from '@/components/layout/version';
import { getSite } from '@/site/site';
import { getArea, getAreas, getVersion, toVersionKey } from '@/site/versions';
import { getServiceVersions, loadSpec } from '@/spec/load';

/** The version that a page of a spec belongs to, with the same page in the others; undefined where the spec has only one. */
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
  return { ...toVersionFacts(own), versions: await Promise.all(versions) };
}

function toRoot(service: string): string {
  return `/api/${service}/`;
}

/** What a page of a spec says of its version around its breadcrumbs. */
export function SpecVersion({ version, children }: { version: VersionOfPage | undefined; children: ReactNode }) {
  if (!version) return children;
  return (
    <div className="contents" data-docs-version={version.key} data-search-version={version.scope}>
      <VersionBanner version={version} />
      {children}
      <VersionBadge version={version} />
    </div>
  );
}
