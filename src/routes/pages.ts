import { alphabet } from './a-z';
import { listApiPages } from './api';
import { listApiPrintPages } from './api-print';
import { listCategoryPages } from './category';
import { listDocsPages } from './docs';
import { home } from './home';
import { notFound } from './not-found';
import type { Page } from './page';
import { listPrintPages } from './print';

/** Every page of the site. Of two with one path the first is exported. */
export async function listPages(): Promise<Page[]> {
  return [...(await listGeneratedPages()), ...listDocsPages()];
}

/** Every page that is made of the configuration or a spec, not of a file in `content/`. */
export async function listGeneratedPages(): Promise<Page[]> {
  return [
    home,
    alphabet,
    notFound,
    ...(await listCategoryPages()),
    ...(await listPrintPages()),
    ...(await listApiPages()),
    ...(await listApiPrintPages()),
  ];
}
