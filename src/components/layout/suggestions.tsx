import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import { loadJson } from '@/lib/queries';
import * as messages from '@/messages';
import { findNearestRoutes } from './nearest-routes';
import { RouteList, SectionList, type Route, type RouteIndex } from './route-list';

/** What the not-found page shows for its URL. */
export interface Suggestions {
  /** The version below whose path the URL is, unless it is the latest one. */
  version?: { key: string; scope: string };
  /** The main sections of that version. */
  sections?: ReactNode;
  nearest?: ReactNode;
}

/** Finds the routes nearest to the URL, in its version if possible. */
export async function loadSuggestions(): Promise<Suggestions> {
  const path = window.location.pathname.slice(toHref('/').length - 1);
  const { version, nearest } = suggest(await loadJson<RouteIndex>(toHref('/routes.json')), path);
  return {
    version,
    sections: version && version.sections.length > 0 && <SectionList routes={version.sections} />,
    nearest: nearest.length > 0 && (
      <>
        <h2 className="mt-12 mb-2 text-lg">{messages.notFoundNearest}</h2>
        <RouteList routes={nearest} />
      </>
    ),
  };
}

/** Finds the version of a path, and the nearest routes: those of the version or, if there are none, those of the site. */
export function suggest({ routes, versions }: RouteIndex, path: string) {
  const version = versions.find(({ base }) => `${path}/`.startsWith(base));
  const own: Route[] = version ? findNearestRoutes(version.routes, path) : [];
  const rest = version ? path.slice(version.base.length - 1) : path;
  return { version, nearest: own.length > 0 ? own : findNearestRoutes(routes, rest) };
}
