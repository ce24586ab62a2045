import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cached, removeUnused } from '@/lib/cache';
import { toDigest } from '@/lib/fingerprint';
import { listFileGroups } from '@/routes/files';
import { loadKeys } from '@/routes/page';
import type { Reuse, SiteFile } from '@/routes/site-file';
import { listPages } from '@/routes/pages';
import { getInputsKey, getSpecsKey } from './inputs';
import { toPendingText, toPendingFile } from './insert-pages';
import { renderBody, renderPage } from './render-page';

/** The cache of bodies and of groups of files. */
const cache = 'rendered';

/**
 * Renders a share of all pages to a folder, and writes the same share of all other files. What was rendered from the same texts, with
 * the same code, specs, packages, variables, and front matter, is not rendered again.
 */
export async function renderShare(folder: string, share: number, shares: number): Promise<void> {
  const isOwn = (_: unknown, index: number) => index % shares === share;
  const toReuse =
    (inputs: string): Reuse =>
    (name, textKeys, render) =>
      cached(cache, toDigest([inputs, name, textKeys]), render);
  const reuse = toReuse(await getInputsKey('.'));
  const reuseOfSpecs = toReuse(await getSpecsKey('.'));
  for (const page of (await listPages()).filter(isOwn)) {
    const pending = await renderPage(page, async (own) => {
      const keys = await loadKeys(own.textKeys);
      return keys ? reuse(own.path, keys, () => renderBody(own)) : renderBody(own);
    });
    write(path.join(folder, toPendingFile(pending)), toPendingText(pending));
  }
  for (const { folder: place, textKeys, isOfSpec, list } of (await listFileGroups()).filter(isOwn)) {
    const make = async () => stringify(await list(reuse));
    const files = textKeys ? parse(await (isOfSpec ? reuseOfSpecs : reuse)(place, textKeys, make)) : await list(reuse);
    for (const file of files) write(path.join(folder, file.path), await file.load());
  }
  removeUnused(cache);
}

/** Loads files one after the other, and formats their paths and texts as JSON. */
async function stringify(files: SiteFile[]): Promise<string> {
  const texts: [path: string, text: string][] = [];
  for (const file of files) texts.push([file.path, await file.load()]);
  return JSON.stringify(texts);
}

function parse(stored: string): SiteFile[] {
  const texts = JSON.parse(stored) as [path: string, text: string][];
  return texts.map(([file, text]) => ({ path: file, load: () => Promise.resolve(text) }));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
