import { toAbsoluteUrl } from '@/lib/href';
import type { Page } from './page-and-site-file-types';

/** Builds `sitemap.xml` with every indexed page that is its own canonical page, sorted by URL. */
export async function loadSitemap(pages: Pick<Page, 'path' | 'loadHead'>[]): Promise<string> {
  const urls = new Set<string>();
  for (const { path, loadHead } of pages) {
    const { canonical, robots } = await loadHead();
    const url = toAbsoluteUrl(path);
    if (robots === undefined && canonical === url) urls.add(url);
  }
  const lines = [...urls].sort().map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Builds `robots.txt`. It also allows crawlers on previews, because they must read a page to learn that it must not be indexed;
 * only the sitemaps are omitted there. Each language has its own sitemap.
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
