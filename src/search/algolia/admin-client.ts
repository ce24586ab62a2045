import { algoliasearch, type SearchClient } from 'algoliasearch';
import type { PushSettings } from '@/lib/environment';
import { toMessage } from '@/lib/error-message';

export type AdminClient = SearchClient;

/** Timeouts in milliseconds. They are long because an index responds slowly while it is being written. */
const patience = { connect: 15_000, read: 30_000, write: 60_000 };

/** The number of tries when a single host replaces the four hosts of Algolia. */
const tries = 4;

/** Creates a client that may write, for the hosts of Algolia or the given one. */
export function createAdminClient(
  { appId, adminKey, host }: Pick<PushSettings, 'appId' | 'adminKey' | 'host'>,
  timeouts = patience,
): AdminClient {
  const hosts = host && Array.from({ length: tries }, () => ({ ...host, accept: 'readWrite' as const }));
  return algoliasearch(appId, adminKey, { timeouts, ...(hosts ? { hosts } : {}) });
}

/** The rights that the key needs for the steps of a push. */
const rights = ['addObject', 'deleteIndex', 'editSettings', 'browse', 'listIndexes'];

/** Explains why a request failed and how to fix it. The text never contains the key, even if the server returns it. */
export function toReason(error: unknown, { index, adminKey }: { index: string; adminKey?: string }): string {
  const message = toMessage(error);
  const said = adminKey ? message.replaceAll(adminKey, '***') : message;
  const status = findStatus(error);
  if (isRefusedKey(error))
    return `Algolia rejected the key (${said}).\n  ALGOLIA_ADMIN_KEY needs the permissions ${rights.join(', ')}, for ${index} and ${index}_next_*.`;
  if (status === 429) return `Algolia is limiting requests (${said}).\n  Run the push again in a few minutes.`;
  if (status !== undefined && status >= 400 && status < 500) return `Algolia rejected the request: ${said}`;
  if (error instanceof Error && error.name === 'RetryError')
    return 'Algolia is not responding, or returns only errors.\n  Check NEXT_PUBLIC_ALGOLIA_APP_ID, ALGOLIA_HOST if it is set, the network, and https://status.algolia.com, then run the push again.';
  if (/Stopped waiting for the task/.test(said))
    return 'Algolia did not finish a task in time.\n  Check https://status.algolia.com, then run the push again.';
  return said;
}

/** Returns true if Algolia rejects the key, or rejects it for this index. */
export function isRefusedKey(error: unknown): boolean {
  return [401, 403].includes(findStatus(error) ?? 0);
}

function findStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined;
}
