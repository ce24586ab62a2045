import { loadSitemap } from '@/routes/sitemap';
import { listCrossReferencePages, loadMarkdownFiles, loadSearchedCrossReference } from '@/routes/cross-reference';
import { loadNavigation } from '@/routes/navigation';
import { listPages } from '@/routes/pages';
import { toAbsoluteUrl } from '@/lib/href';
import { findAncestors } from '@/site/sidebar';

/** Returns whether a generated page is in each of the places where the site lists its pages. */
export async function loadPlaces(path: string) {
  const pages = await listPages();
  const cross = await listCrossReferencePages();
  const markdown = await loadMarkdownFiles();
  const { sidebars } = await loadNavigation();
  return {
    pages: pages.some((page) => page.path === path),
    sitemap: (await loadSitemap(cross)).includes(`<loc>${toAbsoluteUrl(path)}</loc>`),
    search: (await loadSearchedCrossReference()).some((page) => page.path === path),
    sidebar: sidebars.some(({ items }) => findAncestors(items, path) !== undefined),
    overview: markdown.some(({ file, text }) => file === 'reference.md' && text.includes(`](${path})`)),
    markdown: markdown.some(({ file }) => `/${file}` === path.replace(/\/$/, '.md')),
  };
}
