import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileGroups } from '@/routes/files';
import { listPages } from '@/routes/pages';
import { toPendingText, toPendingFile } from './insert-pages';
import { openPageCache } from './page-cache';
import { renderBody, renderPage } from './render-page';

/** Renders a share of all pages to a folder, and writes the same share of all other files. */
export async function renderShare(folder: string, share: number, shares: number): Promise<void> {
  const isOwn = (_: unknown, index: number) => index % shares === share;
  const cache = await openPageCache();
  for (const page of (await listPages()).filter(isOwn)) {
    const pending = await renderPage(page, (own) =>
      own.textKeys ? cache.load(own.path, own.textKeys, () => renderBody(own)) : renderBody(own),
    );
    await write(path.join(folder, toPendingFile(pending)), toPendingText(pending));
  }
  for (const { list } of fileGroups.filter(isOwn))
    for (const { path: file, load } of await list()) await write(path.join(folder, file), await load());
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
