import { getPages } from '@/docs/page';
import { buildNavbar, type Navbar } from '@/site/navigation';
import { buildSidebars } from '@/site/build-sidebars';
import {
  findTrail,
  getGeneratedCategories,
  type SidebarCategory,
  type SidebarEntry,
  type SidebarItem,
} from '@/site/sidebar';
import type { Site } from '@/site/schema';
import { getSite } from '@/site/site';
import { getServices, loadSpec } from '@/spec/load';

export interface Navigation {
  navbar: Navbar;
  sidebars: Map<string, SidebarItem[]>;
  categories: { category: SidebarCategory; sidebar: string }[];
}

/** Everything the configuration names, resolved against pages and specs. */
export async function loadNavigation(): Promise<Navigation> {
  const site = getSite();
  const pages = getPages();
  const specs = await Promise.all(getServices().map((service) => loadSpec(service)));
  const services = specs.map(({ service, title, summary, description }) => ({
    service,
    title,
    description: summary ?? description?.source.split('\n\n')[0] ?? '',
  }));
  const sidebars = buildSidebars(site, { pages, services });
  const categories = [...sidebars].flatMap(([sidebar, items]) =>
    getGeneratedCategories(items).map((category) => ({ category, sidebar })),
  );
  return { navbar: buildNavbar(site, { sidebars, pages }), sidebars, categories };
}

/** A sidebar with the way to a page in it. */
export interface SidebarOfPage {
  id: string;
  items: SidebarItem[];
  trail: SidebarEntry[];
  options: Site['docs']['sidebar'];
}

/** The sidebar that holds a page and the way to it; undefined for pages outside every sidebar. */
export function findSidebar(navigation: Navigation, path: string): SidebarOfPage | undefined {
  for (const [id, items] of navigation.sidebars) {
    const trail = findTrail(items, path);
    if (trail) return { id, items, trail, options: getSite().docs.sidebar };
  }
  return undefined;
}
