import { getAlgolia } from '@/lib/environment';
import type { SearchClient } from '@/search/client';
import { toFailoverClient } from '@/search/failover-client';
import { loadLocalClient } from '@/search/local-client';
import type { Scope } from '@/search/scope';

/** The engine that the site is built for: the built-in one, or Algolia with the built-in one behind it. */
export async function loadClient(scope: Scope): Promise<SearchClient> {
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
