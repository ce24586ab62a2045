import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { loadArticle } from '@/article/article';
import { loadHead } from '@/article/head';
import { getPrintedCategories, loadChapters } from '@/article/printed';
import { loadTemplates, toArticleValues } from '@/article/templates';
import { DocsContent } from '@/components/docs/docs-layout';
import { ChapterTexts } from '@/components/docs/printed-section';
import { renderPart } from '@/components/ui/static-part';
import { getPages } from '@/docs/page';
import { checkMarkup } from '@/export/template';
import { partMark } from '@/lib/part-mark';
import { findPrintPath } from '@/site/print';
import { toUnfilledArticle, type UnfilledArticle } from './fill-articles';

/** Writes what stands on the pages of the docs. They are put into the framework's templates by `fillArticles`. */
export async function writeArticles(folder: string): Promise<void> {
  const write = async (slug: string, article: UnfilledArticle) => {
    await mkdir(path.join(folder, slug), { recursive: true });
    await writeFile(path.join(folder, slug, 'index.html'), toUnfilledArticle(article));
  };
  const templates = await loadTemplates();
  for (const page of getPages()) {
    const values = toArticleValues(await loadHead(page));
    const content = createElement(DocsContent, await loadArticle(page));
    await write(page.slug, {
      template: templates.get(page.slug)?.slug ?? '',
      ...values,
      ...render(content, page.file),
    });
  }
  for (const category of await getPrintedCategories()) {
    const slug = (findPrintPath(category.path) ?? '').slice(1, -1);
    const content = createElement(ChapterTexts, { chapters: await loadChapters(category) });
    await write(slug, { template: slug, ...render(content, `${slug}/index.html`) });
  }
}

function render(content: ReactNode, file: string): { id: string; body: string } {
  const { id, html } = renderPart(content);
  return { id, body: checkMarkup(html.slice(partMark.length), file) };
}
