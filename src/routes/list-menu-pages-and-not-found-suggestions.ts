import type { Route } from '@/components/layout/nearest-routes';
import type { RouteIndex } from '@/components/layout/load-not-found-content';
import { isExternal } from '@/lib/href';
import { withoutNumbers } from '@/lib/content-file-name-conventions';
import { getCards, toReadingOrder, type SidebarEntry } from '@/site/sidebar-types-and-traversal';
import { toVersionKey, type DocsVersion } from '@/site/versions';
import { toScopeVersion } from '@/search/search-scope';
import { listRemovedPaths } from './changelog-pages-and-files';
import { loadNavigation, type Navigation } from './navigation';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';

type Area = Navigation['areas'][number];

/**
 * Lists the routes that the not-found page can suggest, each once: first the pages in reading order, then the targets of the
 * navbar, then the other APIs. Versions other than the latest one have their own.
 */
export async function loadRouteIndex(): Promise<RouteIndex> {
  const navigation = await loadNavigation();
  const { areas, sidebars } = navigation;
  const latest = sidebars.filter(({ version }) => version === undefined || version.isLatest);
  const specs = await Promise.all(getServices().map(loadSpec));
  const services = specs.map(({ service, title }) => ({ label: title, path: `/api/${service}/` }));
  const routes = mergeByPath([...toMenuRoutes({ ...navigation, sidebars: latest }), ...services]);
  const removed = await listRemovedPaths();
  const hasRemoved = Object.keys(removed).length > 0;
  return { routes, versions: toVersions(areas, sidebars), ...(hasRemoved && { removed }) };
}

/** Lists the pages of this site that the sidebars and the navbar lead to, once for each label. */
export function toMenuRoutes({ sidebars, navbar }: Pick<Navigation, 'sidebars' | 'navbar'>): Route[] {
  const pages = sidebars.flatMap(({ items }) => toReadingOrder(items));
  const menus = [...navbar.left, ...navbar.right].flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]));
  return [...pages, ...menus].flatMap((item) => ('path' in item ? toRoutes(item) : []));
}

/** Returns the routes of all versions that have a prefix, those of areas with a folder first. */
export function toVersions(areas: Area[], sidebars: Navigation['sidebars']): RouteIndex['versions'] {
  const toBase = ({ area }: Area, { prefix }: DocsVersion) =>
    [prefix, withoutNumbers(area.folder.replace(/\/$/, '')), '']
      .filter((part, at) => part !== '' || at === 2)
      .join('/');
  const versions = areas.flatMap((entry) =>
    entry.versions
      .filter(({ version }) => version.prefix !== '')
      .map(({ version }) => {
        const own = sidebars.filter((sidebar) => sidebar.version === version).flatMap(({ items }) => items);
        return {
          base: toBase(entry, version),
          key: toVersionKey(version),
          scope: toScopeVersion(version.name),
          routes: mergeByPath(toReadingOrder(own).flatMap(toRoutes)),
          sections: toSections(own),
        };
      }),
  );
  return versions.sort((left, right) => right.base.length - left.base.length);
}

/** The maximum number of main sections. */
const sectionCount = 8;

/** Lists the main sections of the site: the first items of its sidebars. */
export async function loadMainSections(): Promise<Route[]> {
  const sidebars = (await loadNavigation()).sidebars.filter(({ version }) => version === undefined || version.isLatest);
  return toSections(sidebars.flatMap(({ items }) => items));
}

function toSections(items: Parameters<typeof getCards>[0]): Route[] {
  const routes = getCards(items).flatMap(({ item, path }) => toRoutes({ label: item.label, path }));
  return mergeByPath(routes).slice(0, sectionCount);
}

function toRoutes({ label, path }: Pick<SidebarEntry, 'label' | 'path'>): Route[] {
  return path === undefined || isExternal(path) ? [] : [{ label, path }];
}

/** Returns each path once, with the label of its first route, and the other labels. */
function mergeByPath(routes: Route[]): Route[] {
  const merged = new Map<string, Route>();
  for (const { label, path } of routes) {
    const { otherLabels = [], ...first } = merged.get(path) ?? { label, path };
    const others = first.label === label || otherLabels.includes(label) ? otherLabels : [...otherLabels, label];
    merged.set(path, { ...first, ...(others.length > 0 && { otherLabels: others }) });
  }
  return [...merged.values()];
}
