import { isSamePath, toSamePath } from '@/lib/href';
import type { SidebarCategory, SidebarItem } from '@/site/sidebar';

/** Of a longer list in a large sidebar a page shows what is around its own entry. */
const entriesOfCompleteList = 50;
const entriesAround = 20;

/** What of a list is shown, and how many entries are above and below that. */
export interface ShownList {
  shown: SidebarItem[];
  above: number;
  below: number;
}

/** True for a list of which only a part is shown next to most of its pages. */
export function isLong(items: SidebarItem[]): boolean {
  return items.length > entriesOfCompleteList;
}

/** All of a list that may be seen on a page. */
export function toCompleteList(items: SidebarItem[], path: string): ShownList {
  return { shown: items.filter((item) => !isHidden(item, path)), above: 0, below: 0 };
}

/** What of a list is around the page's own entry: what a page weighs must not depend on how many there are. */
export function toListExcerpt(items: SidebarItem[], path: string): ShownList {
  const { shown: all } = toCompleteList(items, path);
  const count = 2 * entriesAround + 1;
  const own = all.findIndex((item) => holdsPath(item, path));
  const above = Math.max(Math.min(own - entriesAround, all.length - count), 0);
  const shown = all.slice(above, above + count);
  return { shown, above, below: all.length - above - shown.length };
}

/** Address of the first of our pages in a list: there it is whole, and a category around it open. */
export function findFirstPage(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'html' || item.unlisted || (item.kind === 'link' && item.page === undefined)) continue;
    const found = item.kind === 'category' ? findPageOf(item) : item.href;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Address of a category's own page, or of the first one in it. */
export function findPageOf({ href, items }: SidebarCategory): string | undefined {
  return href ?? findFirstPage(items);
}

/** True if a category is of a page, or has it somewhere in it. */
export function hasPath(category: SidebarCategory, path: string): boolean {
  return listPaths(category).has(toSamePath(path));
}

function holdsPath(item: SidebarItem, path: string): boolean {
  return item.kind === 'category' ? hasPath(item, path) : item.kind === 'link' && isSamePath(item.path, path);
}

/** A sidebar is on each of its pages, which all ask what is in its categories. */
const paths = new WeakMap<SidebarCategory, ReadonlySet<string>>();

function listPaths(category: SidebarCategory): ReadonlySet<string> {
  const known = paths.get(category);
  if (known) return known;
  const own = category.path === undefined ? [] : [toSamePath(category.path)];
  const below = category.items.flatMap((item) => {
    if (item.kind === 'category') return [...listPaths(item)];
    return item.kind === 'link' && item.path !== undefined ? [toSamePath(item.path)] : [];
  });
  const found = new Set([...own, ...below]);
  paths.set(category, found);
  return found;
}

/** A page that is not listed is in the sidebar only while it is read, and with it a category that holds nothing else. */
function isHidden(item: SidebarItem, path: string): boolean {
  return item.kind !== 'html' && item.unlisted === true && !holdsPath(item, path);
}
