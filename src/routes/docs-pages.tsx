import { DocsLayout } from '@/components/content/docs-layout';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import type { Page as Document } from '@/content/page-types';
import { findPageHistory, loadDocsPage } from './load-docs-page-and-history';
import { toHead, toRobotsTag, type Head } from './head';
import { loadPageKeys } from './load-spec-names-and-page-cache-keys';
import { loadNavigation } from './navigation';
import type { Page } from './page-and-site-file-types';
import { findVersionOfPage, toVersionMetadata } from './version-of-page';

/** Lists the pages of all files in `content/`. */
export function listDocsPages(): Page[] {
  return getPages().map((page) => ({
    path: page.path,
    name: page.file,
    file: page.file,
    shell: 'docs',
    textKeys: async () => [...(await loadPageKeys(page)), JSON.stringify(findPageHistory(page))],
    loadHead: () => loadHead(page),
    loadBody: async () => <DocsLayout {...await loadDocsPage(page)} />,
  }));
}

/** Loads the head of a page. */
export async function loadHead(page: Document): Promise<Head> {
  const version = findVersionOfPage(await loadNavigation(), page);
  const { canonical, isIndexed } = toVersionMetadata(version, page.path);
  return toHead({ ...page, canonical, robots: toRobotsTag(isIndexed && !page.unlisted) });
}
