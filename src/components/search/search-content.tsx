'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect } from 'react';
import { toHref } from '@/lib/href';
import { makePageInert, usePainted } from '../ui/dialog-hooks';
import { replaceEntry } from '../ui/link-behavior';
import type { Overlay } from '../ui/overlay-history';
import { getSearch } from './find-and-close-dialog';
import { warmUp as warmUpClient } from './search-client';
import { FiltersAndResults } from './filters-and-results';
import { InstantSearchProvider } from './instant-search-provider';

/** Loads the index in advance. An open search does so itself. */
export function warmUp(): void {
  if (!getSearch().dialog.open) warmUpClient();
}

/**
 * The content of the open search dialog: InstantSearch, which reads the field, and below it the filters and results. Renders nothing
 * until the browser has painted the field.
 */
export function SearchContent({ overlay }: { overlay: Overlay }) {
  const router = useRouter();
  const isSeen = usePainted();
  useLayoutEffect(() => (isSeen ? holdPage() : undefined), [isSeen]);
  const go = (url: string) => {
    const target = new URL(toHref(url), location.href);
    const navigate = () => replaceEntry(target, router);
    // The chosen page or anchor receives the focus instead of the element that had it before.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (target.href === location.href) overlay.leaveFor(() => setTimeout(navigate));
    else overlay.replace(navigate);
  };
  return (
    isSeen && (
      <InstantSearchProvider>
        <FiltersAndResults onGo={go} />
      </InstantSearchProvider>
    )
  );
}

/**
 * Makes everything outside of the dialog inert and keeps the page from scrolling until the dialog closes, or the returned function
 * is called.
 */
function holdPage(): () => void {
  const { dialog } = getSearch();
  const makeInteractive = makePageInert();
  // A drawer below the search.
  const portal = document.getElementById('headlessui-portal-root');
  if (portal) portal.inert = true;
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  let release = () => {
    release = () => undefined;
    Object.assign(style, { overflow, scrollbarGutter });
    if (portal) portal.inert = false;
    makeInteractive();
  };
  dialog.addEventListener('cancel', () => release(), { once: true });
  return () => release();
}
