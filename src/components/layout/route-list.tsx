import { toHref } from '@/lib/href';

export interface Route {
  label: string;
  path: string;
}

/** The maximum number of routes on the not-found page. */
export const nearestCount = 5;

export function RouteList({ routes }: { routes: Route[] }) {
  return (
    <ul>
      {/* Keyed by index, so that a new order changes texts instead of moving elements. */}
      {routes.map((route, place) => (
        <li key={place}>
          <a
            href={toHref(route.path)}
            className="-ms-3 block rounded px-3 py-2 leading-normal text-accent hover:bg-accent-soft"
          >
            <span className="underline decoration-current/35 underline-offset-3">{route.label}</span>{' '}
            {/* Always one line, so that all routes have the same height. */}
            <code className="block truncate text-ui/normal text-muted">{toHref(route.path)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
