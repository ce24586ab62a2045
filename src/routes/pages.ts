import { alphabet } from './a-z';
import { listApiPages } from './api';
import { listApiPrintPages } from './api-print';
import { listCategoryPages } from './category';
import { listCrossReferencePages } from './cross-reference';
import { listDocsPages } from './docs';
import { toSamePath } from '@/lib/href';
import { home } from './home';
import { notFound } from './not-found';
import { payload } from './payload';
import type { Page } from './page';
import { listPrintPages } from './print';

/** Lists all pages of the site. */
export async function listPages(): Promise<Page[]> {
  const generated = await listGeneratedPages();
  return [...generated, ...leaveOutTaken(listDocsPages(), generated)];
}

/**
 * Finds a page in development, where every request makes the lists again: the lists that take longer come later, and are made only
 * if no earlier one contains the page.
 */
export async function findPage(path: string): Promise<Page | undefined> {
  const lists = [
    listDocsPages,
    () => [home, alphabet, payload],
    listCategoryPages,
    listApiPages,
    listApiPrintPages,
    listPrintPages,
    listCrossReferencePages,
  ];
  for (const list of lists) {
    const page = (await list()).find((one) => one.path === path);
    if (page) return page;
  }
  return undefined;
}

/** Returns the pages whose paths no other page has taken. The check of the content reports the rest. */
export function leaveOutTaken(pages: Page[], others: readonly Pick<Page, 'path'>[]): Page[] {
  const taken = new Set(others.map(({ path }) => toSamePath(path)));
  return pages.filter(({ path }) => !taken.has(toSamePath(path)));
}

/** Lists all pages that are generated from the configuration or a spec instead of a file in `content/`. */
export async function listGeneratedPages(): Promise<Page[]> {
  return [
    home,
    alphabet,
    notFound,
    payload,
    ...(await listCategoryPages()),
    ...(await listCrossReferencePages()),
    ...(await listPrintPages()),
    ...(await listApiPages()),
    ...(await listApiPrintPages()),
  ];
}
