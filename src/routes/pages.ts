import { alphabet } from './a-z';
import { listApiPages } from './api';
import { listApiPrintPages } from './api-print';
import { listCategoryPages } from './category';
import { home } from './home';
import type { Page } from './page';
import { listPrintPages } from './print';

/** Every page that is made of the configuration or a spec, not of a file in `content/`. */
export async function listGeneratedPages(): Promise<Pick<Page, 'path' | 'name' | 'anchors'>[]> {
  return [
    home,
    alphabet,
    { path: '/404/', name: 'the page for addresses that do not exist' },
    ...(await listCategoryPages()),
    ...(await listPrintPages()),
    ...(await listApiPages()),
    ...(await listApiPrintPages()),
  ];
}
