import { isExternal, toHref } from '@/lib/href';
import type { Site } from './schema';
import { toReadingOrder, type SidebarItem } from './sidebar';

/** A link of the bar or footer, ready to print. */
export interface NavLink {
  kind: 'link';
  label: string;
  /** Without base path; external URLs as they are. */
  path: string;
  href: string;
  external: boolean;
  button: boolean;
  /** Ids of the sidebars and pages that make it active, beside its own path. */
  activeSidebar?: string;
}

export interface NavDropdown {
  kind: 'dropdown';
  label: string;
  items: NavLink[];
}

export interface NavHtml {
  kind: 'html';
  html: string;
}

export type NavItem = NavLink | NavDropdown | NavHtml;

export interface Navbar {
  left: NavItem[];
  right: NavItem[];
}

/** What names in the bar are resolved against. */
export interface NavSources {
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string }[];
}

type ItemConfig = Site['navbar']['items'][number];

/** Resolves the bar's items into links; an error shows the faulty item. */
export function buildNavbar(site: Site, sources: NavSources): Navbar {
  const build = (item: ItemConfig): NavItem[] => {
    try {
      return buildNavItem(item, sources);
    } catch (cause) {
      throw new Error(`An item of the navbar cannot be shown. Check navbar.items in src/site.config.ts:\n${JSON.stringify(item, null, 2)}`, {
        cause,
      });
    }
  };
  return {
    left: site.navbar.items.filter((item) => item.position !== 'right').flatMap(build),
    right: site.navbar.items.filter((item) => item.position === 'right').flatMap(build),
  };
}

function buildNavItem(item: ItemConfig, sources: NavSources): NavItem[] {
  switch (item.type) {
    case 'dropdown':
      return [
        {
          kind: 'dropdown',
          label: item.label,
          items: item.items.flatMap((child) => buildNavItem(child, sources)).filter((child) => child.kind === 'link'),
        },
      ];
    case 'doc':
      return [buildDocLink(item, sources)];
    case 'docSidebar':
      return [buildSidebarLink(item, sources)];
    case 'html':
      return [{ kind: 'html', html: item.html }];
    case 'search':
      return [];
    default:
      return [buildLink(item, 'style' in item && item.style === 'button')];
  }
}

/** Resolves a plain link of the configuration. */
function buildLink(item: { label?: string; to?: string; href?: string }, button = false): NavLink {
  const path = item.to ?? item.href ?? '/';
  return { kind: 'link', label: item.label ?? path, path, href: toHref(path), external: isExternal(path), button };
}

function buildDocLink(item: { docId: string; label?: string }, { pages }: NavSources): NavLink {
  const page = pages.find((candidate) => candidate.id === item.docId);
  if (!page) {
    throw new Error(`There is no page "${item.docId}". Pages that exist: ${pages.map(({ id }) => id).sort().join(', ')}`);
  }
  return buildLink({ label: item.label ?? page.title, to: page.path });
}

function buildSidebarLink(item: { sidebarId: string; label?: string }, { sidebars }: NavSources): NavLink {
  const sidebar = sidebars.get(item.sidebarId);
  if (!sidebar) {
    throw new Error(`There is no sidebar "${item.sidebarId}". Sidebars that exist: ${[...sidebars.keys()].join(', ')}`);
  }
  const first = toReadingOrder(sidebar)[0];
  if (!first?.path) throw new Error(`The sidebar "${item.sidebarId}" has nothing that can be linked to.`);
  return { ...buildLink({ label: item.label ?? first.label, to: first.path }), activeSidebar: item.sidebarId };
}

/** Columns of links, or one flat row (a single column without title), and what stands below. */
export interface Footer {
  style: 'light' | 'dark';
  columns: { title?: string; links: NavLink[] }[];
  row: NavLink[];
  copyright?: string;
}

/** Resolves the footer's links; undefined without configuration. */
export function buildFooter({ footer }: Site): Footer | undefined {
  if (!footer) return undefined;
  return {
    style: footer.style,
    columns: footer.links.flatMap((entry) =>
      'items' in entry ? [{ title: entry.title ?? undefined, links: entry.items.map((item) => buildLink(item)) }] : [],
    ),
    row: footer.links.flatMap((entry) => ('items' in entry ? [] : [buildLink(entry)])),
    copyright: footer.copyright,
  };
}
