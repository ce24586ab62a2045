import { loadSitemap } from '@/routes/sitemap-and-robots';
import {
  listCrossReferenceDocuments,
  listCrossReferencePages,
  loadSearchedCrossReference,
} from '@/routes/cross-reference-pages';
import { loadNavigation } from '@/routes/navigation';
import { listPages } from '@/routes/pages';
import { toAbsoluteUrl } from '@/lib/href';
import { findAncestors } from '@/site/sidebar-types-and-traversal';

/** Returns whether a generated page is in each of the places where the site lists its pages. */
export async function loadPlaces(path: string) {
  const pages = await listPages();
  const cross = await listCrossReferencePages();
  const documents = await listCrossReferenceDocuments();
  const overview = documents.find(({ file }) => file === 'reference.md');
  const { sidebars } = await loadNavigation();
  return {
    pages: pages.some((page) => page.path === path),
    sitemap: (await loadSitemap(cross)).includes(`<loc>${toAbsoluteUrl(path)}</loc>`),
    search: (await loadSearchedCrossReference()).some((page) => page.path === path),
    sidebar: sidebars.some(({ items }) => findAncestors(items, path) !== undefined),
    overview: (await overview?.load((href) => href))?.includes(`](${path})`) ?? false,
    markdown: documents.some(({ file }) => `/${file}` === path.replace(/\/$/, '.md')),
  };
}
