import type { Metadata } from 'next';
import { NearestRoutes } from '@/components/layout/nearest-routes';
import { SearchLink } from '@/components/search/search-link';
import { isExternal } from '@/lib/href';
import * as messages from '@/messages';
import { loadNavigation } from './navigation';
import { toPageTitle } from './metadata';
import { toReadingOrder } from '@/site/sidebar';

export const metadata: Metadata = {
  title: { absolute: toPageTitle(messages.notFoundTitle) },
  robots: { index: false },
};

/** Any unknown path: says so, and offers the routes whose names are nearest. */
export default async function NotFound() {
  const { sidebars, navbar } = await loadNavigation();
  const pages = sidebars
    .filter(({ version }) => version === undefined || version.isLatest)
    .flatMap(({ items }) => toReadingOrder(items));
  const menus = [...navbar.left, ...navbar.right].flatMap((item) => (item.kind === 'dropdown' ? item.items : [item]));
  const routes = [...pages, ...menus]
    .flatMap((item) => ('path' in item && item.path !== undefined ? [{ label: item.label, path: item.path }] : []))
    .filter(({ path }) => !isExternal(path));
  return (
    <main id="main" className="simple-page">
      <p className="simple-code">404</p>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>{messages.notFoundContact}</p>
      <p className="simple-action">
        <SearchLink />
      </p>
      <NearestRoutes routes={routes} />
    </main>
  );
}
