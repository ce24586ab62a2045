'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as messages from '@/messages';
import { noticeClassName, noticeTime } from '../ui/shared-class-names';
import { followAnchors } from './scripts/show-hash-target';
import { followCopies } from './scripts/copy-permalink-or-markdown';
import { followDisclosures } from './scripts/schema-disclosures';
import { followFilter } from './scripts/operations-filter-and-tag-buttons';
import { followButton, followSheet } from './scripts/operations-sidebar-popover';
import { followContentVisibility } from './scripts/content-visibility';
import { followLanguages } from './scripts/choose-sample-language';
import { followScroll } from './scripts/update-sidebar-and-hash-on-scroll';
import { readLanguages } from './page-and-stored-sample-languages';

/** The behavior of an API page: its listeners serve all of the markup, which contains the sample languages as data. */
export function ReferenceScripts() {
  const notice = useRef<HTMLParagraphElement>(null);
  const [panel, setPanel] = useState<ReactNode>();
  const running = useRef<AbortController>(null);
  useEffect(() => {
    const abort = (running.current = new AbortController());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (text: string) => {
      if (!notice.current) return;
      clearTimeout(timer);
      notice.current.textContent = text;
      timer = setTimeout(() => notice.current?.replaceChildren(), noticeTime);
    };
    followAnchors(abort.signal);
    followScroll(abort.signal);
    followCopies(announce, abort.signal);
    followDisclosures(abort.signal);
    followFilter(abort.signal);
    followSheet(abort.signal);
    followButton(abort.signal);
    followLanguages(readLanguages(), abort.signal);
    followRequests(setPanel, announce, abort.signal);
    followContentVisibility(abort.signal);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  // The effect above would end after the next page is on the screen, and a pending update of the URL would change its address.
  useLayoutEffect(() => () => running.current?.abort(), []);
  return (
    <>
      <p className={noticeClassName} role="status" ref={notice} />
      {panel}
    </>
  );
}

/** In milliseconds: a form that loads faster needs no message. */
const soon = 100;

/**
 * Opens the form for a request when its button is pressed, and for a link with values: `#createPet?query.limit=10`. Announces that it
 * is loading, or that it cannot be loaded.
 */
function followRequests(
  show: (panel?: ReactNode) => void,
  announce: (text: string) => void,
  signal: AbortSignal,
): void {
  // Only the browser loads it: it contains code for specs, on which shells must not depend.
  if (typeof window === 'undefined') return;
  const open = async (element?: Element | null, query?: string) => {
    if (!element) return;
    const wait = setTimeout(announce, soon, messages.loading);
    const form = await import('@/components/request/request-dialog').catch(() => undefined);
    clearTimeout(wait);
    // The reader has left the page meanwhile.
    if (signal.aborted) return;
    announce(form ? '' : messages.formFailed);
    form?.openRequest(show, element, query);
  };
  const onHash = () => {
    const [id = '', query] = location.hash.slice(1).split(/\?(.*)/s);
    if (query !== undefined) void open(document.getElementById(id), query);
  };
  document.addEventListener('click', ({ target }) => void open((target as Element).closest('[data-request]')), {
    signal,
  });
  addEventListener('hashchange', onHash, { signal });
  onHash();
}
