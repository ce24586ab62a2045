import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderStaticHtml } from '@/components/ui/static-html';
import { staticHtmlMarker } from '@/lib/exported-html';
import type { Insertion, Page } from '@/routes/page';
import { toPendingText } from './insert-pages';
import type { PageCache } from './page-cache';
import { checkMarkup } from './secure-page';

const empty = { path: '', title: '', description: '', keywords: '', canonical: '' };

/** Renders the bodies of pages that are inserted into templates, into a folder from which {@link insertPages} takes them. */
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
