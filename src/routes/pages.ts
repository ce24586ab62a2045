import { alphabet } from './a-z';
import { listApiPages } from './api';
import { listApiPrintPages } from './api-print';
import { listCategoryPages } from './category';
import { listCrossReferencePages } from './cross-reference';
import { listDocsPages } from './docs';
import { home } from './home';
import { notFound } from './not-found';
import { payload } from './payload';
import type { Page } from './page';
import { listPrintPages } from './print';

/** Lists all pages of the site. If two have the same path, the first one is exported. */
export async function listPages(): Promise<Page[]> {
  return [...(await listGeneratedPages()), ...listDocsPages()];
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
