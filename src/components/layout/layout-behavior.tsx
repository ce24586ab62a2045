'use client';

import * as messages from '@/messages';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { startHistory } from '../ui/history-entries';
import { closeAtNewPage, startOverlays } from '../ui/overlay-history';
import { arrive, startSkipLink } from './new-page-and-skip-link-focus';
import { startBackToTop } from './back-to-top';
import { startColorMode } from './color-mode';
import { markActiveHeading, startContents } from './table-of-contents-behavior';
import { endProgress, startProgress } from './navigation-progress';
import { ShortcutsDialogLoader } from './shortcuts-dialog-loader';
import { restoreSidebar, startSidebar } from './sidebar-behavior';
import { findLink, findPath } from '../ui/link-behavior';

/**
 * The behavior of navbar, sidebar, and page contents, the keyboard shortcuts, and the offline notice. The layout renders it once.
 */
export function LayoutBehavior() {
  const path = usePathname();
  const shown = useRef(path);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const stops = [
      startHistory(),
      startOverlays(),
      startColorMode(),
      startSkipLink(),
      startContents(),
      startSidebar(),
      startBackToTop(),
      startProgress(),
      startOffline(setOffline),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    const { choices, barHides } = document.documentElement.dataset;
    // The modules for what only some sites have: several versions or languages, a navbar that hides, an announcement.
    const started = [
      ...(choices === undefined
        ? []
        : [import('./version-and-language-links-behavior').then(({ startChoices }) => startChoices())]),
      ...(barHides === undefined
        ? []
        : [import('./navbar-hide-on-scroll').then((module) => module.startHideOnScroll())]),
      ...(document.querySelector('[data-announcement-id]')
        ? [import('./announcement-dismissal').then(({ startAnnouncement }) => startAnnouncement())]
        : []),
      // If this fails, the navbar stays, and its links open the main page of a version or the home page of a language.
    ].map((start) => start.catch(() => () => undefined));
    return () => started.forEach((start) => void start.then((stop) => stop()));
  }, []);
  useLayoutEffect(() => {
    restoreSidebar();
    markActiveHeading();
    if (shown.current === path) return;
    shown.current = path;
    endProgress();
    closeAtNewPage();
    arrive();
  }, [path]);
  return (
    <>
      <div
        role="status"
        // Above the floating buttons on small screens, and above dialogs.
        className="pointer-events-none fixed inset-x-4 bottom-5 z-60 flex justify-center max-desktop:bottom-19 print:hidden"
      >
        {isOffline && (
          <p
            className="pointer-events-auto max-w-144 rounded-lg border border-line-strong bg-warning-soft px-4 py-2.5 text-sm/[1.7] text-ink shadow-panel"
            data-offline
          >
            {messages.offline}
          </p>
        )}
      </div>
      <ShortcutsDialogLoader />
    </>
  );
}

/** While the browser is offline, blocks links to other pages of the site. A click shows a notice until the network is back. */
function startOffline(notify: (isOffline: boolean) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || event.button !== 0 || findPath(findLink(event.target)) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    notify(true);
  };
  const onOnline = () => notify(false);
  // Captures the event, to run before other listeners.
  window.addEventListener('click', onClick, true);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('online', onOnline);
  };
}
