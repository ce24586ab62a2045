import type { SearchClient } from './client-types';

interface Patience {
  /** How many milliseconds the first engine has to respond. */
  patience?: number;
  /** How many milliseconds the first engine gets no requests after it failed. */
  rest?: number;
}

/**
 * Returns a client that queries the first engine. If that fails or is slow, it loads and queries the second one.
 */
export function toFailoverClient(
  first: SearchClient,
  loadSecond: () => Promise<SearchClient>,
  { patience = 2_000, rest = 60_000 }: Patience = {},
): SearchClient {
  let second: Promise<SearchClient> | undefined;
  let resting = -Infinity;
  const askSecond: SearchClient['search'] = async (requests) => {
    second ??= loadSecond();
    second.catch(() => (second = undefined));
    const { results } = await (await second).search(requests);
    return { results: results.map((result) => ({ ...result, isFallback: true })) };
  };
  return {
    search: async (requests) => {
      if (performance.now() < resting) return askSecond(requests);
      try {
        return await withLimit(first.search(requests), patience);
      } catch (error) {
        if (performance.now() >= resting) console.warn(error);
        resting = performance.now() + rest;
        return askSecond(requests);
      }
    },
  };
}

function withLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${limit} ms.`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
