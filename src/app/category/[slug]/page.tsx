import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/docs/category-page';
import { getPages } from '@/docs/page';
import { isSamePath } from '@/lib/href';
import { toPrintPath } from '@/site/print';
import { getSite } from '@/site/site';
import { toMetadata } from '../../metadata';
import { findSidebar, loadNavigation } from '../../navigation';
import { toCrumbs, toNeighbours } from '../../trail';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const { categories } = await loadNavigation();
  return categories.map(({ category }) => ({ slug: category.path?.split('/').at(-2) ?? '' }));
}

export async function generateMetadata({ params }: Props) {
  const { category, path } = (await findCategory((await params).slug)) ?? {};
  return category && path ? toMetadata({ ...category, path, description: category.description ?? category.title }) : {};
}

export default async function Category({ params }: Props) {
  const { category, sidebar, path } = (await findCategory((await params).slug)) ?? notFound();
  return (
    <CategoryPage
      category={category}
      sidebar={sidebar}
      crumbs={getSite().docs.breadcrumbs ? toCrumbs(sidebar.trail) : undefined}
      neighbours={toNeighbours(sidebar.items, path, getPages())}
      printPath={toPrintPath(path)}
    />
  );
}

async function findCategory(slug: string) {
  const path = `/category/${slug}/`;
  const navigation = await loadNavigation();
  const found = navigation.categories.find(({ category }) => isSamePath(category.path, path));
  const sidebar = findSidebar(navigation, path);
  return found && sidebar && { category: found.category, sidebar, path };
}
