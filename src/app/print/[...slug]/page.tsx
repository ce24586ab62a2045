import { notFound } from 'next/navigation';
import { getChapters, loadChapters, loadPrintedCategories, type PrintedCategory } from '@/routes/printed';
import { ChapterTexts, PrintedSection } from '@/components/docs/printed-section';
import { PrintHead } from '@/components/layout/print-head';
import { StaticPart, UnfilledPart } from '@/components/ui/static-part';
import { environment } from '@/lib/environment';
import * as messages from '@/messages';
import { getPrinted } from '@/site/print';
import { toMetadata } from '../../metadata';
import '../../styles/docs.css';

interface Props {
  params: Promise<{ slug: string[] }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await loadPrintedCategories()).map(({ printPath }) => ({ slug: printPath.split('/').slice(2, -1) }));
}

export async function generateMetadata({ params }: Props) {
  const { title, description, path } = await findCategory((await params).slug);
  const metadata = toMetadata({ title: messages.printTitle(title), description: description ?? title, path });
  return { ...metadata, robots: { index: false } };
}

export default async function PrintedPage({ params }: Props) {
  const category = await findCategory((await params).slug);
  const part = { className: 'contents', path: category.printPath };
  return (
    <PrintedSection
      title={category.title}
      description={category.description}
      head={<PrintHead title={category.title} path={category.path} />}
      chapters={getChapters(category)}
      others={getPrinted(category).apis.map(({ label, path }) => ({ label, path: `/print${path}` }))}
    >
      {environment.isDevelopment ? (
        <StaticPart {...part}>
          <ChapterTexts chapters={await loadChapters(category)} />
        </StaticPart>
      ) : (
        <UnfilledPart {...part} />
      )}
    </PrintedSection>
  );
}

async function findCategory(slug: string[]): Promise<PrintedCategory> {
  const path = `/print/${slug.join('/')}/`;
  return (await loadPrintedCategories()).find(({ printPath }) => printPath === path) ?? notFound();
}
