import { CategoryPage, type OperationCounts } from '@/components/content/category-page';
import { isSamePath } from '@/lib/href';
import * as messages from '@/messages';
import { getCards, type SidebarCategory } from '@/site/sidebar-types-and-traversal';
import { getAllServices, loadSpec } from '@/openapi/load-services-and-specs';
import { toHead, toRobotsTag, type Head } from './head';
import { findSidebar, loadNavigation } from './navigation';
import type { Page } from './page-and-site-file-types';
import { loadPrintedCategories } from './printed-categories-and-chapters';
import { toSurroundings } from './breadcrumbs-and-neighbors';
import { findVersionOfCategory, toVersionMetadata } from './version-of-page';
import { countOperations } from '@/openapi/list-components-and-filter-operations';

/** Lists the generated index pages of all categories. */
export async function listCategoryPages(): Promise<Page[]> {
  const { categories } = await loadNavigation();
  return categories.flatMap(({ category }) => {
    const { path } = category;
    if (path === undefined) return [];
    return [
      {
        path,
        name: `the category "${category.label}"`,
        shell: 'docs' as const,
        textKeys: [],
        loadHead: () => loadHead(category, path),
        loadBody: () => loadBody(category, path),
      },
    ];
  });
}

async function loadBody(category: SidebarCategory, path: string) {
  const navigation = await loadNavigation();
  const printed = (await loadPrintedCategories()).find((one) => isSamePath(one.path, path));
  return (
    <CategoryPage
      category={category}
      cards={getCards(category.items)}
      {...toSurroundings(findSidebar(navigation, path), path)}
      printPath={printed?.printPath}
      version={findVersionOfCategory(navigation, path)}
      counts={await loadCounts()}
    />
  );
}

async function loadCounts(): Promise<OperationCounts> {
  const specs = await Promise.all(getAllServices().map((service) => loadSpec(service)));
  return new Map(
    specs.map((spec) => {
      const { operations, webhooks } = countOperations(spec);
      return [`/api/${spec.service}/`, messages.operationCount(operations, webhooks)];
    }),
  );
}

async function loadHead(category: SidebarCategory, path: string): Promise<Head> {
  const version = findVersionOfCategory(await loadNavigation(), path);
  const { canonical, isIndexed } = toVersionMetadata(version, path);
  const { description = category.title } = category;
  return toHead({ ...category, path, canonical, description, robots: toRobotsTag(isIndexed) });
}
