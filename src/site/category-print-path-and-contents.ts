import { getListedEntries, type SidebarCategory, type SidebarLink } from './sidebar-types-and-traversal';

/**
 * Returns the path of a category's print page: `/print/how-tos/` for `/category/how-tos/`, `/print/guides/` for
 * `/guides/`.
 */
export function toPrintPath(path: string): string {
  return `/print${path.replace(/^\/category(?=\/[^/]+\/$)/, '')}`;
}

/**
 * Returns the contents of a category's print page in reading order: its pages, each once, and its APIs, which have
 * their own print pages.
 */
export function getPrintedPagesAndApis({ items }: SidebarCategory): { pages: string[]; apis: SidebarLink[] } {
  const links = getListedEntries(items).filter((item) => item.kind === 'link');
  return {
    pages: [...new Set(links.flatMap(({ page }) => page ?? []))],
    apis: links.filter(({ isApi }) => isApi),
  };
}
