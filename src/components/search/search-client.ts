import type { InstantSearchProps } from 'react-instantsearch';
import { getAlgolia } from '@/lib/environment';
import { queries } from '@/lib/load-files-with-react-query';
import type { SearchClient } from '@/search/client-types';
import { toFailoverClient } from '@/search/failover-client';
import { loadLocalClient } from '@/search/local-client';
import { getScope, type Scope } from '@/search/search-scope';

const key = 'search';
/** How long a response without a user stays in the cache, in milliseconds. */
const cachedFor = 60_000;

const toEngineQuery = (scope: Scope) => ({ queryKey: [key, 'engine', scope], queryFn: () => loadEngine(scope) });

/** Loads the engine and its index before they are needed. */
export function warmUp(): void {
  void queries.prefetchQuery(toEngineQuery(getScope()));
}

/** Returns the client for InstantSearch. It waits for the engine and caches a response until it is unused for a minute. */
export function toSearchClient(scope: Scope): InstantSearchProps['searchClient'] {
  const client: SearchClient = {
    search: async (requests) => {
      const engine = await queries.fetchQuery(toEngineQuery(scope));
      return queries.fetchQuery({
        queryKey: [key, 'answer', scope, requests],
        queryFn: () => engine.search(requests),
        gcTime: cachedFor,
        // Each engine handles its own failures.
        retry: false,
      });
    },
  };
  // InstantSearch expects the type of Algolia's client but uses only this method.
  return client as never;
}

/** Removes the engine and its responses from the cache, so that the next request loads the engine again. */
export function forgetEngine(): void {
  queries.removeQueries({ queryKey: [key] });
}

/** Loads the engine that the site was built with: the built-in one, or Algolia with the built-in one as a fallback. */
async function loadEngine(scope: Scope): Promise<SearchClient> {
  const loadLocal = () => loadLocalClient(scope);
  const algolia = getAlgolia();
  if (!algolia) return loadLocal();
  const loadAlgolia = import('@/search/algolia/lite-client');
  return loadAlgolia.then(
    ({ createLiteClient }) => toFailoverClient(createLiteClient(algolia), loadLocal),
    // If the code of its client does not load, Algolia counts as unavailable.
    (error: unknown) => toFailoverClient({ search: () => Promise.reject(error) }, loadLocal),
  );
}
