import * as messages from '@/messages';
import { ChapterTexts, PrintedSection, type Chapter } from '@/components/docs/printed-section';
import { PrintHead } from '@/components/layout/print-head';
import { StaticHtml, StaticHtmlPlaceholder } from '@/components/ui/static-html';
import { getTextKey, getPages, loadTree, type Page as Document } from '@/docs/page';
import { getPrinted, toPrintPath } from '@/site/print';
import { toMetadata } from './metadata';
import type { Page, Template } from './page';
import { createElement } from 'react';
import { Markdown } from '@/components/docs/markdown';
import { toChapter, toPrintedAnchor } from '@/docs/printed';
import type { SidebarCategory } from '@/site/sidebar';
import { loadNavigation, type Navigation } from './navigation';

/** Every category as one document for print. */
export async function listPrintPages(): Promise<Page[]> {
  return (await loadPrintedCategories()).map((category) => {
    const { printPath: path, label } = category;
    const loadMetadata = () => {
      const { title, description = title, path } = category;
      return Promise.resolve({
        ...toMetadata({ title: messages.printTitle(title), description, path }),
        robots: { index: false },
      });
    };
    const loadTexts = async () => <ChapterTexts chapters={await loadChapters(category)} />;
    const frame = { className: 'contents', path };
    const template: Template = {
      path,
      loadMetadata,
      load: () => Promise.resolve(toSection(category, <StaticHtmlPlaceholder {...frame} />)),
    };
    return {
      path,
      name: `the print page of the category “${label}”`,
      loadMetadata,
      load: async () => toSection(category, <StaticHtml {...frame}>{await loadTexts()}</StaticHtml>),
      loadInsertion: () =>
        Promise.resolve({
          template,
          values: {},
          textKeys: getChapters(category).map(({ page }) => getTextKey(page)),
          file: `${path.slice(1)}index.html`,
          loadBody: loadTexts,
        }),
    };
  });
}

function toSection(category: PrintedCategory, texts: React.ReactElement) {
  return (
    <PrintedSection
      title={category.title}
      description={category.description}
      head={<PrintHead title={category.title} path={category.path} />}
      chapters={getChapters(category)}
      others={getPrinted(category).apis.map(({ label, path }) => ({ label, path: `/print${path}` }))}
    >
      {texts}
    </PrintedSection>
  );
}

/** A category that is read as one document. */
type PrintedCategory = SidebarCategory & { path: string; printPath: string };

/** The categories that are read so: those of the latest version. Of two with one address in print, the first. */
export function toPrintedCategories({ categories }: Pick<Navigation, 'categories'>): PrintedCategory[] {
  const byPath = new Map<string, PrintedCategory>();
  for (const { category, version } of categories) {
    const { path } = category;
    if (path === undefined || (version && version.prefix !== '')) continue;
    const printPath = toPrintPath(path);
    if (!byPath.has(printPath)) byPath.set(printPath, { ...category, path, printPath });
  }
  return [...byPath.values()];
}

export async function loadPrintedCategories(): Promise<PrintedCategory[]> {
  return toPrintedCategories(await loadNavigation());
}

/** The pages of a category, as chapters without their texts. */
function getChapters(category: PrintedCategory): (Chapter & { page: Document })[] {
  const shown = getPages().filter(({ docs }) => docs === undefined || docs.isLatest);
  return getPrinted(category).pages.flatMap((id) => {
    const page = shown.find((candidate) => candidate.id === id);
    return page ? [{ page, anchor: toPrintedAnchor(page.slug), title: page.title }] : [];
  });
}

/** The same with their texts, in which links to the other chapters stay in the document. */
function loadChapters(category: PrintedCategory) {
  const chapters = getChapters(category);
  const places = chapters.map(({ page, anchor }) => ({ path: page.path, anchor }));
  return Promise.all(
    chapters.map(async ({ page, ...chapter }) => {
      const tree = toChapter(await loadTree(page), { path: page.path, anchor: chapter.anchor }, places);
      return { ...chapter, text: createElement(Markdown, { tree }) };
    }),
  );
}
