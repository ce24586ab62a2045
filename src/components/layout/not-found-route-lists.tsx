import { ArrowRight } from 'lucide';
import { toHref } from '@/lib/href';
import { Icon } from '../ui/icon';
import type { Route } from './nearest-routes';

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
            <span className="underline underline-offset-3">{route.label}</span>{' '}
            {/* Always one line, so that all routes have the same height. */}
            <code className="block truncate text-ui text-muted">{toHref(route.path)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The main sections of the site as rows of a panel. */
export function SectionList({ routes }: { routes: Route[] }) {
  return (
    <ul className="overflow-hidden rounded-lg border border-line">
      {routes.map(({ label, path }) => (
        <li key={path} className="border-line not-first:border-t">
          <a
            href={toHref(path)}
            className="group flex min-h-12 items-center justify-between gap-3 px-4 py-2 text-sm font-medium text-ink -outline-offset-2 hover:bg-raised"
          >
            {label}
            <Icon
              node={ArrowRight}
              className="size-4 flex-none rotate-(--mirrored) text-muted group-hover:text-accent"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
