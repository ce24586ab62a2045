import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { toRequests, toSearchAnswer, type Filters, type SearchAnswer } from '@/search/requests';
import { getScope, type Scope } from '@/search/scope';
import { getAlgolia } from '@/lib/environment';
import type { SearchClient } from '@/search/client';
import { toFailoverClient } from '@/search/failover-client';
import { loadLocalClient } from '@/search/local-client';

// The engine works without a network once it is here, and an attempt without one is to fail, not to wait.
export const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: Infinity, refetchOnWindowFocus: false, structuralSharing: false },
  },
});

const toEngine = (scope: Scope) => ({
  queryKey: ['engine', scope],
  queryFn: () => loadClient(scope),
  gcTime: Infinity,
  retry: 1,
  retryDelay: 400,
});

/** Fetches the engine and its index before they are needed. */
export function warmUp(): void {
  void queries.prefetchQuery(toEngine(getScope()));
}

export interface Session {
  /** Of the last answer that came; it stays while the next one is on its way. */
  answer?: SearchAnswer;
  failed: boolean;
  retry: () => void;
}

/** Asks the engine; a later question's answer is never replaced by an earlier one's. */
export function useSession(query: string, filters: Filters): Session {
  const scope = getScope();
  const client = useQuery(toEngine(scope));
  const answer = useQuery({
    queryKey: ['answer', query, filters, scope],
    queryFn: async () => {
      if (!client.data) throw new Error('There is no engine.');
      const { results } = await client.data.search(toRequests(query, filters, scope));
      return toSearchAnswer(query, results);
    },
    enabled: client.data !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    retry: false,
  });
  return {
    answer: answer.data,
    failed: client.isError || answer.isError,
    retry: () => void queries.resetQueries(),
  };
}

/** The engine that the site is built for: the built-in one, or Algolia with the built-in one behind it. */
async function loadClient(scope: Scope): Promise<SearchClient> {
  const loadLocal = () => loadLocalClient(scope);
  const algolia = getAlgolia();
  if (!algolia) return loadLocal();
  const loadAlgolia = import('@/search/algolia/lite-client');
  return loadAlgolia.then(
    ({ createLiteClient }) => toFailoverClient(createLiteClient(algolia), loadLocal),
    // Without its code it is as good as down.
    (error: unknown) => toFailoverClient({ search: () => Promise.reject(error) }, loadLocal),
  );
}
