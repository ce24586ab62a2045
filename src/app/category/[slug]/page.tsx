import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/docs/category-page';
import { isSamePath } from '@/lib/href';
import { toMetadata } from '../../metadata';
import { loadNavigation } from '../../navigation';
import { toNeighbours } from '../../trail';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const { categories } = await loadNavigation();
  return categories.map(({ category }) => ({ slug: category.path?.split('/').at(-2) ?? '' }));
}

export async function generateMetadata({ params }: Props) {
  const { category } = (await findCategory((await params).slug)) ?? {};
  return category?.path
    ? toMetadata({ ...category, path: category.path, description: category.description ?? category.title })
    : {};
}

export default async function Category({ params }: Props) {
  const { category, sidebar, items } = (await findCategory((await params).slug)) ?? notFound();
  return (
    <CategoryPage
      category={category}
      sidebar={{ id: sidebar, items }}
      neighbours={toNeighbours(items, category.path ?? '/')}
    />
  );
}

async function findCategory(slug: string) {
  const { categories, sidebars } = await loadNavigation();
  const found = categories.find(({ category }) => isSamePath(category.path, `/category/${slug}/`));
  return found && { ...found, items: sidebars.get(found.sidebar) ?? [] };
}
