import { azPage } from './a-z-page';
import { listApiPages } from './api-pages';
import { listApiPrintPages } from './api-print-pages';
import { listCategoryPages } from './category-pages';
import { listCrossReferencePages } from './cross-reference-pages';
import { listDocsPages } from './docs-pages';
import { toSamePath } from '@/lib/href';
import { memo } from '@/lib/memo';
import { homePage } from './home-page';
import { notFoundPage } from './not-found-page';
import { payloadExplainerPage } from './payload-explainer-page';
import type { Page } from './page-and-site-file-types';
import { listCategoryPrintPages } from './category-print-pages';

/** Lists all pages of the site. */
export const listPages = memo(async (): Promise<Page[]> => {
  const generated = await listGeneratedPages();
  return [...generated, ...leaveOutTaken(listDocsPages(), generated)];
});

/** Finds the page with a path, without the base path. */
export async function findPage(path: string): Promise<Page | undefined> {
  return (await listPages()).find((page) => page.path === path);
}

/** Returns the pages whose paths no other page has taken. The check of the content reports the rest. */
export function leaveOutTaken<Listed extends Pick<Page, 'path'>>(
  pages: Listed[],
  others: readonly Pick<Page, 'path'>[],
): Listed[] {
  const taken = new Set(others.map(({ path }) => toSamePath(path)));
  return pages.filter(({ path }) => !taken.has(toSamePath(path)));
}

/** Lists all pages that are generated from the configuration or a spec instead of a file in `content/`. */
export async function listGeneratedPages(): Promise<Page[]> {
  return [
    homePage,
    azPage,
    notFoundPage,
    payloadExplainerPage,
    ...(await listCategoryPages()),
    ...(await listCrossReferencePages()),
    ...(await listCategoryPrintPages()),
    ...(await listApiPages()),
    ...(await listApiPrintPages()),
  ];
}
