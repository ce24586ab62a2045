import { environment } from '@/lib/environment';
import { goToTop } from './restore-scroll-of-history-entries';
import { isOverlayEntry } from './overlay-history';
import { fetchDocument } from './fetch-page-document';

/** The methods of Next.js's router that links need. */
interface Router {
  push(path: string, options: { scroll: boolean }): void;
  replace(path: string, options: { scroll: boolean }): void;
  prefetch(path: string): void;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Lets plain links change pages without a full load, and prefetches a page on hover, focus, or touch of its link. */
export function startLinks(router: Router, signal: AbortSignal): void {
  const fetched = new Set<string>();
  const fullLoads = new Set<string>();
  const isFullLoad = (path: string) => fullLoads.has(path.replace(/[?#].*$/, ''));
  const onClick = (event: MouseEvent) => {
    const link = findLink(event.target);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const path = findPath(link);
    if (isOverlayEntry() && isOnSite(link)) {
      // The link is in an overlay: its target replaces the entry of the overlay.
      event.preventDefault();
      replaceEntry(link, router);
    } else if (path !== undefined && !isFullLoad(path)) {
      event.preventDefault();
      router.push(path, toOptions(path));
    } else if (isOnSite(link) && isTopOfPage(link)) {
      event.preventDefault();
      goToTop();
    }
  };
  const onTurn = (event: Event) => {
    const path = findPath(findLink(event.target))?.replace(/[?#].*$/, '');
    if (path === undefined || fetched.has(path) || isCostly()) return;
    fetched.add(path);
    const prefetch = (target: Document) => {
      // A page of a large spec has no payloads. Without this, Next.js would find out by a request that fails.
      if (target.querySelector('[data-full-load]')) fullLoads.add(path);
      else router.prefetch(path);
    };
    fetchDocument(path).then(prefetch, () => undefined);
  };
  const turns = ['pointerover', 'focusin', 'touchstart'] as const;
  // Listens on the window, so that Next.js's own links handle the click first.
  window.addEventListener('click', onClick, { signal });
  for (const turn of turns) document.addEventListener(turn, onTurn, { passive: true, signal });
}

/** Replaces the current history entry with a page or an anchor; if that is the current URL, scrolls to it again. */
export function replaceEntry(target: Target & { href: string }, router: Pick<Router, 'replace'>): void {
  const path = toPath(target);
  if (isTopOfPage(target)) goToTop(true);
  else if (path === undefined) location.replace(target.href);
  else router.replace(path, toOptions(path));
}

/**
 * Lets the router scroll only to an anchor: the layout scrolls to the top of a new page, and a link that changes only the query
 * does not scroll.
 */
const toOptions = (path: string) => ({ scroll: path.includes('#') });

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns false for a click that opens a tab, window, or menu, or downloads a file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Returns the link that contains the target of an event. */
export function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null) ?? undefined;
}

/** Returns the path, query, and hash, without the base path, of a link to another page of this site. */
export function findPath(link: HTMLAnchorElement | undefined): string | undefined {
  return link && isOnSite(link) ? toPath(link) : undefined;
}

/** Returns true for a link that opens a URL of this origin in this window. */
function isOnSite(link: HTMLAnchorElement): boolean {
  return link.target === '' && !link.hasAttribute('download') && link.origin === location.origin;
}

/** Returns true for the URL of the current page without a hash; the browser would reload the page. */
function isTopOfPage({ origin, pathname, search, hash }: Target): boolean {
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  return isHere && hash === '';
}

type Target = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

function toPath({ origin, pathname, search, hash }: Target): string | undefined {
  if (origin !== location.origin) return undefined;
  if (!pathname.startsWith(`${environment.basePath}/`) || !pathname.endsWith('/')) return undefined;
  if (pathname === location.pathname && search === location.search) return undefined;
  return `${pathname.slice(environment.basePath.length)}${search}${hash}`;
}

/** Returns true if prefetching would cost the reader time or money. */
export function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
