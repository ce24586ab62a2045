import { notFound } from 'next/navigation';
import { DocsLayout } from '@/components/docs/docs-layout';
import { Markdown } from '@/components/docs/markdown';
import { findPage, getPages, loadTree } from '@/docs/page';
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
  return page ? toMetadata(page) : {};
}

export default async function DocsPage({ params }: Props) {
  const page = findPage((await params).slug.join('/')) ?? notFound();
  const sidebar = findSidebar(await loadNavigation(), page.path);
  return (
    <DocsLayout
      path={page.path}
      title={page.title}
      sidebar={sidebar}
      crumbs={sidebar && toCrumbs(sidebar.trail)}
      headings={page.headings}
      neighbours={sidebar && toNeighbours(sidebar.items, page.path)}
    >
      <Markdown tree={await loadTree(page)} />
    </DocsLayout>
  );
}
