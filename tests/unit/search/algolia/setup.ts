import { createAdminClient } from '@/search/algolia/admin-client-and-error-reasons';
import { pushRecords, type PushOptions } from '@/search/algolia/push';
import type { SearchRecord } from '@/search/record-types-and-derived-fields';
import { AlgoliaServer } from '../../../algolia/server';

export const adminKey = 'admin-key-that-nobody-may-see';
export const searchKey = 'search-key';

/** The rights that a push needs. */
const all = ['addObject', 'deleteIndex', 'editSettings', 'settings', 'browse', 'listIndexes', 'search'];

export function startServer(): Promise<AlgoliaServer> {
  return AlgoliaServer.start({
    keys: { [adminKey]: { acl: all }, [searchKey]: { acl: ['search'], indices: ['docs'] } },
  });
}

/** Returns records of a build, which their texts name. */
export function toRecords(build: string, count = 7): SearchRecord[] {
  return Array.from({ length: count }, (_, number) => ({
    objectID: `page:${number}`,
    kind: 'page',
    title: `Page ${number}`,
    hierarchy: { lvl0: 'Pages', lvl1: `Page ${number}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    names: [],
    inherited: ['Pages', `${number}`, 'page'],
    text: `Text of ${build}`,
    url: `/${number}/`,
    places: [],
    weight: number,
    group: `page:${number}`,
    version: 'current',
    locale: 'en',
    build,
  }));
}

/** Pushes records to the server with the real client in batches of three. Returns the reported lines. */
export async function push(
  server: AlgoliaServer,
  records: SearchRecord[],
  { key = adminKey, patience = 5000, ...options }: Partial<PushOptions> & { key?: string; patience?: number } = {},
): Promise<string[]> {
  const lines: string[] = [];
  const client = createAdminClient(
    { appId: server.appId, adminKey: key, host: { protocol: 'http', url: 'localhost', port: server.port } },
    patience,
  );
  await pushRecords(client, {
    index: 'docs',
    records,
    folders: {},
    adminKey: key,
    batchSize: 3,
    polling: { timeout: () => 2, maxRetries: 50 },
    report: (name, detail) => lines.push(`${name}: ${detail}`),
    ...options,
  });
  return lines;
}

/** Returns the names of all indices except the live one. */
export function getTemporary({ store }: AlgoliaServer): string[] {
  return [...store.indices.keys()].filter((name) => name !== 'docs');
}

/** Returns the records of the live index. */
export function getLive({ store }: AlgoliaServer): unknown[] {
  return [...(store.indices.get('docs')?.records.values() ?? [])];
}
