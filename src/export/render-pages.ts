import path from 'node:path';
import { mkdirSync, writeFileSync, existsSync, readFileSync } from 'node:fs';
import { renderStaticHtml } from '@/components/ui/static-html';
import { staticHtmlMarker } from '@/lib/exported-html';
import type { Insertion, Page } from '@/routes/page';
import { toPendingText } from './insert-pages';
import { checkMarkup } from './policy';
import { createHash } from 'node:crypto';
import { writeAtomically } from '@/lib/files';
import { getExportKey } from './next-export';
import { removeUnused } from '@/lib/unused';

const empty = { path: '', title: '', description: '', keywords: '', canonical: '' };

/** Renders the bodies of pages for insertion into templates, and writes them to a folder for {@link insertPages}. */
export async function renderPages(pages: Page[], folder: string, cache?: PageCache): Promise<void> {
  for (const { path: address, loadInsertion } of pages) {
    if (!loadInsertion) continue;
    const insertion = await loadInsertion();
    const { textKeys } = insertion;
    const render = () => renderPage(insertion);
    const text = cache && textKeys ? await cache.load(address, textKeys, render) : await render();
    const target = path.join(folder, address);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), text);
  }
}

async function renderPage({ template, isFullLoad, values, file, loadBody }: Insertion): Promise<string> {
  const { id, html } = renderStaticHtml(await loadBody());
  const body = checkMarkup(html.slice(staticHtmlMarker.length), file);
  return toPendingText({ template: template.path.slice(1, -1), isFullLoad, values: { ...empty, ...values, id }, body });
}

/** The cache is next to those of other tools, so restoring `node_modules/.cache` makes a fresh checkout warm. */
const cache = 'node_modules/.cache/rendered-pages';

/** The rendered pages of earlier builds. */
interface PageCache {
  /** Returns the cached page if its texts are the same, otherwise renders it. `keys` are the keys of all texts in the page. */
  load: (page: string, keys: string[], render: () => Promise<string>) => Promise<string>;
}

/**
 * Opens the cache of rendered pages. A page is cached by the keys of its texts and the key of the export by Next.js, which covers
 * code, specs, packages, variables, files next to pages, and front matter, but no timestamps.
 */
export async function openPageCache(root = '.'): Promise<PageCache> {
  const folder = path.join(root, cache, await getExportKey(root, {}));
  mkdirSync(folder, { recursive: true });
  await removeUnused(path.join(root, cache), folder);
  return {
    load: async (page, keys, render) => {
      const file = path.join(folder, createHash('sha256').update(page).digest('hex').slice(0, 32));
      const head = `${keys.join(' ')}\n`;
      const cached = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (cached.startsWith(head) && cached.length > head.length) return cached.slice(head.length);
      const text = await render();
      writeAtomically(file, head + text);
      return text;
    },
  };
}
