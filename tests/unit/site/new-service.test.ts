import { expect, test } from 'vitest';
import { siteConfig } from '@/site.config';
import { buildSidebars } from '@/site/build-sidebars';
import { buildNavbar } from '@/site/build-navbar';
import { getNamedServices } from '@/site/find-services-for-menus-and-sidebars';
import { parseSite } from '@/site/parse-site-and-settings-files';
import type { SidebarItemConfig } from '@/site/schema';
import { getGeneratedCategories } from '@/site/sidebar-types-and-traversal';

const site = parseSite(siteConfig);

function getIds(items: SidebarItemConfig[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : item.type === 'category' ? getIds(item.items) : [],
  );
}

test('a new service appears in a menu and a category of this site, and no service appears twice', () => {
  const items = Object.values(site.sidebars).flat();
  const pages = getIds(items).map((id) => ({ id, file: '', path: `/${id}/`, title: id, description: '' }));
  const names = [...getNamedServices(items), 'brand-new'];
  const services = names.map((name) => ({ service: name, path: `/api/${name}/`, title: name, description: '' }));
  const sidebars = buildSidebars(site, { pages, services });
  const { left } = buildNavbar(site, { sidebars, pages, services });
  const menus = left.flatMap((item) => (item.kind === 'dropdown' ? item.items : []));
  const entries = getGeneratedCategories(sidebars.get('documentation') ?? []).flatMap(({ items: inner }) =>
    inner.flatMap((entry) => (entry.kind === 'category' ? entry.items : [entry])),
  );
  const toPaths = (links: { kind: string }[]) =>
    links.flatMap((link) => ('path' in link && typeof link.path === 'string' ? [link.path] : []));
  for (const paths of [toPaths(menus), toPaths(entries)]) {
    expect(paths).toContain('/api/brand-new/');
    expect(new Set(paths).size).toBe(paths.length);
  }
  // Accounts has a route but no entry in the menu.
  expect(toPaths(menus)).not.toContain('/api/accounts/');
});
