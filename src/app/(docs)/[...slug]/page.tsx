import { notFound } from 'next/navigation';
import { DocsLayout } from '@/components/docs/docs-layout';
import { Markdown } from '@/components/docs/markdown';
import { Prose } from '@/components/ui/prose';
import { getContents } from '@/docs/contents';
import { findPage, getPages, loadTree, type Page } from '@/docs/page';
import { getSite } from '@/site/site';
import { findSidebar, loadNavigation } from '../../navigation';
import { toMetadata } from '../../metadata';
import { toCrumbs, toNeighbours } from '../../trail';

interface Props {
  params: Promise<{ slug: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getPages().map(({ slug }) => ({ slug: slug.split('/') }));
}

export async function generateMetadata({ params }: Props) {
  const page = findPage((await params).slug.join('/'));
  if (!page) return {};
  return page.unlisted ? { ...toMetadata(page), robots: { index: false, follow: false } } : toMetadata(page);
}

export default async function DocsPage({ params }: Props) {
  const page = findPage((await params).slug.join('/')) ?? notFound();
  const sidebar = findSidebar(await loadNavigation(), page.path);
  return (
    <DocsLayout
      page={page}
      sidebar={sidebar}
      crumbs={sidebar && getSite().docs.breadcrumbs ? toCrumbs(sidebar.trail) : undefined}
      contents={toContents(page)}
      neighbours={sidebar && toNeighbours(sidebar.items, page.path, getPages())}
    >
      <Markdown tree={await loadTree(page)} />
    </DocsLayout>
  );
}

function toContents(page: Page) {
  return getContents(page, getSite().tableOfContents).map(({ id, depth, content }) => ({
    id,
    depth,
    text: <Prose tree={{ type: 'root', children: content }} />,
  }));
}
