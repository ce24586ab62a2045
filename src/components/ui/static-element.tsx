'use client';

import { use, useLayoutEffect, useRef, useState, useSyncExternalStore, type HTMLAttributes } from 'react';
import { environment } from '@/lib/environment';
import { loadStaticHtml } from './static-markup';

const subscribe = () => () => undefined;

/** The element with static HTML. Its `html` is empty in the payload of an export; see `StaticHtml`. */
export function StaticElement({
  html,
  id,
  page,
  ...attributes
}: Pick<HTMLAttributes<HTMLElement>, 'className'> & { html: string; id: string; page?: string }) {
  const isHydration = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isInPage] = useState(isHydration);
  // In development the payload contains the markup, which can change while it is on the screen.
  const isWritten = isInPage || environment.isDevelopment;
  const source = isWritten ? undefined : use(loadStaticHtml(page ?? '/', id));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (source) element.current?.replaceChildren(...document.importNode(source, true).childNodes);
  }, [source]);
  // React checks the content of such elements neither during hydration nor later.
  const content = isWritten ? { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true } : {};
  return <div {...attributes} ref={element} data-static={id} {...content} />;
}
