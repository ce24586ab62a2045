import type { ReactNode } from 'react';
import { decodeUri } from '@/lib/decode-uri';
import { toHref } from '@/lib/href';
import { loadJson } from '@/lib/load-files-with-react-query';
import { findRemovedPage, toServicePage, type RemovedItem, type RemovedItems } from '@/lib/explain-removed-api-items';
import * as messages from '@/messages';
import { getAnchor } from '../ui/show-anchor';
import { findNearestRoutes, type Route } from './nearest-routes';
import { RouteList, SectionList } from './not-found-route-lists';

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

/** What the not-found page shows for its URL. */
export interface Suggestions {
  /** The version below whose path the URL is, unless it is the latest one. */
  version?: { key: string; scope: string };
  /** The main sections of that version. */
  sections?: ReactNode;
  /** When the page was removed, and the nearest routes. */
  nearest?: ReactNode;
}

/** Finds the routes nearest to the URL, in its version if possible. */
export async function loadSuggestions(): Promise<Suggestions> {
  const path = window.location.pathname.slice(toHref('/').length - 1);
  const index = await loadJson<RouteIndex>(toHref('/routes.json'));
  const { version, nearest } = suggest(index, path);
  const removed = await loadRemoved(index, path).catch(() => undefined);
  return {
    version,
    sections: version && version.sections.length > 0 && <SectionList routes={version.sections} />,
    nearest: (
      <>
        {removed && <Removed {...removed} />}
        {nearest.length > 0 && (
          <>
            <h2 className="mt-12 mb-2 text-lg">{messages.notFoundNearest}</h2>
            <RouteList routes={nearest} />
          </>
        )}
      </>
    ),
  };
}

/** Says when a page was removed, and leads to the change and to what replaces it. */
function Removed({ text, links }: RemovedItem) {
  return (
    <p role="status" className="mt-8 flex flex-wrap gap-x-4 gap-y-2">
      <span className="w-full wrap-anywhere">{text}</span>
      {links.map((link) => (
        <a key={link.href} href={toHref(link.href)} className="text-accent underline underline-offset-3">
          {link.text}
        </a>
      ))}
    </p>
  );
}

/** Finds what a page of a service, or a section of it, was about before it was removed. */
async function loadRemoved({ removed = {} }: RouteIndex, path: string): Promise<RemovedItem | undefined> {
  const place = toServicePage(decodeUri(path));
  if (!place || !Object.hasOwn(removed, place.service)) return undefined;
  const items = await loadJson<RemovedItems>(toHref(removed[place.service] ?? ''));
  return findRemovedPage(place.page, getAnchor(), items);
}

/** Finds the version of a path, and the nearest routes: those of the version or, if there are none, those of the site. */
export function suggest({ routes, versions }: RouteIndex, path: string) {
  const version = versions.find(({ base }) => `${path}/`.startsWith(base));
  const own: Route[] = version ? findNearestRoutes(version.routes, path) : [];
  const rest = version ? path.slice(version.base.length - 1) : path;
  return { version, nearest: own.length > 0 ? own : findNearestRoutes(routes, rest) };
}
