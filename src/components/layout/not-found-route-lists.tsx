import { ArrowRight } from 'lucide';
import { toHref } from '@/lib/href';
import { Icon } from '../ui/icon';

export interface Route {
  label: string;
  path: string;
  /** Its other labels, such as those in menus, if they differ. */
  otherLabels?: string[];
}

/** The routes that the not-found page can suggest. */
export interface RouteIndex {
  routes: Route[];
  /** The versions whose paths start with `base`, the longest first. */
  versions: RoutesOfVersion[];
  /** For each service, the file about what it does not have anymore. Undefined without a release. */
  removed?: Record<string, string>;
}

/** A version, as pages and searches name it, with its pages and its main sections. */
interface RoutesOfVersion {
  base: string;
  key: string;
  scope: string;
  routes: Route[];
  sections: Route[];
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
