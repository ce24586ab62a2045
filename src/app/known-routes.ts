import type { Route } from '@/components/layout/route-list';
import { isExternal } from '@/lib/href';
import { toReadingOrder } from '@/site/sidebar';
import { loadNavigation } from '@/article/navigation';

/** Every route that a reader of a missing page may have meant, in reading order: pages first, then what the bar leads to. */
export async function loadKnownRoutes(): Promise<Route[]> {
  const { sidebars, navbar } = await loadNavigation();
  const pages = sidebars
    .filter(({ version }) => version === undefined || version.isLatest)
    .flatMap(({ items }) => toReadingOrder(items));
  const menus = [...navbar.left, ...navbar.right].flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]));
  return [...pages, ...menus]
    .flatMap((item) => ('path' in item && item.path !== undefined ? [{ label: item.label, path: item.path }] : []))
    .filter(({ path }) => !isExternal(path));
}
