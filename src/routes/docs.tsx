import { DocsContent, DocsLayout, toFrame } from '@/components/content/docs-layout';
import { StaticHtmlPlaceholder } from '@/components/ui/static-html';
import { getPages, getTextKey, type Page as Document } from '@/content/page';
import { loadArticle, loadSidebarPosition } from './docs-page';
import { loadHead, toHeadMetadata, toTemplateHead, loadDocsTemplates, toPageValues } from './docs-templates';
import type { Insertion, Page, Template } from './page';

/** Lists the pages of all files in `content/`. */
export function listDocsPages(): Page[] {
  return getPages().map((page) => ({
    path: page.path,
    name: page.file,
    loadMetadata: async () => toHeadMetadata(await loadHead(page)),
    load: async () => <DocsLayout {...await loadArticle(page)} />,
    loadInsertion: () => loadInsertion(page),
  }));
}

async function loadInsertion(page: Document): Promise<Insertion> {
  const template = (await loadDocsTemplates()).get(page.slug) ?? { page, slug: page.slug };
  return {
    template: toTemplate(template.page, `/${template.slug}/`),
    values: toPageValues(await loadHead(page)),
    textKeys: [getTextKey(page)],
    file: page.file,
    loadBody: async () => <DocsContent {...await loadArticle(page)} />,
  };
}

function toTemplate(page: Document, path: string): Template {
  return {
    path,
    loadMetadata: async () => toHeadMetadata(toTemplateHead(await loadHead(page), path)),
    load: async () => <StaticHtmlPlaceholder path={path} {...toFrame(await loadSidebarPosition(page))} />,
  };
}
