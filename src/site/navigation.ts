import { UserError } from '@/lib/fail';
import { toHref, toTrailingSlash } from '@/lib/href';
import * as messages from '@/messages';
import { buildCustom, isCustom, type NavCustom } from './custom-item';
import { toNavLink, type NavLink } from './link';
import { findOtherServices, type ServiceEntry } from './other-services';
import type { Site } from './schema';
import type { DropdownItem, NavbarItem } from './schema/navbar';
import { findFirstLink, type DraftEntry, type SidebarItem } from './sidebar';
import {
  currentVersion,
  findMainPath,
  getArea,
  getVersion,
  toVersionKey,
  type DocsArea,
  type DocsVersion,
} from './versions';

export type { NavLink } from './link';

export interface NavHtml {
  kind: 'html';
  html: string;
}

export interface NavDropdown {
  kind: 'dropdown';
  label: string;
  /** In place of the label one for each version: a stylesheet shows the one of the page. */
  labels?: { key: string; label: string; isLatest: boolean }[];
  /** Where the menus are one below the other, if another one. */
  menuLabel?: string;
  icon?: 'languages';
  items: (NavLink | NavHtml | NavCustom)[];
}

/** Where the search stands, if the configuration places it. */
export interface NavSearch {
  kind: 'search';
}

export type NavItem = NavLink | NavDropdown | NavHtml | NavCustom | NavSearch;

export interface Navbar {
  left: NavItem[];
  right: NavItem[];
}

/** What names in the bar are resolved against. */
export interface NavSources {
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string; unlisted?: boolean }[];
  /** Each in its latest version. */
  services?: ServiceEntry[];
  /** Types of items for which the fork has components. */
  customTypes?: string[];
  /** What is left out wherever it is named. */
  drafts?: DraftEntry[];
  /** Every language, with what its addresses begin with; none where there is only the default one. */
  locales?: { code: string; label: string; base: string; isCurrent: boolean }[];
  /** Every area with what its links resolve to in each version. */
  areas?: { area: DocsArea; versions: VersionSources[] }[];
}

/** What names are resolved against in one version. */
export interface VersionSources {
  version: DocsVersion;
  sidebars: Map<string, SidebarItem[]>;
  pages: { id: string; path: string; title: string }[];
}

/** Resolves the bar's items into links; an error shows the faulty item. */
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

/** An item as the bar shows it; nothing for a page that is not listed or not published, nor for a dropdown of nothing else. */
function buildItem(item: NavbarItem, sources: NavSources): NavItem[] {
  if (isCustom(item)) return [buildCustom(item, sources.customTypes)];
  // Without a type it is a dropdown if it has items, else a link.
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

/** An entry of a dropdown; that of type `apis` stands for many. */
function buildEntry(
  entry: DropdownItem,
  { items }: { items: DropdownItem[] },
  sources: NavSources,
): NavDropdown['items'] {
  if (isCustom(entry) || entry.type !== 'apis') return buildChild(entry, sources);
  const targets = items.flatMap((item) =>
    'to' in item && typeof item.to === 'string' ? [toTrailingSlash(item.to)] : [],
  );
  const others = findOtherServices(sources.services ?? [], entry, ({ path }) => targets.includes(path));
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

function buildVersionLink(
  { label, to, area: id }: { label?: string; to?: string; area?: string },
  sources: NavSources,
): NavLink {
  const entry = findAreaSources(sources, id);
  if (!entry)
    return toNavLink({
      label: label ?? 'Next',
      to: to ?? findMainPath({ sidebars: sources.sidebars.values(), pages: sources.pages }),
    });
  const { latest } = entry.area;
  const link = toNavLink({ label: label ?? latest.label, to: to ?? getMainPath(entry, latest.name) });
  return to === undefined ? { ...link, choice: toPaths(entry, ({ name }) => getMainPath(entry, name)) } : link;
}

/** Every version by its main page; the script finds the page's own counterpart. One version alone is a plain link. */
function buildVersionDropdown(
  { area: id, versions: names }: { area?: string; versions?: string[] },
  sources: NavSources,
): NavItem {
  const entry = findAreaSources(sources, id);
  if (!entry) return buildVersionLink({}, sources);
  const versions = names?.map((name) => getVersion(entry.area, name)) ?? entry.area.versions;
  const links = versions.map((version): NavLink => ({
    ...toNavLink({ label: version.label, to: getMainPath(entry, version.name) }),
    choice: { 'data-version-entry': toVersionKey(version) },
  }));
  const [only] = links;
  if (links.length === 1 && only) return only;
  return {
    kind: 'dropdown',
    label: entry.area.latest.label,
    labels: entry.area.versions.map((version) => ({
      key: toVersionKey(version),
      label: version.label,
      isLatest: version.isLatest,
    })),
    menuLabel: messages.versions,
    items: links,
  };
}

/** Every language by its home page; the script keeps the reader's place. One alone is a plain link. */
function buildLocaleDropdown({ locales = [] }: NavSources): NavItem {
  const current = locales.find(({ isCurrent }) => isCurrent);
  if (!current) return toNavLink({ label: 'English', to: '/', lang: 'en' });
  const items = locales.map(({ code, label, base, isCurrent }): NavLink => ({
    ...toNavLink({ label, href: `${base}/`, lang: code }),
    // The link is finished: it leaves the base path of this language, and is followed by a full load.
    href: `${base}/`,
    external: false,
    choice: { 'data-locale-base': base, target: '_self', ...(isCurrent ? { 'data-current': '' } : {}) },
  }));
  return { kind: 'dropdown', label: current.label, menuLabel: messages.languages, icon: 'languages', items };
}

function findAreaSources({ areas = [] }: NavSources, id?: string) {
  if (areas.length === 0) return undefined;
  const area = getArea(
    areas.map((entry) => entry.area),
    id,
  );
  return areas.find((entry) => entry.area === area);
}

type AreaSources = NonNullable<NavSources['areas']>[number];

function getMainPath({ versions }: AreaSources, name: string): string | undefined {
  const found = versions.find(({ version }) => version.name === name);
  if (!found) return undefined;
  const { version, sidebars, pages } = found;
  return findMainPath({ mainDocId: version.mainDocId, sidebars: sidebars.values(), pages });
}

/** Where a link leads in each version of an area: the page's own, else the one that the reader prefers, else the latest. */
function toPaths(
  { area, versions }: AreaSources,
  find: (sources: VersionSources & { name: string }) => string | undefined,
): NavLink['choice'] {
  // A single version leaves nothing to choose.
  if (versions.length === 1) return undefined;
  const entries = versions.flatMap((sources): [string, string][] => {
    const path = find({ ...sources, name: sources.version.name });
    return path === undefined ? [] : [[sources.version.name, toHref(path)]];
  });
  return { 'data-version-area': area.id, 'data-version-paths': JSON.stringify(Object.fromEntries(entries)) };
}

function toMissing(what: string, id: string, known: string[]): string {
  const list = [...known].sort().map((name) => `- ${name}`);
  return `There is no ${what} "${id}" in the version "${currentVersion}". Those that exist:\n${list.join('\n')}`;
}

function hasPage(items: SidebarItem[], id: string): boolean {
  return items.some((item) =>
    item.kind === 'link' ? item.page === id : item.kind === 'category' && hasPage(item.items, id),
  );
}
