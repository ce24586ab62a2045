import { renderStaticHtml } from '@/components/ui/render-static-html';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { toMarkdownFile } from '@/lib/href';
import { memo } from '@/lib/memo';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { getLocales } from '@/site/locales';
import { getSite } from '@/site/get-site';
import { azPage } from '../a-z-page';
import { listCategoryPages } from '../category-pages';
import { listCrossReferenceDocuments } from '../cross-reference-pages';
import { loadTreeWithOperations } from '../load-page-text-with-used-operations';
import { homePage } from '../home-page';
import { loadNavigation } from '../navigation';
import { findPageHistory } from '../load-docs-page-and-history';
import type { Page, Reuse, SiteFile } from '../page-and-site-file-types';
import { leaveOutTaken } from '../pages';
import { payloadExplainerPage } from '../payload-explainer-page';
import { loadPageKeys } from '../load-spec-names-and-page-cache-keys';
import { findVersionOfPage } from '../version-of-page';
import { listApiDocuments } from './api-markdown-documents';
import { listLlmsFiles } from './llms-files';
import { loadMarkdownFiles } from './markdown-file-of-page-or-its-parts';
import { type MarkdownDocument, toVersion } from './markdown-document-types';
import { loadResolveHref } from './resolve-links-to-markdown-files';

/** Lists every page of the site but those for print and for unknown addresses, and the parts of every spec. */
const listMarkdownDocuments = memo(async (): Promise<MarkdownDocument[]> => {
  const rendered = [homePage, azPage, payloadExplainerPage, ...(await listCategoryPages())];
  const others = [
    ...(await Promise.all(rendered.map(toRenderedDocument))),
    ...(await listCrossReferenceDocuments()),
    ...(await listApiDocuments()),
  ];
  return [...others, ...leaveOutTaken(await listContentDocuments(), others)];
});

/** Loads the function that lets the links of a page lead to Markdown files. */
export const loadMarkdownResolver = memo(async () => loadResolveHref(await listMarkdownDocuments()));

/** Lists the Markdown files of the site, and their indexes. */
export async function listProgramFiles(reuse: Reuse): Promise<SiteFile[]> {
  const documents = await listMarkdownDocuments();
  const toResolver = await loadMarkdownResolver();
  const files = new Map<MarkdownDocument, SiteFile[]>();
  for (const document of documents)
    files.set(document, await loadMarkdownFiles(document, toResolver(document.path), reuse));
  const loadText = async (document: MarkdownDocument) => {
    const texts = await Promise.all((files.get(document) ?? []).map((file) => file.load()));
    return texts.join('\n');
  };
  return [...[...files.values()].flat(), ...(await listLlmsFiles(documents, loadText))];
}

async function listContentDocuments(): Promise<MarkdownDocument[]> {
  const navigation = await loadNavigation();
  return getPages().map((page) => ({
    file: toMarkdownFile(page),
    path: page.path,
    title: page.title,
    description: page.description,
    version: toVersion(findVersionOfPage(navigation, page)),
    updated: findPageHistory(page)?.changed,
    language: page.untranslated ? getLocales(getSite())[0]?.code : undefined,
    textKeys: () => loadPageKeys(page),
    load: async (resolveHref) => toMarkdown(await loadTreeWithOperations(page), resolveHref),
  }));
}

/** Converts a page that has no text of its own: the Markdown is made from its body. */
async function toRenderedDocument({ path, textKeys, loadHead, loadBody }: Page): Promise<MarkdownDocument> {
  const { title: whole, description } = await loadHead();
  const title = whole.replace(` ${getSite().titleDelimiter} ${getSite().title}`, '');
  return {
    file: toMarkdownFile({ path }),
    path,
    title,
    description,
    textKeys,
    load: async (resolveHref) => {
      // A start without pages does not load the parser of HTML.
      const { toArticleMarkdown } = await import('@/markdown/rendered-html-to-markdown');
      return toArticleMarkdown(renderStaticHtml(await loadBody()), title, resolveHref);
    },
  };
}
