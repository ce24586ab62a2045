import { toHref } from '@/lib/href';

export interface Route {
  label: string;
  path: string;
}

/** How many routes a page that is not found offers. */
export const nearestCount = 5;

export function RouteList({ routes }: { routes: Route[] }) {
  return (
    <ul>
      {/* By place, so that another order changes words and moves nothing. */}
      {routes.map((route, place) => (
        <li key={place}>
          <a
            href={toHref(route.path)}
            className="-ms-3 block rounded px-3 py-2 leading-normal text-accent hover:bg-accent-soft"
          >
            <span className="underline decoration-current/35 underline-offset-3">{route.label}</span>{' '}
            {/* One line however long, so that other routes take the same room. */}
            <code className="block truncate text-ui/normal text-muted">{toHref(route.path)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
