import { isSamePath, toSamePath } from '@/lib/href';
import { memoBy } from '@/lib/memo';
import type { SidebarCategory, SidebarItem } from '@/site/sidebar-types-and-traversal';

/** In a large sidebar, most pages show only an excerpt of a longer list. */
const entriesOfCompleteList = 50;
const entriesAround = 20;

/** The shown items of a list, and the number of omitted items above and below. */
export interface ShownList {
  shown: SidebarItem[];
  above: number;
  below: number;
}

/** Returns true if most pages show only an excerpt of a list. */
export function isLong(items: SidebarItem[]): boolean {
  return items.length > entriesOfCompleteList;
}

/** Returns a list without the items that are hidden on a page. */
export function toCompleteList(items: SidebarItem[], path: string): ShownList {
  return { shown: items.filter((item) => !isHidden(item, path)), above: 0, below: 0 };
}

/** Returns only the items around that of the page, so that the size of a page does not depend on the length of the list. */
export function toListExcerpt(items: SidebarItem[], path: string): ShownList {
  const { shown: all } = toCompleteList(items, path);
  const count = 2 * entriesAround + 1;
  const own = all.findIndex((item) => holdsPath(item, path));
  const above = Math.max(Math.min(own - entriesAround, all.length - count), 0);
  const shown = all.slice(above, above + count);
  return { shown, above, below: all.length - above - shown.length };
}

/** Returns the URL of the first page of this site in a list. On that page, the list is complete and its category is open. */
export function findFirstPage(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'html' || item.unlisted || (item.kind === 'link' && item.page === undefined)) continue;
    const found = item.kind === 'category' ? findPageOf(item) : item.href;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the URL of a category's own or first page. */
export function findPageOf({ href, items }: SidebarCategory): string | undefined {
  return href ?? findFirstPage(items);
}

/** Returns true if a path is that of a category or of an item in it. */
export function hasPath(category: SidebarCategory, path: string): boolean {
  return listPaths(category).has(toSamePath(path));
}

function holdsPath(item: SidebarItem, path: string): boolean {
  return item.kind === 'category' ? hasPath(item, path) : item.kind === 'link' && isSamePath(item.path, path);
}

/** Lists the paths in a category. Every page with the sidebar reads them. */
const listPaths = memoBy((category: SidebarCategory): ReadonlySet<string> => {
  const own = category.path === undefined ? [] : [toSamePath(category.path)];
  const below = category.items.flatMap((item) => {
    if (item.kind === 'category') return [...listPaths(item)];
    return item.kind === 'link' && item.path !== undefined ? [toSamePath(item.path)] : [];
  });
  return new Set([...own, ...below]);
});

/** Returns true for an unlisted page, or a category that contains nothing else, unless the reader is on that page or in it. */
function isHidden(item: SidebarItem, path: string): boolean {
  return item.kind !== 'html' && item.unlisted === true && !holdsPath(item, path);
}
