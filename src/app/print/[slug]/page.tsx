import { notFound } from 'next/navigation';
import { Markdown } from '@/components/docs/markdown';
import { PrintedSection } from '@/components/docs/printed-section';
import { PrintHead } from '@/components/layout/print-head';
import { getPages, loadTree } from '@/docs/page';
import { toChapter, toPrintedAnchor } from '@/docs/printed';
import * as messages from '@/messages';
import { getPrinted, findPrintPath } from '@/site/print';
import { toMetadata } from '../../metadata';
import { loadNavigation } from '../../navigation';
import '../../styles/docs.css';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await getCategories()).map(({ path }) => ({ slug: path.split('/')[2] ?? '' }));
}

export async function generateMetadata({ params }: Props) {
  const { title, description, path } = (await findCategory((await params).slug)) ?? notFound();
  const metadata = toMetadata({ title: messages.printTitle(title), description: description ?? title, path });
  return { ...metadata, robots: { index: false } };
}

export default async function PrintedCategory({ params }: Props) {
  const category = (await findCategory((await params).slug)) ?? notFound();
  const { pages: ids, apis } = getPrinted(category);
  const shown = getPages().filter(({ docs }) => docs === undefined || docs.isLatest);
  const pages = ids.flatMap((id) => shown.find((page) => page.id === id) ?? []);
  const places = pages.map(({ path, slug }) => ({ path, anchor: toPrintedAnchor(slug) }));
  const chapters = pages.map(async (page, index) => {
    const place = places[index] ?? { path: page.path, anchor: '' };
    return {
      anchor: place.anchor,
      title: page.title,
      text: <Markdown tree={toChapter(await loadTree(page), place, places)} />,
    };
  });
  return (
    <PrintedSection
      path={`/print/${(await params).slug}/`}
      title={category.title}
      description={category.description}
      head={<PrintHead title={category.title} path={category.path} />}
      chapters={await Promise.all(chapters)}
      others={apis.map(({ label, path }) => ({ label, path: `/print${path}` }))}
    />
  );
}

async function getCategories() {
  const { categories } = await loadNavigation();
  return categories.flatMap(({ category }) =>
    category.path === undefined || findPrintPath(category.path) === undefined
      ? []
      : [{ ...category, path: category.path }],
  );
}

async function findCategory(slug: string) {
  return (await getCategories()).find(({ path }) => findPrintPath(path) === `/print/${slug}/`);
}
