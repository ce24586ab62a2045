import { ChapterTexts, PrintedSection } from '@/components/content/printed-section';
import { PrintHead } from '@/components/layout/print-head';
import { StaticHtml, StaticHtmlPlaceholder } from '@/components/ui/static-html';
import { getTextKey } from '@/content/page';
import * as messages from '@/messages';
import { getPrinted } from '@/site/print';
import { toMetadata } from './metadata';
import type { Page, Template } from './page';
import { getChapters, loadChapters, loadPrintedCategories, type PrintedCategory } from './printed';

/** Lists the print pages of all categories. */
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
      name: `the print page of the category "${label}"`,
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
