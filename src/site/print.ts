import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar';

/** Where the category of a path is read on one page: `/category/how-tos/` at `/print/how-tos/`, `/guides/` at `/print/guides/`. */
export function toPrintPath(path: string): string {
  return `/print${path.replace(/^\/category(?=\/[^/]+\/$)/, '')}`;
}

/** What one document of a category holds, in reading order: its pages, each once, and the APIs, which have documents of their own. */
export function getPrinted({ items }: SidebarCategory): { pages: string[]; apis: SidebarLink[] } {
  const links = getLinks(items);
  return {
    pages: [...new Set(links.flatMap(({ page, unlisted }) => (page === undefined || unlisted ? [] : [page])))],
    apis: links.filter(({ icon }) => icon === 'api'),
  };
}

function getLinks(items: SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => {
    if (item.kind === 'html') return [];
    if (item.kind === 'link') return [item];
    return getLinks(item.items);
  });
}
