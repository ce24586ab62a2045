import path from 'node:path';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { HTMLAttributes, ReactNode } from 'react';
import { placeholders } from '@/lib/placeholders';
import { staticHtmlMarker } from '@/lib/exported-html';
import { StaticElement } from './static-element';

/** The HTML renderer of the regular React, because the React that Next.js provides for server components has none. */
const { renderToStaticMarkup } = createRequire(path.join(process.cwd(), 'package.json'))('react-dom/server') as {
  renderToStaticMarkup: (node: ReactNode) => string;
};

/** The class name and `data-` attributes. */
type Attributes = Pick<HTMLAttributes<HTMLElement>, 'className'> &
  Record<`data-${string}`, string | boolean | undefined>;

/**
 * Static HTML of a page, without client components. It exists only in the page's HTML: the export removes it from the payload,
 * React leaves the element's content alone, and navigation from another page reads it from the HTML of the target page.
 * `path` is the page that contains it; if omitted, every page contains it.
 */
export function StaticHtml({
  path: page,
  children,
  ...attributes
}: Attributes & { path?: string; children: ReactNode }) {
  const { id, html } = renderStaticHtml(children);
  return <StaticElement {...attributes} id={id} page={page} html={html} />;
}

/** Renders the markup of a static element, and returns it with its id. */
export function renderStaticHtml(children: ReactNode): { id: string; html: string } {
  const html = shortenMarkup(staticHtmlMarker + renderToStaticMarkup(children));
  return { id: createHash('sha256').update(html).digest('hex').slice(0, 16), html };
}

/** The element whose markup the build inserts after Next.js has exported the page. */
export function StaticHtmlPlaceholder({ path: page, ...attributes }: Attributes & { path: string }) {
  return <StaticElement {...attributes} id={placeholders.id} page={page} html={staticHtmlMarker + placeholders.body} />;
}

/** Unescapes quotes in the text of React's markup: only attributes need the escapes, and code is full of quotes. */
function shortenMarkup(markup: string): string {
  // In React's output, every `>` ends a tag or a comment; scripts contain data, which is not escaped.
  return markup.replace(/<script.*?<\/script>|>[^<]+/gs, (element) =>
    element.startsWith('>') ? element.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") : element,
  );
}
