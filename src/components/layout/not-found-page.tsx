import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';
import { nearestCount, RouteList, type Route } from './route-list';

/**
 * What stands at an unknown address; `children` is the list of the first routes. As a component of the browser it stands in the
 * payload of each page by name alone.
 */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="simple-page">
      <p className="simple-code">404</p>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>{messages.notFoundContact}</p>
      <p className="simple-action">
        <a href={toHref('/a-z/')} data-search-open="" className="button-quiet">
          {messages.searchLabel}
        </a>
      </p>
      <h2>{messages.notFoundNearest}</h2>
      <NearestRoutes>{children}</NearestRoutes>
    </main>
  );
}

/** The routes whose paths share the most with the address that was not found; without script or network the first ones. */
function NearestRoutes({ children }: { children: ReactNode }) {
  // Another address that is missing too: the list is sorted anew.
  usePathname();
  const [routes, setRoutes] = useState<Route[]>();
  useEffect(() => {
    void loadRoutes().then(setRoutes);
  }, []);
  return routes ? <RouteList routes={toNearest(routes, window.location.pathname)} /> : children;
}

async function loadRoutes(): Promise<Route[] | undefined> {
  try {
    const response = await fetch(toHref('/routes.json'));
    return response.ok ? ((await response.json()) as Route[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Sorts by shared letter pairs (Dice's coefficient); routes that share nothing keep their order at the end. */
function toNearest(routes: Route[], path: string): Route[] {
  const wanted = toPairs(path);
  const scored = routes.map((route) => ({ route, score: toScore(wanted, toPairs(route.path)) }));
  return scored
    .sort((left, right) => right.score - left.score)
    .slice(0, nearestCount)
    .map(({ route }) => route);
}

function toPairs(path: string): Set<string> {
  const letters = path.toLowerCase().replaceAll(/[^a-z\d]+/g, ' ');
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, index) => letters.slice(index, index + 2)),
  );
}

function toScore(left: Set<string>, right: Set<string>): number {
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size || 1);
}
