import { PrintedCategoryDocument } from '@/components/content/printed-category';
import { PrintNote } from '@/components/layout/print-link-and-instructions';
import * as messages from '@/messages';
import { toHead } from './head';
import type { Page } from './page-and-site-file-types';
import { loadPageKeys } from './load-spec-names-and-page-cache-keys';
import {
  getChapters,
  getPrintedApis,
  loadChapters,
  loadPrintedCategories,
  type PrintedCategory,
} from './printed-categories-and-chapters';

/** Lists the print pages of all categories. */
export async function listCategoryPrintPages(): Promise<Page[]> {
  return (await loadPrintedCategories()).map((category) => {
    const { printPath, label, title, description = title, path } = category;
    return {
      path: printPath,
      name: `the print page of the category "${label}"`,
      shell: 'docs',
      textKeys: async () => {
        const keys = await Promise.all(getChapters(category).map(({ page }) => loadPageKeys(page)));
        return keys.flat();
      },
      loadHead: () =>
        Promise.resolve(toHead({ title: messages.printTitle(title), description, path, robots: 'noindex' })),
      loadBody: () => loadBody(category),
    };
  });
}

async function loadBody(category: PrintedCategory) {
  return (
    <PrintedCategoryDocument
      title={category.title}
      description={category.description}
      head={<PrintNote title={category.title} path={category.path} />}
      chapters={await loadChapters(category)}
      others={getPrintedApis(category).map(({ label, path }) => ({ label, path: `/print${path}` }))}
    />
  );
}
