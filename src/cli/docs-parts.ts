import { writeArticles } from './article-pages';
import { tellHalfway } from './halfway';
import { writeSearchFiles } from './search-files';
import { runMain } from './step';

// `tsx src/cli/docs-parts.ts <folder of parts> <folder of articles>`: writes beside the framework what is made of all pages: one
// process, as both load the same.
await runMain(async () => {
  const [parts = '', articles = ''] = process.argv.slice(2);
  await writeArticles(articles);
  tellHalfway();
  await writeSearchFiles(parts);
});
