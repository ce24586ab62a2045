import { Parser } from 'htmlparser2';

/** What a page says to search engines. */
export interface PageAddress {
  canonical: string | undefined;
  isIndexed: boolean;
}

/** Reads the canonical address and the robots tag of a page. */
export function readAddress(html: string): PageAddress {
  const address: PageAddress = { canonical: undefined, isIndexed: true };
  const parser = new Parser({
    onopentag(name, { rel, href, name: key, content = '' }) {
      if (name === 'link' && rel === 'canonical') address.canonical ??= href;
      if (name === 'meta' && key === 'robots' && /noindex/i.test(content)) address.isIndexed = false;
    },
  });
  // Both are in the head; the pages of a large spec are many.
  parser.end(html.slice(0, html.indexOf('<body')));
  return address;
}

/** `sitemap.xml`: every page that names itself as the canonical one and wants to be found. */
export function toSitemap(pages: (PageAddress & { url: string })[]): string {
  const found = pages.filter(({ url, canonical, isIndexed }) => isIndexed && canonical === url);
  const lines = found.map(({ url }) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt`. A preview is open to crawlers too, as they have to read a page to see that it must not be listed; it
 * only names no sitemap. Each language has a map of its own.
 */
export function toRobots({
  root,
  isIndexed,
  below = [],
}: {
  root: string;
  isIndexed: boolean;
  below?: string[];
}): string {
  const maps = ['', ...below].map((prefix) => `Sitemap: ${root}${prefix}/sitemap.xml`);
  return ['User-agent: *', 'Allow: /', ...(isIndexed ? ['', ...maps] : []), ''].join('\n');
}
