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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (text: string, isFailure = false) => {
      if (!status.current) return;
      clearTimeout(timer);
      status.current.className = isFailure ? noticeClassName : 'sr-only';
      status.current.textContent = text;
      if (isFailure) timer = setTimeout(announce, noticeTime, '');
    };
    window.addEventListener('hashchange', showAnchor);
    const stops = [
      startCopying(announce),
      startWrapping(),
      startTabs(),
      startDetails(),
      startInputMethod(),
      startPrinting(),
    ];
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', showAnchor);
      stops.forEach((stop) => stop());
    };
  }, []);
  useEffect(() => {
    if (readStored(valuesKey, 'sessionStorage'))
      void import('./my-values/show-values').then(({ showValues }) => showValues());
  }, []);
  useEffect(() => startLinks(router), [router]);
  useLayoutEffect(() => {
    restoreTabs();
    showAnchor();
  }, [path]);
  useEffect(offerInSight, [path]);
  return <div ref={status} role="status" className="sr-only" />;
}

/** Opens the browser's print dialog on a press of a print button. */
function startPrinting(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** The code of a key that an input method handles. Safari reports it for the Enter that ends a composition, after its end. */
const handled = 229;

/**
 * Keeps keys that belong to an input method from all other listeners: Escape cancels its word and must not close a dialog, and
 * Enter accepts the word and must not open a result. Returns a function that stops this.
 */
export function startInputMethod(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === handled) event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
}
