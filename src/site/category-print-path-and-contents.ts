import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar-types-and-traversal';

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
  const links = getLinks(items);
  return {
    pages: [...new Set(links.flatMap(({ page, unlisted }) => (page === undefined || unlisted ? [] : [page])))],
    apis: links.filter(({ isApi }) => isApi),
  };
}

function getLinks(items: SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return [];
    if (item.kind === 'link') return [item];
    return getLinks(item.items);
  });
}
