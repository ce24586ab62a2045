import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/in-place-of-page';
import { nearestCount, RouteList } from '@/components/layout/route-list';
import { StaticHtml } from '@/components/ui/static-html';
import * as messages from '@/messages';
import { toPageTitle } from '@/routes/metadata';
import { loadRouteIndex } from '@/routes/route-index';

export const metadata: Metadata = {
  title: { absolute: toPageTitle(messages.notFoundTitle) },
  robots: { index: false },
};

/** Any unknown path: says so, and offers the routes whose names are nearest. Every page carries this one in its payload. */
export default async function NotFound() {
  const routes = await loadRouteIndex();
  return (
    <NotFoundPage>
      <StaticHtml path="/404.html" className="contents">
        <RouteList routes={routes.slice(0, nearestCount)} />
      </StaticHtml>
    </NotFoundPage>
  );
}
