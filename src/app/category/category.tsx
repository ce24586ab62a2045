import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/docs/category-page';
import { getPages } from '@/docs/page';
import { isSamePath } from '@/lib/href';
import { getSite } from '@/site/site';
import { toMetadata } from '../metadata';
import { findSidebar, loadNavigation } from '@/routes/navigation';
import { loadPrintedCategories } from '@/routes/printed';
import { toCrumbs, toNeighbours } from '@/routes/trail';
import { findVersionOfCategory, toVersionMetadata } from '@/routes/version';
import '../styles/docs.css';

/** True for the address that an index gets from its label; others are routes like those of pages. */
export function isLabelled(path: string): boolean {
  return /^\/category\/[^/]+\/$/.test(path);
}

/** The page of a generated index. */
export async function Category({ path }: { path: string }) {
  const { category, sidebar } = (await findCategory(path)) ?? notFound();
  const printed = (await loadPrintedCategories()).find((one) => isSamePath(one.path, path));
  return (
    <CategoryPage
      category={category}
      sidebar={sidebar}
      crumbs={getSite().docs.breadcrumbs ? toCrumbs(sidebar.trail) : undefined}
      neighbours={toNeighbours(sidebar.items, path, getPages())}
      printPath={printed?.printPath}
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
