import { cache } from 'react';
import { customItems } from '@/components/layout/custom-items';
import { getDrafts, getPages, type Page } from '@/docs/page';
import { environment } from '@/lib/environment';
import { buildNavbar, type Navbar, type VersionSources } from '@/site/navigation';
import { buildSidebars } from '@/site/build-sidebars';
import { loadFolderMetadata } from '@/site/folder-metadata';
import { loadVersionSidebars } from '@/site/kept-sidebars';
import { getLocale, getLocales, toLocaleBase } from '@/site/locales';
import {
  findTrail,
  getGeneratedCategories,
  type SidebarCategory,
  type SidebarEntry,
  type SidebarItem,
} from '@/site/sidebar';
import type { ServiceEntry } from '@/site/other-services';
import type { Site } from '@/site/schema';
import { getSite } from '@/site/site';
import { getAreas, getContentFolder, type DocsArea, type DocsVersion } from '@/site/versions';
import { getAllServices, getServices, isForeign, loadSpec, toVersionedService } from '@/spec/load';

/** A sidebar, and the version that its pages are of. */
interface PlacedSidebar {
  id: string;
  items: SidebarItem[];
  version?: DocsVersion;
}

export interface Navigation {
  navbar: Navbar;
  /** Of every version; those of the latest first. */
  sidebars: PlacedSidebar[];
  categories: { category: SidebarCategory; sidebar: string; version?: DocsVersion }[];
  areas: { area: DocsArea; versions: (VersionSources & { pages: Page[] })[] }[];
  /** Pages that the configuration names and that do not exist: in a build that is an error. */
  problems: { message: string; fix: string }[];
}

let loaded: Promise<Navigation> | undefined;

const loadOnce = cache(load);

/** Everything the configuration names, resolved against pages and specs; once a build, in development again for each page. */
export function loadNavigation(): Promise<Navigation> {
  if (environment.isDevelopment) return loadOnce();
  return (loaded ??= load());
}

async function load(): Promise<Navigation> {
  const site = getSite();
  const pages = getPages();
  const drafts = getDrafts();
  const specs = new Map(await Promise.all(getAllServices().map(async (id) => [id, await loadSpec(id)] as const)));
  const toService = (service: string, version: string): ServiceEntry => {
    const id = toVersionedService(service, version);
    const { title = service, summary, description } = specs.get(id) ?? {};
    const text = summary ?? description?.source.split('\n\n')[0] ?? '';
    return { service, path: `/api/${id}/`, title, description: text, isForeign: isForeign(service) };
  };
  // Ids name the pages of the version, the pages without one, and the latest pages of other areas.
  const latest = pages.filter(isLatestPage);
  const problems: Navigation['problems'] = [];
  const areas = getAreas(site.docs).map((area) => ({
    area,
    versions: area.versions.map((version) => {
      const own = toOwn(pages, version);
      const sidebars = buildSidebars(
        { sidebars: loadVersionSidebars(site, area, version) },
        {
          pages: toKnown(pages, version),
          drafts: toKnown(drafts, version),
          services: getServices().map((service) => toService(service, version.name)),
          prefix: version.prefix,
          loadFolder: (folder) => loadFolderMetadata(folder, getContentFolder(version)),
          // While somebody renames a page, the others are still shown.
          onMissingPage: environment.isDevelopment ? (problem) => problems.push(problem) : undefined,
        },
      );
      return { version, sidebars, pages: own };
    }),
  }));
  const placed = areas.flatMap(({ versions }) =>
    versions.flatMap(({ version, sidebars }) => [...sidebars].map(([id, items]) => ({ id, items, version }))),
  );
  const sidebars = [...placed].sort((left, right) => Number(right.version.isLatest) - Number(left.version.isLatest));
  const shown = sidebars.filter(({ version }) => version.isLatest);
  const locales = getLocales(site).map((locale) => ({
    code: locale.code,
    label: locale.label,
    base: toLocaleBase(site, locale),
    isCurrent: locale.code === getLocale(site).code,
  }));
  const navbar = buildNavbar(site, {
    sidebars: new Map(shown.map(({ id, items }) => [id, items])),
    pages: latest,
    // Of no version by its name: the latest.
    services: getServices().map((service) => toService(service, '')),
    drafts: drafts.filter(isLatestPage),
    customTypes: Object.keys(customItems),
    areas,
    locales: locales.length > 1 ? locales : undefined,
  });
  const categories = sidebars.flatMap(({ id, items, version }) =>
    getGeneratedCategories(items).map((category) => ({ category, sidebar: id, version })),
  );
  return { navbar, sidebars, categories, areas, problems };
}

function toOwn(pages: Page[], { area, name }: DocsVersion): Page[] {
  return pages.filter(({ docs }) => docs?.area === area && docs.version === name);
}

/** What a version can name: its own pages first. */
function toKnown(pages: Page[], version: DocsVersion): Page[] {
  return [...toOwn(pages, version), ...pages.filter((page) => isLatestPage(page) && page.docs?.area !== version.area)];
}

function isLatestPage({ docs }: Page): boolean {
  return docs === undefined || docs.isLatest;
}

/** A sidebar with the way to a page in it. */
export interface SidebarOfPage {
  id: string;
  items: SidebarItem[];
  trail: SidebarEntry[];
  options: Site['docs']['sidebar'];
}

/** The sidebar that holds a page and the way to it; undefined for pages outside every sidebar. */
export function findSidebar({ sidebars }: Navigation, path: string): SidebarOfPage | undefined {
  for (const { id, items } of sidebars) {
    const trail = findTrail(items, path);
    if (trail) return { id, items, trail, options: getSite().docs.sidebar };
  }
  return undefined;
}
