import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/docs/category-page';
import { getPages } from '@/docs/page';
import { isSamePath } from '@/lib/href';
import { findPrintPath } from '@/site/print';
import { getSite } from '@/site/site';
import { toMetadata } from '../metadata';
import { findSidebar, loadNavigation } from '@/article/navigation';
import { toCrumbs, toNeighbours } from '@/article/trail';
import { findVersionOfCategory, toVersionMetadata } from '@/article/version';
import '../styles/docs.css';

/** The page of a generated index. */
export async function Category({ path }: { path: string }) {
  const { category, sidebar } = (await findCategory(path)) ?? notFound();
  return (
    <CategoryPage
      category={category}
      sidebar={sidebar}
      crumbs={getSite().docs.breadcrumbs ? toCrumbs(sidebar.trail) : undefined}
      neighbours={toNeighbours(sidebar.items, path, getPages())}
      printPath={findPrintPath(path)}
      version={findVersionOfCategory(await loadNavigation(), path)}
    />
  );
}

/** What its head says; nothing where there is no such index. */
export async function toCategoryMetadata(path: string) {
  const { category } = (await findCategory(path)) ?? {};
  if (!category) return {};
  const { canonical, isIndexed } = toVersionMetadata(findVersionOfCategory(await loadNavigation(), path), path);
  const metadata = toMetadata({ ...category, path, canonical, description: category.description ?? category.title });
  return isIndexed ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

/** The generated index at a path, in its sidebar. */
async function findCategory(path: string) {
  const navigation = await loadNavigation();
  const found = navigation.categories.find(({ category }) => isSamePath(category.path, path));
  const sidebar = findSidebar(navigation, path);
  return found && sidebar && { category: found.category, sidebar };
}
