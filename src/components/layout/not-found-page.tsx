import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { quietButtonClassName } from '../ui/buttons';
import { RouteList, type Route } from './route-list';
import { SimplePage, SimpleTitle } from './simple-page';

/**
 * The page for unknown URLs. `children` is the list of the first routes. Because it is a client component, the payload of each
 * page contains a reference to it instead of its markup.
 */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <SimplePage>
      <p className="font-mono text-sm/[1.7] font-semibold text-accent">404</p>
      <SimpleTitle>{messages.notFoundTitle}</SimpleTitle>
      <p>{messages.notFoundText}</p>
      <p>{messages.notFoundContact}</p>
      <p className="mt-5">
        <a href={toHref('/a-z/')} data-search-open="" className={quietButtonClassName}>
          {messages.searchLabel}
        </a>
      </p>
      <Suggestions>{children}</Suggestions>
    </SimplePage>
  );
}

/** The nearest routes. If there are none, or without JavaScript or network, the first routes instead. */
function Suggestions({ children }: { children: ReactNode }) {
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
  return (
    <>
      <h2 className="mt-10 mb-2 text-lg/[1.7]">
        {nearest.length > 0 ? messages.notFoundNearest : messages.notFoundStart}
      </h2>
      {nearest.length > 0 ? <RouteList routes={nearest} /> : children}
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
