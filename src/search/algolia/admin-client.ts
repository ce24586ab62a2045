import { algoliasearch, type SearchClient } from 'algoliasearch';
import type { PushSettings } from '@/lib/environment';

export type AdminClient = SearchClient;

/** Answers of an index that is being written take longer than those of a search. */
const patience = { connect: 15_000, read: 30_000, write: 60_000 };

/** As often is a request tried when one host stands for all of Algolia's; those are four. */
const tries = 4;

/** The client that may write, at Algolia's hosts or at the one of `ALGOLIA_HOST`. */
export function createAdminClient(
  { appId, adminKey, host }: Pick<PushSettings, 'appId' | 'adminKey' | 'host'>,
  timeouts = patience,
): AdminClient {
  const hosts = host && Array.from({ length: tries }, () => ({ ...host, accept: 'readWrite' as const }));
  return algoliasearch(appId, adminKey, { timeouts, ...(hosts ? { hosts } : {}) });
}
