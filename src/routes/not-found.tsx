import { NotFoundPage } from '@/components/layout/in-place-of-page';
import { nearestCount, RouteList } from '@/components/layout/route-list';
import { StaticHtml } from '@/components/ui/static-html';
import * as messages from '@/messages';
import { toPageTitle } from './metadata';
import type { Page } from './page';
import { loadRouteIndex } from './route-index';

/** At any unknown path: says so, and offers the routes whose names are nearest. Every page carries this one in its payload. */
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
