import { toNavLink, type NavLink } from './link';
import type { Site } from './schema';
import type { DropdownItem, NavbarItem } from './schema/navbar';
import { findFirstLink, type SidebarItem } from './sidebar';
import { currentVersion, findMainPath } from './version';

export type { NavLink } from './link';

export interface NavHtml {
  kind: 'html';
  html: string;
}

export interface NavDropdown {
  kind: 'dropdown';
  label: string;
  items: (NavLink | NavHtml)[];
}

/** Where the search stands, if the configuration places it. */
export interface NavSearch {
  kind: 'search';
}

export type NavItem = NavLink | NavDropdown | NavHtml | NavSearch;

export interface Navbar {
  left: NavItem[];
  right: NavItem[];
}

/** What names in the bar are resolved against. */
export interface NavSources {
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string }[];
  locale?: { code: string; label: string };
}

/** Resolves the bar's items into links; an error shows the faulty item. */
export function buildNavbar(site: Site, sources: NavSources): Navbar {
  const build = (item: NavbarItem): NavItem => {
    try {
      return buildItem(item, sources);
    } catch (cause) {
      const text = `An item of the navigation bar cannot be shown. Check navbar.items in src/site.config.ts:\n${JSON.stringify(item, null, 2)}`;
      throw new Error(text, { cause });
    }
  };
  const { items } = site.navbar;
  return {
    left: items.filter(({ position }) => position === 'left').map(build),
    right: items.filter(({ position }) => position !== 'left').map(build),
  };
}

function buildItem(item: NavbarItem, sources: NavSources): NavItem {
  // Without a type it is a dropdown if it has items, else a link.
  if ('items' in item)
    return { kind: 'dropdown', label: item.label, items: item.items.map((child) => buildChild(child, sources)) };
  switch (item.type) {
    case 'search':
      return { kind: 'search' };
    case 'docsVersionDropdown':
      return buildVersionLink({}, sources);
    case 'localeDropdown': {
      const { code, label } = sources.locale ?? { code: 'en', label: 'English' };
      return toNavLink({ label, to: '/', lang: code });
    }
    default:
      return buildChild(item, sources);
  }
}

type Child =
  | DropdownItem
  | Exclude<NavbarItem, { items: unknown } | { type: 'search' | 'docsVersionDropdown' | 'localeDropdown' }>;

function buildChild(item: Child, sources: NavSources): NavLink | NavHtml {
  switch (item.type) {
    case 'doc':
      return buildDocLink(item, sources);
    case 'docSidebar':
      return buildSidebarLink(item, sources);
    case 'docsVersion':
      return buildVersionLink(item, sources);
    case 'html':
      return { kind: 'html', html: item.html };
    case undefined:
    case 'link':
      return toNavLink(item);
    default:
      throw new Error(`There is no item of type "${String((item as { type: unknown }).type)}".`);
  }
}

function buildDocLink({ docId, label }: { docId: string; label?: string }, { pages, sidebars }: NavSources): NavLink {
  const page = pages.find(({ id }) => id === docId);
  if (!page)
    throw new Error(
      toMissing(
        'page',
        docId,
        pages.map(({ id }) => id),
      ),
    );
  const sidebar = [...sidebars].find(([, items]) => hasPage(items, docId));
  return { ...toNavLink({ label: label ?? page.title, to: page.path }), activeSidebar: sidebar?.[0] };
}

function buildSidebarLink(
  { sidebarId, label }: { sidebarId: string; label?: string },
  { sidebars }: NavSources,
): NavLink {
  const sidebar = sidebars.get(sidebarId);
  if (!sidebar) throw new Error(toMissing('sidebar', sidebarId, [...sidebars.keys()]));
  const first = findFirstLink(sidebar);
  if (first === undefined)
    throw new Error(
      `The sidebar "${sidebarId}" has nothing that can be linked to. Give it a page, a link or a category with an index.`,
    );
  return { ...toNavLink({ label: label ?? first.label, to: first.path }), activeSidebar: sidebarId };
}

function buildVersionLink({ label, to }: { label?: string; to?: string }, sources: NavSources): NavLink {
  return toNavLink({ label: label ?? currentVersion.label, to: to ?? findMainPath(sources) });
}

function toMissing(what: string, id: string, known: string[]): string {
  const list = [...known].sort().map((name) => `- ${name}`);
  return `There is no ${what} "${id}" in the version "${currentVersion.name}". Those that exist:\n${list.join('\n')}`;
}

function hasPage(items: SidebarItem[], id: string): boolean {
  return items.some((item) =>
    item.kind === 'link' ? item.page === id : item.kind === 'category' && hasPage(item.items, id),
  );
}
