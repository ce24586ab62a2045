import { toHref } from '@/lib/href';

export interface Route {
  label: string;
  path: string;
}

/** How many routes a page that is not found offers. */
export const nearestCount = 5;

export function RouteList({ routes }: { routes: Route[] }) {
  return (
    <ul className="nearest">
      {/* By place, so that another order changes words and moves nothing. */}
      {routes.map((route, place) => (
        <li key={place}>
          <a href={toHref(route.path)}>
            <span>{route.label}</span> <code>{toHref(route.path)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
