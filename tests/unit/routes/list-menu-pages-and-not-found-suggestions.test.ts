import { expect, it } from 'vitest';
import { loadRouteIndex, toVersions } from '@/routes/list-menu-pages-and-not-found-suggestions';
import type { Navigation } from '@/routes/navigation';

const toItem = (path: string) => ({ kind: 'link', label: path, path, page: path });

it('toVersions lists the pages and sections of each version with a prefix, those of areas with a folder first', () => {
  const toArea = (id: string, folder: string) => {
    const versions = ['', '/1.0'].map((prefix) => ({ area: id, name: prefix.slice(1) || 'current', prefix }));
    return { area: { id, folder }, versions: versions.map((version) => ({ version })) };
  };
  const areas = [toArea('default', ''), toArea('sdk', '2-sdk')];
  const sidebars = areas.flatMap(({ area, versions }) =>
    versions.map(({ version }) => ({ id: area.id, items: [toItem(`${version.prefix}/${area.id}/`)], version })),
  );
  const found = toVersions(areas as unknown as Navigation['areas'], sidebars as unknown as Navigation['sidebars']);
  const toRoutes = (path: string) => [{ label: path, path }];
  expect(found).toEqual([
    { base: '/1.0/sdk/', key: 'sdk/1.0', scope: '1.0', routes: toRoutes('/1.0/sdk/'), sections: toRoutes('/1.0/sdk/') },
    {
      base: '/1.0/',
      key: 'default/1.0',
      scope: '1.0',
      routes: toRoutes('/1.0/default/'),
      sections: toRoutes('/1.0/default/'),
    },
  ]);
});

it('loadRouteIndex lists each path once, with its labels in sidebars, menus, and specs', async () => {
  const { routes } = await loadRouteIndex();
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  for (const { label, otherLabels = [] } of routes) expect(otherLabels).not.toContain(label);
});
