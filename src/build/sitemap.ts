import { toAbsoluteUrl } from '@/lib/href';
import type { Page } from '@/routes/page';

/** `sitemap.xml`: every page that names itself as the canonical one and wants to be found, in the order of their addresses. */
export async function loadSitemap(pages: Pick<Page, 'path' | 'loadMetadata'>[]): Promise<string> {
  const urls = new Set<string>();
  for (const { path, loadMetadata } of pages) {
    const { alternates, robots } = await loadMetadata();
    const isIndexed = typeof robots !== 'object' || robots?.index !== false;
    const url = toAbsoluteUrl(path);
    if (isIndexed && alternates?.canonical === url) urls.add(url);
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
