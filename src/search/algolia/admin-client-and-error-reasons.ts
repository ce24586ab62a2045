import { algoliasearch, type SearchClient } from 'algoliasearch';
import type { PushSettings } from '@/lib/environment';
import { toMessage } from '@/lib/error-messages-and-system-errors';

export type AdminClient = SearchClient;

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** How many milliseconds a push waits in total for a server that does not respond, so that it is named within a minute. */
const longest = 32_000;

/** How many milliseconds a try waits at least, which is enough for a server that responds at all. */
const shortest = 100;

/** The number of tries when a single host replaces the four hosts of Algolia. */
const tries = 4;

/** Creates a client that may write, for the hosts of Algolia or the given one. */
export function createAdminClient(
  { appId, adminKey, host }: Pick<PushSettings, 'appId' | 'adminKey' | 'host'>,
  patience = longest,
): AdminClient {
  const hosts = host && Array.from({ length: tries }, () => ({ ...host, accept: 'readWrite' as const }));
  return algoliasearch(appId, adminKey, { requester: createRequester(patience), ...(hosts ? { hosts } : {}) });
}

/**
 * Creates a requester whose requests share their patience until one gets a response: an index responds slowly while it is being
 * written, but a server that hangs must not take the time of every try of every request.
 */
function createRequester(patience: number): Requester {
  let silentSince: number | undefined;
  return {
    async send({ url, method, headers, data }) {
      silentSince ??= performance.now();
      const left = patience - (performance.now() - silentSince);
      const signal = AbortSignal.timeout(Math.ceil(Math.max(left * 0.4, patience / 10, shortest)));
      try {
        const response = await fetch(url, { method, headers, body: data as BodyInit, signal });
        const content = await response.text();
        silentSince = undefined;
        return { status: response.status, headers: Object.fromEntries(response.headers), content, isTimedOut: false };
      } catch (error) {
        return { status: 0, content: toMessage(error), isTimedOut: signal.aborted };
      }
    },
  };
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
    return `Algolia is not responding, or returns only errors: ${toHosts(error).join(', ')}.\n  Check NEXT_PUBLIC_ALGOLIA_APP_ID, ALGOLIA_HOST if it is set, the network, and https://status.algolia.com, then run the push again.`;
  if (/Stopped waiting for the task/.test(said))
    return 'Algolia did not finish a task in time.\n  Check https://status.algolia.com, then run the push again.';
  return said;
}

/** Returns true if Algolia rejects the key, or rejects it for this index. */
export function isRefusedKey(error: unknown): boolean {
  return [401, 403].includes(findStatus(error) ?? 0);
}

/** Returns the hosts that a client tried. */
function toHosts(error: Error): string[] {
  const trace = 'stackTrace' in error ? (error.stackTrace as { request: { url: string } }[]) : [];
  return [...new Set(trace.map(({ request }) => new URL(request.url).host))];
}

/** Returns the status of the response that failed a request, if there was one. */
export function findStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined;
}
