import { toSamePath } from '@/lib/href';
import { distinctBy } from '@/lib/lists';
import { memoBy } from '@/lib/memo';

/** The data of a page for sidebars. */
export interface PageEntry {
  id: string;
  /** `content/definitions/intro.md`. */
  file: string;
  path: string;
  title: string;
  description: string;
  sidebarLabel?: string;
  sidebarPosition?: number;
  cardGroup?: string;
  illustrative?: boolean;
  unlisted?: boolean;
}

/** A page that is not published yet. Sidebars may already name it without an error. */
export type DraftEntry = Pick<PageEntry, 'id' | 'file'>;

export interface SidebarLink {
  kind: 'link';
  label: string;
  /** The path without the base path, or an external URL unchanged. */
  path: string;
  href: string;
  external: boolean;
  description?: string;
  /** The id of a page of this site. Links without it are not in the reading order. */
  page?: string;
  /** The heading above the card of the page. */
  cardGroup?: string;
  /** True if the page uses names that the platform does not document. Cards show it. */
  illustrative?: boolean;
  /** True if the link is shown only on its own page. */
  unlisted?: boolean;
  /** True if the link leads to the API reference of a service, or to an item of it. */
  isApi?: boolean;
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  title: string;
  description?: string;
  /** Alternative names of its generated index, for the search. */
  keywords?: string[];
  /** The path of its own page, if it has one. */
  path?: string;
  href?: string;
  generated: boolean;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
  /** True if it has no page and contains no listed item, so it is shown only on the pages in it. */
  unlisted?: boolean;
}

interface SidebarHtml {
  kind: 'html';
  html: string;
}

/** An item with a label that may link to a page. */
export type SidebarEntry = SidebarLink | SidebarCategory;
export type SidebarItem = SidebarEntry | SidebarHtml;

const getAncestorsByPath = memoBy((items: SidebarItem[]) => addAncestors(items, [], new Map()));

/**
 * Returns the categories that contain the path, outermost first, followed by the item itself, or undefined if the
 * sidebar does not contain the path. The result is cached, because each page of a sidebar calls this function.
 */
export function findAncestors(items: SidebarItem[], path: string): SidebarEntry[] | undefined {
  return getAncestorsByPath(items).get(toSamePath(path));
}

/** Adds the ancestors of all paths to `found`. If two entries link to one page, the first one counts. */
function addAncestors(items: SidebarItem[], above: SidebarEntry[], found: Map<string, SidebarEntry[]>) {
  for (const item of getEntries(items)) {
    const ancestors = [...above, item];
    const path = item.path === undefined ? undefined : toSamePath(item.path);
    if (path !== undefined && !found.has(path)) found.set(path, ancestors);
    if (item.kind === 'category') addAncestors(item.items, ancestors, found);
  }
  return found;
}

const getOrder = memoBy(toOrder);

/**
 * Returns the entries before and after a path in reading order. The order is cached, because each page of a sidebar
 * calls this function.
 */
export function findAround(items: SidebarItem[], path: string): { previous?: SidebarEntry; next?: SidebarEntry } {
  const { order, positions } = getOrder(items);
  const position = positions.get(toSamePath(path));
  return position === undefined ? {} : { previous: order[position - 1], next: order[position + 1] };
}

function toOrder(items: SidebarItem[]) {
  // If two entries link to one page, the first one counts.
  const order = distinctBy(toReadingOrder(items), ({ path = '' }) => toSamePath(path));
  return { order, positions: new Map(order.map(({ path = '' }, index) => [toSamePath(path), index])) };
}

/** Flattens a sidebar to its reading order: listed pages, and categories with their own page. */
export function toReadingOrder(items: SidebarItem[]): SidebarEntry[] {
  return getListedEntries(items).filter((item) => (item.kind === 'link' ? item.page : item.path) !== undefined);
}

/** Returns the first listed entry of a sidebar that has a path. */
export function findFirstLink(items: SidebarItem[]): { label: string; path: string } | undefined {
  const links = getListedEntries(items).flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]));
  return links[0];
}

/** An entry of a category's index with its target. */
export interface SidebarCard {
  item: SidebarEntry;
  path: string;
  /** The number of entries in a category and in the categories in it. */
  count?: number;
  /** The entries of a category that is only a label above them. */
  cards?: SidebarCard[];
  /** The heading of the section of a page. */
  group?: string;
}

/** Returns the listed entries that have a path. A category without a page gets the path of its first entry. */
export function getCards(items: SidebarItem[]): SidebarCard[] {
  return getEntries(items).flatMap((item): SidebarCard[] => {
    const path = findFirstLink([item])?.path;
    if (path === undefined) return [];
    if (item.kind === 'link') return [{ item, path, group: item.cardGroup }];
    const cards = getCards(item.items);
    return [{ item, path, count: countPages(cards), ...(isLabel(item) && { cards }) }];
  });
}

function countPages(cards: SidebarCard[]): number {
  return cards.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** Returns true for a category that is only a label above its entries: it has no page and cannot be closed. */
export function isLabel(item: SidebarEntry): boolean {
  return item.kind === 'category' && item.path === undefined && !item.collapsible;
}

/** Returns all categories with a generated index page, in order. */
export function getGeneratedCategories(items: SidebarItem[]): SidebarCategory[] {
  return getListedEntries(items).flatMap((item) => (item.kind === 'category' && item.generated ? [item] : []));
}

/** Returns the listed entries of all levels, each category before what is in it. An unlisted category contains none. */
export function getListedEntries(items: SidebarItem[]): SidebarEntry[] {
  return getEntries(items).flatMap((item) => {
    if (item.unlisted) return [];
    return item.kind === 'category' ? [item, ...getListedEntries(item.items)] : [item];
  });
}

/** Returns all items except for HTML from the configuration. */
export function getEntries(items: SidebarItem[]): SidebarEntry[] {
  return items.filter((item) => item.kind !== 'html');
}
