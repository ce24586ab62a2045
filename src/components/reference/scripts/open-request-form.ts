import type { ReactNode } from 'react';

/** Opens the form for a request when its button is pressed, and for a link with values: `#createPet?query.limit=10`. */
export function followRequests(show: (panel?: ReactNode) => void, onFailure: () => void, signal: AbortSignal): void {
  // Only the browser loads it: it contains code for specs, on which shells must not depend.
  if (typeof window === 'undefined') return;
  const open = (element?: Element | null, query?: string) =>
    element &&
    void import('@/components/request/open-request-dialog').then(
      (module) => module.openRequest(show, element, query),
      onFailure,
    );
  const onHash = () => {
    const [id = '', query] = location.hash.slice(1).split(/\?(.*)/s);
    if (query !== undefined) open(document.getElementById(id), query);
  };
  document.addEventListener('click', ({ target }) => open((target as Element).closest('[data-request]')), { signal });
  addEventListener('hashchange', onHash, { signal });
  onHash();
}
