import path from 'node:path';
import { getPages } from '@/content/page';
import { loadMarkdown, toMarkdownFile } from '@/content/page-markdown';
import { environment } from '@/lib/environment';
import { listCrossReferencePages, loadMarkdownFiles } from '@/routes/cross-reference';
import { listDocsPages } from '@/routes/docs';
import { leaveOutTaken, listGeneratedPages, listPages } from '@/routes/pages';
import { listPrintPages } from '@/routes/print';
import { tellStageDone, runMain } from './step';
import { openPageCache, renderPages } from './render-pages';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadRecords } from '@/routes/search-records';
import { buildIndexFiles } from '@/search/index-files';
import { loadSitemap } from './sitemap';

// `render-docs <folder for pages> <folder for other files>`: renders the pages of the docs and their print pages, then writes
// the pages as Markdown, the search index, and the sitemap. One process does all of this, because each step loads the same data.
await runMain(async () => {
  const [pages = '', files = ''] = process.argv.slice(2);
  const docs = leaveOutTaken(listDocsPages(), await listGeneratedPages());
  const rendered = [...docs, ...(await listCrossReferencePages()), ...(await listPrintPages())];
  await renderPages(rendered, pages, await openPageCache());
  tellStageDone();
  await writeMarkdown(files);
  await writeSearchFiles(files);
  if (environment.isIndexed) await writeFile(path.join(files, 'sitemap.xml'), await loadSitemap(await listPages()));
});

/** Writes each page of the docs as Markdown next to its folder. */
async function writeMarkdown(folder: string): Promise<void> {
  const pages = getPages().map(async (page) => ({ file: toMarkdownFile(page), text: await loadMarkdown(page) }));
  for (const { file, text } of [...(await Promise.all(pages)), ...(await loadMarkdownFiles())]) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/**
 * Writes the search index. If Next.js exported it, each of its processes would build the index again, which takes seconds for a
 * large spec.
 */
async function writeSearchFiles(folder: string): Promise<void> {
  const target = path.join(folder, 'search-index');
  await mkdir(target, { recursive: true });
  for (const [name, text] of await buildIndexFiles(await loadRecords())) await writeFile(path.join(target, name), text);
}
