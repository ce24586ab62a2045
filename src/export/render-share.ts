import { renderStaticHtml } from '@/components/ui/render-static-html';
import { checkMarkup } from '@/next-output/content-security-policy';
import { renderHead } from '@/routes/head';
import { type Page, loadKeys, toExportedFile, type Reuse, type SiteFile } from '@/routes/page-and-site-file-types';
import { type PendingPage, pendingParts, toPendingLine } from './insert-pages';
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { cached, removeUnused } from '@/lib/cache';
import { writeFile } from '@/lib/files';
import { toDigest } from '@/lib/hash-values-and-project-code';
import { listFileGroups } from '@/routes/files';
import { listPages } from '@/routes/pages';
import { getInputsKey, getSpecsKey } from './cache-keys';

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
  mkdirSync(folder, { recursive: true });
  const pages = openSync(path.join(folder, pendingParts.pages(share)), 'w');
  for (const page of (await listPages()).filter(isOwn)) {
    const pending = await renderPage(page, async (own) => {
      const keys = await loadKeys(own.textKeys);
      const reuseBody = own.isOfSpec ? reuseOfSpecs : reuse;
      return keys ? reuseBody(own.path, keys, () => renderBody(own)) : renderBody(own);
    });
    appendFileSync(pages, toPendingLine(pending));
  }
  closeSync(pages);
  for (const { folder: place, textKeys, isOfSpec, list } of (await listFileGroups()).filter(isOwn)) {
    const make = async () => stringify(await list(reuse));
    const files = textKeys ? parse(await (isOfSpec ? reuseOfSpecs : reuse)(place, textKeys, make)) : await list(reuse);
    for (const file of files) writeFile(path.join(folder, pendingParts.files, file.path), await file.load());
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

/** Renders a page for its shell. Fails for a body that the security policy would block. */
export async function renderPage(page: Page, loadBody = renderBody): Promise<PendingPage> {
  const body = await loadBody(page);
  const head = await page.loadHead();
  const { path, shell, isFullLoad } = page;
  return { path, shell, isFullLoad, title: head.title, head: renderHead(head), body };
}

/** Renders the body of a page as HTML. */
export async function renderBody(page: Page): Promise<string> {
  return checkMarkup(renderStaticHtml(await page.loadBody()), page.file ?? toExportedFile(page));
}
