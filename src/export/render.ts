import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderHead } from '@/routes/head';
import { fileGroups } from '@/routes/files';
import type { Page } from '@/routes/page';
import { listPages } from '@/routes/pages';
import { renderStaticHtml } from '@/components/ui/static-html';
import { toPendingText, toPendingFile } from './insert-pages';
import { openPageCache } from './page-cache';
import { checkMarkup } from './policy';
import { runMain } from './step';

// `render <folder> <share> <shares>`: renders a share of all pages, and writes the same share of all other files. Several of
// these processes can run in parallel.
await runMain(async () => {
  const [folder = '', share = '0', shares = '1'] = process.argv.slice(2);
  const isOwn = (_: unknown, index: number) => index % Number(shares) === Number(share);
  const cache = await openPageCache();
  for (const page of (await listPages()).filter(isOwn)) {
    const render = () => renderBody(page);
    const body = page.textKeys ? await cache.load(page.path, page.textKeys, render) : await render();
    const head = await page.loadHead();
    const { path: address, shell, isFullLoad } = page;
    const pending = { path: address, shell, isFullLoad, title: head.title, head: renderHead(head), body };
    await write(path.join(folder, toPendingFile(pending)), toPendingText(pending));
  }
  for (const { list } of fileGroups.filter(isOwn))
    for (const { path: file, load } of await list()) await write(path.join(folder, file), await load());
});

async function renderBody({ file, loadBody }: Page): Promise<string> {
  return checkMarkup(renderStaticHtml(await loadBody()), file);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
