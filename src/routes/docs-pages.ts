import { createElement } from 'react';
import { DocsContent } from '@/components/docs/docs-layout';
import { ChapterTexts } from '@/components/docs/printed-section';
import { getPages, getTextKey } from '@/docs/page';
import { loadArticle } from './docs-page';
import { loadHead } from './head';
import type { TemplatePage } from './page';
import { getChapters, loadChapters, loadPrintedCategories } from './printed';
import { loadTemplates, toPageValues } from './templates';

/** Every page of the docs, and every category as one document for print. */
export async function listDocsPages(): Promise<TemplatePage[]> {
  const templates = await loadTemplates();
  const pages = getPages().map(async (page) => ({
    path: page.path,
    template: templates.get(page.slug)?.slug ?? '',
    values: toPageValues(await loadHead(page)),
    textKeys: [getTextKey(page)],
    file: page.file,
    loadBody: async () => createElement(DocsContent, await loadArticle(page)),
  }));
  const printed = (await loadPrintedCategories()).map((category) => {
    const template = category.printPath.slice(1, -1);
    return {
      path: category.printPath,
      template,
      values: {},
      textKeys: getChapters(category).map(({ page }) => getTextKey(page)),
      file: `${template}/index.html`,
      loadBody: async () => createElement(ChapterTexts, { chapters: await loadChapters(category) }),
    };
  });
  return [...(await Promise.all(pages)), ...printed];
}
