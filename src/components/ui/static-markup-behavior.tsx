'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, valuesKey } from '@/lib/storage';
import { showAnchor } from './show-anchor';
import { startCopying } from './copy-behavior';
import { startDetails } from './details-animation-and-print-behavior';
import { startLinks } from './link-behavior';
import { noticeClassName, noticeTime } from './shared-class-names';
import { restoreTabs, startTabs } from './tabs-behavior';
import { offerInSight, startWrapping } from './wrap-lines-behavior';

/**
 * The behavior of static markup for the whole site: one document listener per feature instead of one hydrated component per
 * button. The layout renders it once.
 */
export function StaticMarkupBehavior() {
  const status = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const path = usePathname();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (text: string, isFailure = false) => {
      if (!status.current) return;
      clearTimeout(timer);
      status.current.className = isFailure ? noticeClassName : 'sr-only';
      status.current.textContent = text;
      if (isFailure) timer = setTimeout(announce, noticeTime, '');
    };
    window.addEventListener('hashchange', showAnchor, { signal });
    startCopying(announce, signal);
    startWrapping(signal);
    startTabs(signal);
    startDetails(signal);
    startInputMethod(signal);
    startPrinting(signal);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  useEffect(() => {
    if (readStored(valuesKey, 'sessionStorage'))
      void import('./my-values/show-values').then(({ showValues }) => showValues());
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    startLinks(router, stop.signal);
    return () => stop.abort();
  }, [router]);
  useLayoutEffect(() => {
    restoreTabs();
    showAnchor();
  }, [path]);
  useEffect(offerInSight, [path]);
  return <div ref={status} role="status" className="sr-only" />;
}

/** Opens the browser's print dialog on a press of a print button. */
function startPrinting(signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  };
  document.addEventListener('click', onClick, { signal });
}

/** The code of a key that an input method handles. Safari reports it for the Enter that ends a composition, after its end. */
const handled = 229;

/**
 * Keeps keys that belong to an input method from all other listeners: Escape cancels its word and must not close a dialog, and
 * Enter accepts the word and must not open a result.
 */
export function startInputMethod(signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === handled) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, { capture: true, signal });
}
