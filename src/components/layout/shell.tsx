'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '@/messages';
import { startHistory } from '../ui/history-entries';
import { startOverlays } from '../ui/overlays';
import { arrive } from './arrival';
import { startBackToTop } from './back-to-top';
import { startAnnouncement } from './announcement-behaviour';
import { startColorMode } from './color-mode';
import { markActiveHeading, startContents } from './contents-behaviour';
import { startSkipLink } from './focus';
import { startHideOnScroll } from './hide-on-scroll';
import { startOffline } from './offline-behaviour';
import { endProgress, startProgress } from './progress';
import { restoreSidebar, startSidebar } from './sidebar-behaviour';

/** What bar, sidebar and contents do, for the whole site: a listener a concern. Stands once in the layout. */
export function Shell() {
  const path = usePathname();
  const shown = useRef(path);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const stops = [
      startHistory(),
      startOverlays(),
      startColorMode(),
      startAnnouncement(),
      startSkipLink(),
      startHideOnScroll(),
      startContents(),
      startSidebar(),
      startBackToTop(),
      startProgress(),
      startOffline(setOffline),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    // Only a site with several versions or languages fetches what deals with them.
    if (document.documentElement.dataset.choices === undefined) return;
    const started = import('./choices-behaviour').then(
      ({ startChoices }) => startChoices(),
      // Without it the links lead to the first pages.
      () => () => undefined,
    );
    return () => void started.then((stop) => stop());
  }, []);
  useLayoutEffect(() => {
    restoreSidebar();
    markActiveHeading();
    if (shown.current === path) return;
    shown.current = path;
    endProgress();
    arrive();
  }, [path]);
  return (
    <div role="status" className="notice-frame">
      {isOffline && <p className="notice">{messages.offline}</p>}
    </div>
  );
}
