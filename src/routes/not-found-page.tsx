import { SectionList } from '@/components/layout/not-found-route-lists';
import * as messages from '@/messages';
import { toPageTitle } from './head';
import type { Page } from './page-and-site-file-types';
import { loadMainSections } from './list-menu-pages-and-not-found-suggestions';
import { getSite } from '@/site/get-site';

/**
 * The not-found page. Its body is the list of the main sections; around it, in the browser, the routes with the most similar names
 * are added. The payload of every page includes what is around it.
 */
export const notFoundPage: Page = {
  path: '/404/',
  name: 'the page for addresses that do not exist',
  shell: 'notFound',
  textKeys: [],
  loadHead: () => {
    const { description } = getSite();
    return Promise.resolve({ title: toPageTitle(messages.notFoundTitle), description, robots: 'noindex' });
  },
  loadBody: async () => (
    <div className="contents">
      <SectionList routes={await loadMainSections()} />
    </div>
  ),
};
