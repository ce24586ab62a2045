import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderPart } from '@/components/ui/static-part';
import { staticHtmlMarker } from '@/lib/static-html';
import type { TemplatePage } from '@/routes/page';
import { toPendingText } from './insert-pages';
import type { PageCache } from './page-cache';
import { checkMarkup } from './secure-page';

const empty = { path: '', title: '', description: '', keywords: '', canonical: '' };

/** Renders the bodies of pages into a folder, from which {@link insertPages} takes them. */
export async function renderPages(pages: TemplatePage[], folder: string, cache?: PageCache): Promise<void> {
  for (const page of pages) {
    const { textKeys } = page;
    const render = () => renderPage(page);
    const text = cache && textKeys ? await cache.load(page.path, textKeys, render) : await render();
    const target = path.join(folder, page.path);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), text);
  }
}

async function renderPage({ template, isFullLoad, values, file, loadBody }: TemplatePage): Promise<string> {
  const { id, html } = renderPart(await loadBody());
  const body = checkMarkup(html.slice(staticHtmlMarker.length), file);
  return toPendingText({ template, isFullLoad, values: { ...empty, ...values, id }, body });
}
