import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { Search } from 'lucide';
import { primaryButtonClassName } from '../ui/buttons';
import { Icon } from '../ui/icon';
import { RouteList, type Route } from './route-list';
import { SimplePage, SimpleTitle } from './simple-page';

/**
 * The page for unknown URLs. `children` is the list of the main sections. Because it is a client component, the payload of each
 * page contains a reference to it instead of its markup.
 */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <SimplePage>
      <div className="grid gap-x-12 gap-y-12 desktop:grid-cols-[minmax(0,1fr)_18.75rem] desktop:pt-8">
        <div className="min-w-0">
          <p className="mb-2 font-mono text-sm font-semibold text-accent">404</p>
          <SimpleTitle>{messages.notFoundTitle}</SimpleTitle>
          <p className="text-lg text-muted">{messages.notFoundText}</p>
          <p className="mt-2">{messages.notFoundContact}</p>
          <p className="mt-8">
            <a href={toHref('/a-z/')} data-search-open="" className={primaryButtonClassName}>
              <Icon node={Search} className="size-4" />
              {messages.searchLabel}
            </a>
          </p>
          <Suggestions />
        </div>
        <section aria-labelledby="sections">
          <h2 id="sections" className="mb-3 text-lg">
            {messages.notFoundStart}
          </h2>
          {children}
        </section>
      </div>
    </SimplePage>
  );
}

/** The nearest routes, if any. */
function Suggestions() {
  // A different unknown URL has different nearest routes.
  const pathname = usePathname();
  const [nearest, setNearest] = useState<Route[]>([]);
  useEffect(() => {
    let isLeft = false;
    void loadNearest().then((routes) => {
      if (!isLeft) setNearest(routes);
    });
    return () => {
      isLeft = true;
    };
  }, [pathname]);
  if (nearest.length === 0) return null;
  return (
    <>
      <h2 className="mt-12 mb-2 text-lg">{messages.notFoundNearest}</h2>
      <RouteList routes={nearest} />
    </>
  );
}

/** Finds the nearest routes. Loads code and routes on demand, because every page includes this component. */
async function loadNearest(): Promise<Route[]> {
  try {
    const [{ loadJson }, { findNearestRoutes }] = await Promise.all([
      import('@/lib/queries'),
      import('./nearest-routes'),
    ]);
    const path = window.location.pathname.slice(toHref('/').length - 1);
    return findNearestRoutes(await loadJson<Route[]>(toHref('/routes.json')), path);
  } catch {
    return [];
  }
}
