import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { toHref } from '@/lib/href';
import * as messages from '@/messages';

export interface Route {
  label: string;
  path: string;
}

/** What stands at an unknown address. As a component of the browser it stands in the payload of each page by name alone. */
export function NotFoundPage({ first }: { first: Route[] }) {
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
      <NearestRoutes first={first} />
    </main>
  );
}

/** The routes whose paths share the most with the address that was not found; without script or network the first ones. */
function NearestRoutes({ first }: { first: Route[] }) {
  // Another address that is missing too: the list is sorted anew.
  usePathname();
  const [routes, setRoutes] = useState<Route[]>();
  useEffect(() => {
    void loadRoutes().then(setRoutes);
  }, []);
  const nearest = routes ? toNearest(routes, window.location.pathname, first.length) : first;
  return (
    <>
      <h2>{messages.notFoundNearest}</h2>
      <ul className="nearest">
        {/* By place, so that another order changes words and moves nothing. */}
        {nearest.map((route, place) => (
          <li key={place}>
            <a href={toHref(route.path)}>
              <span>{route.label}</span> <code>{toHref(route.path)}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
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
function toNearest(routes: Route[], path: string, count: number): Route[] {
  const wanted = toPairs(path);
  const scored = routes.map((route) => ({ route, score: toScore(wanted, toPairs(route.path)) }));
  return scored
    .sort((left, right) => right.score - left.score)
    .slice(0, count)
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
