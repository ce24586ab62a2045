import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { loadArticle } from '@/article/article';
import { loadHead } from '@/article/head';
import { getChapters, loadChapters, loadPrintedCategories } from '@/article/printed';
import { loadTemplates, toArticleValues } from '@/article/templates';
import { DocsContent } from '@/components/docs/docs-layout';
import { ChapterTexts } from '@/components/docs/printed-section';
import { renderPart } from '@/components/ui/static-part';
import { getPages, getTextKey } from '@/docs/page';
import { checkMarkup } from '@/export/template';
import { partMark } from '@/lib/part-mark';
import { openKeptArticles } from './kept-articles';
import { toUnfilledArticle, type UnfilledArticle } from './fill-articles';

/** Writes what stands on the pages of the docs. They are put into the framework's templates by `fillArticles`. */
export async function writeArticles(folder: string): Promise<void> {
  const kept = await openKeptArticles();
  const write = async (slug: string, keys: string[], load: () => Promise<UnfilledArticle>) => {
    const article = await kept.load(slug, keys, async () => toUnfilledArticle(await load()));
    mkdirSync(path.join(folder, slug), { recursive: true });
    writeFileSync(path.join(folder, slug, 'index.html'), article);
  };
  const templates = await loadTemplates();
  for (const page of getPages())
    await write(page.slug, [getTextKey(page)], async () => ({
      template: templates.get(page.slug)?.slug ?? '',
      ...toArticleValues(await loadHead(page)),
      ...render(createElement(DocsContent, await loadArticle(page)), page.file),
    }));
  for (const category of await loadPrintedCategories()) {
    const slug = category.printPath.slice(1, -1);
    const keys = getChapters(category).map(({ page }) => getTextKey(page));
    await write(slug, keys, async () => {
      const content = createElement(ChapterTexts, { chapters: await loadChapters(category) });
      return { template: slug, ...render(content, `${slug}/index.html`) };
    });
  }
}

function render(content: ReactNode, file: string): { id: string; body: string } {
  const { id, html } = renderPart(content);
  return { id, body: checkMarkup(html.slice(partMark.length), file) };
}
