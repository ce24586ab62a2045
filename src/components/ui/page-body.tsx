'use client';

import { use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { adoptHead, loadPageBody } from './fetch-page-document';

const subscribe = () => () => undefined;

/**
 * The body of a page. It exists only in the HTML of the page: the build inserts it into the exported shell, React leaves it alone,
 * and navigation from another page reads it from the HTML of the page at `path`. In development, `html` is its content and
 * `attributes` are those of its element.
 */
export function PageBody({
  path,
  html,
  attributes,
}: {
  path: string;
  html?: string;
  attributes?: Record<string, string>;
}) {
  const isHydration = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isInPage] = useState(isHydration);
  const source = isInPage || html !== undefined ? undefined : use(loadPageBody(path));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!source || !element.current) return;
    for (const { name, value } of source.attributes) element.current.setAttribute(name, value);
    element.current.replaceChildren(...document.importNode(source, true).childNodes);
    adoptHead(source.ownerDocument);
  }, [source]);
  // React checks neither the attributes nor the content of the element, during hydration or later.
  const content = source ? {} : { dangerouslySetInnerHTML: { __html: html ?? '' } };
  return <div ref={element} data-body={path} {...attributes} {...content} suppressHydrationWarning />;
}
