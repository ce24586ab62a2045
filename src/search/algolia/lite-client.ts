import { liteClient } from 'algoliasearch/lite';
import type { AlgoliaSettings } from '@/lib/environment';
import type { SearchClient } from '../client-types';
import { toQuery, toResponse } from './query-and-response';

/** Creates a client that queries Algolia from the browser, with a key that may only search. */
export function createLiteClient({ appId, searchKey, index, host }: AlgoliaSettings): SearchClient {
  const client = liteClient(appId, searchKey, host ? { hosts: [toHost(host)] } : {});
  return {
    search: async (requests) => {
      const queries = requests.map((request) => toQuery(request, index));
      const { results } = await client.search({ requests: queries });
      return { results: queries.map((query, at) => toResponse(results[at] ?? {}, query)) };
    },
  };
}

function toHost(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port === '' ? {} : { port: Number(port) }),
  };
}
