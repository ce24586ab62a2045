import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { quietButtonClassName } from '../ui/buttons';
import { RouteList, type Route } from './route-list';
import { SimplePage, SimpleTitle } from './simple-page';

/**
 * What is at an unknown address; `children` is the list of the first routes. As a component of the browser it is in the
 * payload of each page by name alone.
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

/** The routes that were probably meant; if there are none, or without JavaScript or network, the routes to start from. */
function Suggestions({ children }: { children: ReactNode }) {
  // Another address that is missing too has other routes near it.
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

/** What it takes is fetched here, as the component itself comes with every page. */
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
