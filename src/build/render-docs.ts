import { listDocsPages } from '@/routes/docs';
import { listPrintPages } from '@/routes/print';
import { tellHalfway } from './halfway';
import { openPageCache } from './page-cache';
import { renderPages } from './render-pages';
import { writeSearchFiles } from './search-files';
import { runMain } from './step';

// `render-docs <folder for pages> <folder for other files>`: renders the pages of the docs, each by itself and in print, then makes the search index: one process,
// as both load the same.
await runMain(async () => {
  const [pages = '', files = ''] = process.argv.slice(2);
  await renderPages([...listDocsPages(), ...(await listPrintPages())], pages, await openPageCache());
  tellHalfway();
  await writeSearchFiles(files);
});
