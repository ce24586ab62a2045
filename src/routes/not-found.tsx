import { NotFoundPage } from '@/components/layout/in-place-of-page';
import { SectionList } from '@/components/layout/route-list';
import { StaticHtml } from '@/components/ui/static-html';
import * as messages from '@/messages';
import { toPageTitle } from './metadata';
import type { Page } from './page';
import { loadSections } from './route-index';

/**
 * The not-found page. It contains the main sections; in the browser, the routes with the most similar names are added. The
 * payload of every page includes this page.
 */
export const notFound: Page = {
  path: '/404/',
  name: 'the page for addresses that do not exist',
  loadMetadata: () =>
    Promise.resolve({ title: { absolute: toPageTitle(messages.notFoundTitle) }, robots: { index: false } }),
  load: async () => (
    <NotFoundPage>
      <StaticHtml path="/404.html" className="contents">
        <SectionList routes={await loadSections()} />
      </StaticHtml>
    </NotFoundPage>
  ),
};
