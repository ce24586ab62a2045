import { fail } from '@/lib/fail';
import { isExternal, isSamePath, toHref } from '@/lib/href';
import type { SidebarItemConfig, Site } from './schema';

/** What a sidebar needs to know of a page. */
export interface PageEntry {
  id: string;
  path: string;
  title: string;
  description: string;
  sidebarLabel?: string;
}

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
  icon: 'page' | 'api' | 'external';
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  title: string;
  description?: string;
  /** Its own page, if it has one. */
  path?: string;
  href?: string;
  generated: boolean;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** What names in a sidebar are resolved against. */
export interface SidebarSources {
  pages: PageEntry[];
  services: { service: string; title: string; description: string }[];
}

/** Resolves every sidebar of the configuration; fails on an unknown page or service, listing those that exist. */
export function buildSidebars(site: Site, sources: SidebarSources): Map<string, SidebarItem[]> {
  return new Map(
    Object.entries(site.sidebars).map(([id, items]) => [id, items.map((item) => buildItem(item, id, sources))]),
  );
}

function buildItem(item: SidebarItemConfig, sidebar: string, sources: SidebarSources): SidebarItem {
  if (typeof item === 'string') return buildPageLink(item, undefined, sidebar, sources);
  switch (item.type) {
    case 'doc':
      return buildPageLink(item.id, item.label, sidebar, sources);
    case 'api':
      return buildApiLink(item.service, item.label, sidebar, sources);
    case 'link':
      return {
        kind: 'link',
        label: item.label,
        path: item.href,
        href: toHref(item.href),
        external: isExternal(item.href),
        description: item.description,
        icon: isExternal(item.href) ? 'external' : 'page',
      };
    case 'category':
      return buildCategory(item, sidebar, sources);
  }
}

function buildPageLink(id: string, label: string | undefined, sidebar: string, { pages }: SidebarSources): SidebarLink {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) {
    return fail(`sidebars.${sidebar}: there is no page "${id}"`, {
      fix: `Pages that exist: ${pages.map((candidate) => candidate.id).sort().join(', ')}`,
    });
  }
  return {
    kind: 'link',
    label: page.sidebarLabel ?? label ?? page.title,
    path: page.path,
    href: toHref(page.path),
    external: false,
    description: page.description,
    page: page.id,
    icon: 'page',
  };
}

function buildApiLink(service: string, label: string | undefined, sidebar: string, { services }: SidebarSources): SidebarLink {
  const found = services.find((candidate) => candidate.service === service);
  if (!found) {
    return fail(`sidebars.${sidebar}: there is no service "${service}"`, {
      fix: `Services that exist: ${services.map((candidate) => candidate.service).join(', ')}`,
    });
  }
  const path = `/api/${service}/`;
  return {
    kind: 'link',
    label: label ?? found.title,
    path,
    href: toHref(path),
    external: false,
    description: found.description,
    icon: 'api',
  };
}

function buildCategory(
  item: Extract<SidebarItemConfig, { type: 'category' }>,
  sidebar: string,
  sources: SidebarSources,
): SidebarCategory {
  const { link, label } = item;
  const generated = link?.type === 'generated-index';
  const path = link && (link.type === 'doc' ? buildPageLink(link.id, label, sidebar, sources).path : (link.slug ?? toCategoryPath(label)));
  return {
    kind: 'category',
    label,
    title: (generated && link.title) || label,
    description: generated ? link.description : undefined,
    path,
    href: path && toHref(path),
    generated,
    collapsible: item.collapsible ?? true,
    collapsed: item.collapsed ?? true,
    items: item.items.map((child) => buildItem(child, sidebar, sources)),
  };
}

function toCategoryPath(label: string): string {
  return `/category/${label.toLowerCase().replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '')}/`;
}

/** Categories from outermost to the one that holds the path, then the item itself; undefined if it is nowhere. */
export function findTrail(items: SidebarItem[], path: string): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.path !== undefined && isSamePath(item.path, path)) return [item];
    const rest = item.kind === 'category' ? findTrail(item.items, path) : undefined;
    if (rest) return [item, ...rest];
  }
  return undefined;
}

/** The sidebar flattened to what one reads in order: pages and categories with a page of their own. */
export function toReadingOrder(items: SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return item.page === undefined ? [] : [item];
    return [...(item.path === undefined ? [] : [item]), ...toReadingOrder(item.items)];
  });
}

/** Every category with a generated index page, in order. */
export function getGeneratedCategories(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) =>
    item.kind === 'category' ? [...(item.generated ? [item] : []), ...getGeneratedCategories(item.items)] : [],
  );
}
