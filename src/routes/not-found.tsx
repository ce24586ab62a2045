import { NotFoundPage } from '@/components/layout/in-place-of-page';
import { nearestCount, RouteList } from '@/components/layout/route-list';
import { StaticHtml } from '@/components/ui/static-html';
import * as messages from '@/messages';
import { toPageTitle } from './metadata';
import type { Page } from './page';
import { loadRouteIndex } from './route-index';

/**
 * The not-found page. It contains the first routes; in the browser, those with the most similar names replace them. The payload
 * of every page includes this page.
 */
export const notFound: Page = {
  path: '/404/',
  name: 'the page for addresses that do not exist',
  loadMetadata: () =>
    Promise.resolve({ title: { absolute: toPageTitle(messages.notFoundTitle) }, robots: { index: false } }),
  load: async () => (
    <NotFoundPage>
      <StaticHtml path="/404.html" className="contents">
        <RouteList routes={(await loadRouteIndex()).slice(0, nearestCount)} />
      </StaticHtml>
    </NotFoundPage>
  ),
};
