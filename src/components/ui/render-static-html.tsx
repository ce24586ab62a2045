import path from 'node:path';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import { staticHtmlMarker } from '@/lib/page-ids-markers-and-placeholders';

/** The HTML renderer of the regular React, because the React that Next.js provides for server components has none. */
export const { renderToStaticMarkup } = createRequire(path.join(process.cwd(), 'package.json'))('react-dom/server') as {
  renderToStaticMarkup: (node: ReactNode) => string;
};

/**
 * Static HTML in the layout of every page, without client components. It exists only in the HTML of a page: the export removes it
 * from the payload, and React leaves the content of the element alone.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  return (
    <div
      className="contents"
      dangerouslySetInnerHTML={{ __html: staticHtmlMarker + renderStaticHtml(children) }}
      suppressHydrationWarning
    />
  );
}

/** Renders elements without client components as HTML. */
export function renderStaticHtml(children: ReactNode): string {
  return shortenMarkup(renderToStaticMarkup(children));
}

/** Unescapes quotes in the text of React's markup: only attributes need the escapes, and code is full of quotes. */
function shortenMarkup(markup: string): string {
  // In React's output, every `>` ends a tag or a comment; scripts contain data, which is not escaped.
  return markup.replace(/<script.*?<\/script>|>[^<]+/gs, (element) =>
    element.startsWith('>') ? element.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") : element,
  );
}
