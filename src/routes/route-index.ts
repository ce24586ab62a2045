import type { Route } from '@/components/layout/route-list';
import { isExternal } from '@/lib/href';
import { getCards, toReadingOrder } from '@/site/sidebar';
import { loadNavigation, type Navigation } from './navigation';
import { getServices, loadSpec } from '@/spec/load';

/**
 * Lists the routes that the not-found page can suggest, each once: first the pages in reading order, then the targets of the
 * navbar, then the other APIs.
 */
export async function loadRouteIndex(): Promise<Route[]> {
  const navigation = await loadNavigation();
  const latest = navigation.sidebars.filter(({ version }) => version === undefined || version.isLatest);
  const specs = await Promise.all(getServices().map(loadSpec));
  const services = specs.map(({ service, title }) => ({ label: title, path: `/api/${service}/` }));
  return removeDuplicates([...toMenuRoutes({ ...navigation, sidebars: latest }), ...services]);
}

/** Lists the pages of this site that the sidebars and the navbar lead to, once for each label. */
export function toMenuRoutes({ sidebars, navbar }: Pick<Navigation, 'sidebars' | 'navbar'>): Route[] {
  const pages = sidebars.flatMap(({ items }) => toReadingOrder(items));
  const menus = [...navbar.left, ...navbar.right].flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]));
  return [...pages, ...menus].flatMap((item) =>
    'path' in item && item.path !== undefined && !isExternal(item.path) ? [{ label: item.label, path: item.path }] : [],
  );
}

/** The maximum number of main sections. */
const sectionCount = 8;

/** Lists the main sections of the site: the first items of its sidebars. */
export async function loadSections(): Promise<Route[]> {
  const sidebars = (await loadNavigation()).sidebars.filter(({ version }) => version === undefined || version.isLatest);
  const routes = sidebars
    .flatMap(({ items }) => getCards(items))
    .map(({ item, path }) => ({ label: item.label, path }));
  return removeDuplicates(routes.filter(({ path }) => !isExternal(path))).slice(0, sectionCount);
}

/** Returns the first route of each path. */
function removeDuplicates(routes: Route[]): Route[] {
  return routes.filter(({ path }, index) => routes.findIndex((other) => other.path === path) === index);
}
