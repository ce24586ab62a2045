import { liteClient } from 'algoliasearch/lite';
import type { Page } from 'playwright/test';
import { loadPublishedRecords } from '@/search/algolia/load-indexed-and-exported-records';
import { getSite } from '@/site/get-site';
import { createAdminClient } from '@/search/algolia/admin-client-and-error-reasons';
import { pushRecords } from '@/search/algolia/push';
import { AlgoliaServer } from '../algolia/server';
import { fixtureEnvironment, fixtureOut, fixturePath } from './fixture';
import { serveExport } from './served-export';

const { NEXT_PUBLIC_ALGOLIA_APP_ID: appId, NEXT_PUBLIC_ALGOLIA_INDEX: index } = fixtureEnvironment;

/** The site that searches with Algolia, and a fake Algolia server that has the site's records. */
export interface AlgoliaSite {
  algolia: AlgoliaServer;
  /** Returns the URL of a page. */
  at: (path: string) => string;
  stop: () => Promise<void>;
}

export async function startAlgoliaSite(): Promise<AlgoliaSite> {
  const adminKey = 'admin-key';
  const algolia = await AlgoliaServer.start({
    appId,
    keys: {
      [adminKey]: { acl: ['addObject', 'deleteIndex', 'editSettings', 'browse', 'listIndexes'] },
      [fixtureEnvironment.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY]: { acl: ['search'], indices: [index] },
    },
  });
  const host = { protocol: 'http', url: 'localhost', port: algolia.port } as const;
  // Records of old versions are omitted: four times as many records would make the server slow.
  const records = (await loadPublishedRecords(fixtureOut)).filter(({ version }) => version === 'current');
  await pushRecords(createAdminClient({ appId, adminKey, host }), {
    index,
    records,
    folders: getSite().search.folders,
    report: () => undefined,
  });
  // The first query takes half a second, because the words of all records are split then. On a busy machine, that is longer than
  // the search waits for Algolia.
  const searchKey = fixtureEnvironment.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY;
  const timeouts = { connect: 60_000, read: 60_000, write: 60_000 };
  const client = liteClient(appId, searchKey, { hosts: [{ ...host, accept: 'readWrite' }], timeouts });
  await client.search({ requests: [{ indexName: index, query: 'environment' }] });
  algolia.log.length = 0;
  const site = await serveExport(fixtureOut, { basePath: fixturePath, headers: {} });
  return {
    algolia,
    at: (path) => `${site.origin}${fixturePath}${path}`,
    stop: async () => {
      site.close();
      await algolia.stop();
    },
  };
}

/** Algolia's hosts, as the page's policy lists them. */
export const algoliaHosts = /^https:\/\/fixture1(-dsn\.algolia\.net|\.algolia\.net|-[123]\.algolianet\.com)\//i;

/** Routes requests for Algolia's hosts to the fake server. */
export async function routeAlgolia(page: Page, { algolia }: AlgoliaSite): Promise<void> {
  await page.route(algoliaHosts, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://localhost:${algolia.port}${pathname}${search}` });
    await route.fulfill({ response });
  });
}
