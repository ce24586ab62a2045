import { UserError } from '@/lib/fail';
import { toTrailingSlash } from '@/lib/href';
import { buildCustom, isCustom, type NavCustom } from './custom-item';
import { toNavLink, type NavLink } from './link';
import { findOtherServices, type ServiceEntry } from './other-services';
import type { Site } from './schema';
import type { DropdownItem, NavbarItem } from './schema/navbar';
import { findFirstLink, type DraftEntry, type SidebarItem } from './sidebar';
import { toSpecLink } from './spec-link';
import type { DocsArea, DocsVersion } from './versions';
import { buildLocaleDropdown, buildVersionDropdown, buildVersionLink, toPaths } from './version-items';

export type { NavLink } from './link';

interface NavHtml {
  kind: 'html';
  html: string;
}

export interface NavDropdown {
  kind: 'dropdown';
  label: string;
  /** One label for each version, instead of `label`. A stylesheet shows the label of the page's version. */
  labels?: { key: string; label: string; isLatest: boolean }[];
  /** The label in stacked menus, if it differs. */
  menuLabel?: string;
  icon?: 'languages';
  items: (NavLink | NavHtml | NavCustom)[];
}

/** The position of the search, if the configuration sets it. */
interface NavSearch {
  kind: 'search';
}

export type NavItem = NavLink | NavDropdown | NavHtml | NavCustom | NavSearch;

export interface Navbar {
  left: NavItem[];
  right: NavItem[];
}

/** The data against which names in the navbar are resolved. */
export interface NavSources {
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string; unlisted?: boolean }[];
  /** The latest version of each service. */
  services?: ServiceEntry[];
  /** The custom item types for which the fork has components. */
  customTypes?: string[];
  /** The drafts, which the navbar omits. */
  drafts?: DraftEntry[];
  /** Every language with the base of its URLs; undefined if there is only the default language. */
  locales?: { code: string; label: string; base: string; isCurrent: boolean }[];
  /** Every area with the data for its links in each version. */
  areas?: { area: DocsArea; versions: VersionSources[] }[];
}

/** The data against which names are resolved in one version. */
export interface VersionSources {
  version: DocsVersion;
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string }[];
}

/** Builds the navbar from the configuration. Fails for a faulty item and shows it. */
export function buildNavbar(site: Site, sources: NavSources): Navbar {
  const build = (item: NavbarItem): NavItem[] => {
    try {
      return buildItem(item, sources);
    } catch (cause) {
      const text = `An item of the navigation bar cannot be shown. Check navbar.items in src/site.config.ts:\n${JSON.stringify(item, null, 2)}`;
      throw new UserError(text, { cause });
    }
  };
  const { items } = site.navbar;
  return {
    left: items.filter(({ position }) => position === 'left').flatMap(build),
    right: items.filter(({ position }) => position !== 'left').flatMap(build),
  };
}

/** Builds an item of the navbar. Returns nothing for an unlisted page, a draft, or a dropdown that contains only those. */
function buildItem(item: NavbarItem, sources: NavSources): NavItem[] {
  if (isCustom(item)) return [buildCustom(item, sources.customTypes)];
  // An item without a type is a dropdown if it has items, otherwise a link.
  if ('items' in item) {
    const items = item.items.flatMap((child) => buildEntry(child, item, sources));
    return items.length === 0 ? [] : [{ kind: 'dropdown', label: item.label, items }];
  }
  switch (item.type) {
    case 'search':
      return [{ kind: 'search' }];
    case 'docsVersionDropdown':
      return [buildVersionDropdown(item, sources)];
    case 'localeDropdown':
      return [buildLocaleDropdown(sources)];
    default:
      return buildChild(item, sources);
  }
}

type Child =
  | Exclude<DropdownItem, { type: 'apis' }>
  | Exclude<NavbarItem, { items: unknown } | { type: 'search' | 'docsVersionDropdown' | 'localeDropdown' }>;

/** Builds an entry of a dropdown. An entry of type `apis` becomes one link for each service. */
function buildEntry(
  entry: DropdownItem,
  { items }: { items: DropdownItem[] },
  sources: NavSources,
): NavDropdown['items'] {
  if (isCustom(entry) || entry.type !== 'apis') return buildChild(entry, sources);
  const targets = items.flatMap((item) =>
    'to' in item && typeof item.to === 'string' ? [toTrailingSlash(item.to)] : [],
  );
  const named = items.flatMap((item) => (!isCustom(item) && item.type === 'api' ? [item.service] : []));
  const isNamed = ({ service, path }: ServiceEntry) => named.includes(service) || targets.includes(path);
  const others = findOtherServices(sources.services ?? [], entry, isNamed);
  return others.map(({ title, path }) => toNavLink({ label: title, to: path }));
}

function buildChild(item: Child, sources: NavSources): NavDropdown['items'] {
  if (isCustom(item)) return [buildCustom(item, sources.customTypes)];
  switch (item.type) {
    case 'doc':
      return buildDocLink(item, sources);
    case 'docSidebar':
      return [buildSidebarLink(item, sources)];
    case 'docsVersion':
      return [buildVersionLink(item, sources)];
    case 'api':
    case 'operation':
    case 'schema': {
      const { label, path } = toSpecLink(item, sources.services ?? [], 'navbar.items');
      return [toNavLink({ label, to: path })];
    }
    case 'html':
      return [{ kind: 'html', html: item.html }];
    case undefined:
    case 'link':
      return [toNavLink(item)];
    default:
      throw new Error(`There is no item of type "${String((item as { type: unknown }).type)}".`);
  }
}

function buildDocLink({ docId, label }: { docId: string; label?: string }, sources: NavSources): NavLink[] {
  const { pages, drafts = [], sidebars } = sources;
  const page = pages.find(({ id }) => id === docId);
  if (page?.unlisted || (!page && drafts.some(({ id }) => id === docId))) return [];
  if (!page)
    throw new Error(
      toMissing(
        'page',
        docId,
        pages.map(({ id }) => id),
      ),
    );
  const sidebar = [...sidebars].find(([, items]) => hasPage(items, docId));
  const entry = sources.areas?.find(({ versions }) => versions.some((one) => one.pages.includes(page)));
  return [
    {
      ...toNavLink({ label: label ?? page.title, to: page.path }),
      activeSidebar: sidebar?.[0],
      choice: entry && toPaths(entry, (one) => one.pages.find(({ id }) => id === docId)?.path),
    },
  ];
}

function buildSidebarLink(
  { sidebarId, label }: { sidebarId: string; label?: string },
  { sidebars, areas = [] }: NavSources,
): NavLink {
  const sidebar = sidebars.get(sidebarId);
  if (!sidebar) throw new Error(toMissing('sidebar', sidebarId, [...sidebars.keys()]));
  const first = findFirstLink(sidebar);
  if (first === undefined)
    throw new Error(
      `The sidebar "${sidebarId}" has nothing that can be linked to. Give it a page, a link or a category with an index.`,
    );
  const entry = areas.find(({ versions }) => versions.some((one) => one.sidebars.get(sidebarId) === sidebar));
  return {
    ...toNavLink({ label: label ?? first.label, to: first.path }),
    activeSidebar: sidebarId,
    choice: entry && toPaths(entry, (one) => findFirstLink(one.sidebars.get(sidebarId) ?? [])?.path),
  };
}

function toMissing(what: string, id: string, known: string[]): string {
  const list = [...known].sort().map((name) => `- ${name}`);
  return `There is no ${what} "${id}" in the latest version of the docs. Available:\n${list.join('\n')}`;
}

function hasPage(items: SidebarItem[], id: string): boolean {
  return items.some((item) =>
    item.kind === 'link' ? item.page === id : item.kind === 'category' && hasPage(item.items, id),
  );
}
