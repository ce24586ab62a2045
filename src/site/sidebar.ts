import { toSamePath } from '@/lib/href';

/** What a sidebar needs to know of a page. */
export interface PageEntry {
  id: string;
  /** `content/definitions/intro.md`. */
  file: string;
  path: string;
  title: string;
  description: string;
  sidebarLabel?: string;
  sidebarPosition?: number;
  unlisted?: boolean;
}

/** A page that is not published: what names it says so too early, not wrongly. */
export type DraftEntry = Pick<PageEntry, 'id' | 'file'>;

export interface SidebarLink {
  kind: 'link';
  label: string;
  /** Without base path; external URLs as they are. */
  path: string;
  href: string;
  external: boolean;
  description?: string;
  /** Set for a page of ours: only these take part in previous and next. */
  page?: string;
  /** Shown on its own page alone. */
  unlisted?: boolean;
  icon: 'page' | 'api' | 'external';
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  title: string;
  description?: string;
  /** Other names of its index. */
  keywords?: string[];
  /** Its own page, if it has one. */
  path?: string;
  href?: string;
  generated: boolean;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
  /** It has no page of its own and holds nothing that is listed: shown on the pages in it alone. */
  unlisted?: boolean;
}

interface SidebarHtml {
  kind: 'html';
  html: string;
}

/** What has a name and can lead somewhere. */
export type SidebarEntry = SidebarLink | SidebarCategory;
export type SidebarItem = SidebarEntry | SidebarHtml;

const trails = new WeakMap<SidebarItem[], Map<string, SidebarEntry[]>>();

/**
 * Categories from outermost to the one that holds the path, then the item itself; undefined if it is nowhere. A sidebar is gone
 * through once, as each of its pages asks.
 */
export function findTrail(items: SidebarItem[], path: string): SidebarEntry[] | undefined {
  const known = trails.get(items) ?? addTrails(items, [], new Map());
  trails.set(items, known);
  return known.get(toSamePath(path));
}

/** Of two entries for one page the first counts. */
function addTrails(items: SidebarItem[], above: SidebarEntry[], found: Map<string, SidebarEntry[]>) {
  for (const item of getEntries(items)) {
    const trail = [...above, item];
    const path = item.path === undefined ? undefined : toSamePath(item.path);
    if (path !== undefined && !found.has(path)) found.set(path, trail);
    if (item.kind === 'category') addTrails(item.items, trail, found);
  }
  return found;
}

const orders = new WeakMap<SidebarItem[], { order: SidebarEntry[]; at: Map<string, number> }>();

/** What one reads before and after a path in a sidebar; a sidebar is flattened once, as each of its pages asks. */
export function findAround(items: SidebarItem[], path: string): { previous?: SidebarEntry; next?: SidebarEntry } {
  const known = orders.get(items) ?? toOrder(items);
  orders.set(items, known);
  const at = known.at.get(toSamePath(path));
  return at === undefined ? {} : { previous: known.order[at - 1], next: known.order[at + 1] };
}

function toOrder(items: SidebarItem[]) {
  const order = toReadingOrder(items);
  // Of two entries for one page the first counts.
  const entries = order.map(({ path = '' }, index) => [toSamePath(path), index] as const);
  return { order, at: new Map(entries.reverse()) };
}

/** The sidebar flattened to what one reads in order: listed pages, and categories with a page of their own. */
export function toReadingOrder(items: SidebarItem[]): SidebarEntry[] {
  return getEntries(items).flatMap((item) => {
    if (item.unlisted) return [];
    if (item.kind === 'link') return item.page === undefined ? [] : [item];
    return [...(item.path === undefined ? [] : [item]), ...toReadingOrder(item.items)];
  });
}

/** The first thing of a sidebar that leads somewhere and is listed. */
export function findFirstLink(items: SidebarItem[]): { label: string; path: string } | undefined {
  for (const item of getEntries(items)) {
    if (item.unlisted) continue;
    if (item.path !== undefined) return { label: item.label, path: item.path };
    const inner = item.kind === 'category' ? findFirstLink(item.items) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** An entry of a category's index, where it leads, and for a category how many entries its own index would have. */
export interface SidebarCard {
  item: SidebarEntry;
  path: string;
  count?: number;
}

/** The entries that lead somewhere and are listed; a category without a page leads to the first one inside. */
export function getCards(items: SidebarItem[]): SidebarCard[] {
  return getEntries(items).flatMap((item) => {
    const path = findFirstLink([item])?.path;
    if (path === undefined) return [];
    return [{ item, path, ...(item.kind === 'category' && { count: getCards(item.items).length }) }];
  });
}

/** Every category with a generated index page, in order. */
export function getGeneratedCategories(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) =>
    item.kind === 'category' ? [...(item.generated ? [item] : []), ...getGeneratedCategories(item.items)] : [],
  );
}

/** The items without the operator's HTML. */
export function getEntries(items: SidebarItem[]): SidebarEntry[] {
  return items.filter((item) => item.kind !== 'html');
}
