'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { startHistory } from '../ui/restore-scroll-of-history-entries';
import { closeAtNewPage, startOverlays } from '../ui/overlay-history';
import { arrive, startSkipLink } from './new-page-and-skip-link-focus';
import { startAnnouncement } from './announcement-dismissal';
import { startBackToTop } from './back-to-top';
import { startColorMode } from './color-mode';
import { markActiveHeading, startContents } from './table-of-contents-behavior';
import { endProgress, startProgress } from './navigation-progress';
import { KeyboardShortcuts } from './start-shortcuts-and-load-shortcuts-dialog';
import { restoreSidebar, startSidebar } from './sidebar-behavior';
import { OfflineNotice } from './offline-notice';

/**
 * The behavior of navbar, sidebar, and page contents, the keyboard shortcuts, and the offline notice. The layout renders it once.
 */
export function LayoutBehavior() {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    startHistory(signal);
    startOverlays(signal);
    startColorMode(signal);
    startSkipLink(signal);
    startContents(signal);
    startSidebar(signal);
    startBackToTop(signal);
    startProgress(signal);
    // Loaded later, it would lose a press of the close button.
    startAnnouncement(signal);
    const { choices, barHides } = document.documentElement.dataset;
    // The modules for what only some sites have: several versions or languages, a navbar that hides.
    const started = [
      ...(choices === undefined
        ? []
        : [import('./version-and-language-links-behavior').then(({ startChoices }) => startChoices(signal))]),
      ...(barHides === undefined
        ? []
        : [import('./navbar-hide-on-scroll').then((module) => module.startHideOnScroll(signal))]),
    ];
    // If this fails, the navbar stays, and its links open the main page of a version or the home page of a language.
    for (const start of started) start.catch(() => undefined);
    return () => stop.abort();
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
      <OfflineNotice />
      <KeyboardShortcuts />
    </>
  );
}
