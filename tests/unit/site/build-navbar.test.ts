import type { PlacedMistake } from '@/lib/user-errors-and-mistakes';
import { describe, expect, test } from 'vitest';
import { isActiveLink } from '@/components/layout/is-active-navbar-link';
import { buildSidebars } from '@/site/build-sidebars';
import { buildFooter } from '@/site/footer';
import { toNavLink } from '@/site/nav-link';
import type { NavLink } from '@/site/nav-link';
import { buildNavbar } from '@/site/build-navbar';
import { parseSite } from '@/site/parse-site-and-settings-files';
import type { SiteConfig } from '@/site/schema';
import { least } from './config';

type NavbarItem = NonNullable<SiteConfig['navbar']['items']>[number];

const pages = ['guides/start', 'guides/end', 'help'].map((id) => ({
  id,
  file: `content/${id}.md`,
  path: `/${id}/`,
  title: `Title of ${id}`,
  description: 'Words.',
}));

function build(
  items: NonNullable<SiteConfig['navbar']['items']>,
  sidebars: SiteConfig['sidebars'] = { docs: ['guides/start'], empty: [] },
) {
  const site = parseSite({ ...least, navbar: { items }, sidebars });
  return buildNavbar(site, { pages, sidebars: buildSidebars(site, { pages, services: [] }) });
}

function getError(action: () => unknown): { message: string; cause: string } {
  try {
    action();
  } catch (error) {
    const { message, cause } = error as Error;
    return { message, cause: (cause as Error).message };
  }
  return { message: '', cause: '' };
}

describe('navbar items', () => {
  test('are split into left and right ones', () => {
    const { left, right } = build([
      { label: 'A', to: '/a/' },
      { label: 'B', href: 'https://b.example.com', position: 'right' },
    ]);
    expect(left).toMatchObject([{ label: 'A', href: '/a/', external: false }]);
    expect(right).toMatchObject([{ label: 'B', href: 'https://b.example.com', external: true }]);
  });

  test('are on the right if a configuration that was not parsed sets no position', () => {
    const site = parseSite(least);
    const items = [{ label: 'A', to: '/a/' }] as typeof site.navbar.items;
    const { left, right } = buildNavbar({ ...site, navbar: { ...site.navbar, items } }, { pages, sidebars: new Map() });
    expect(left).toEqual([]);
    expect(right).toMatchObject([{ label: 'A' }]);
  });

  test('of every type become content of the navbar', () => {
    const { left } = build([
      { type: 'doc', docId: 'help' },
      { type: 'docSidebar', sidebarId: 'docs' },
      { type: 'docsVersion' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
      { type: 'search' },
      { type: 'html', html: '<b>Beta</b>' },
      {
        label: 'Menu',
        items: [
          { label: 'Home', to: '/' },
          { type: 'doc', docId: 'help', label: 'Help' },
        ],
      },
    ]);
    expect(left).toMatchObject([
      { kind: 'link', label: 'Title of help', path: '/help/' },
      { kind: 'link', label: 'Title of guides/start', path: '/guides/start/', activeSidebar: 'docs' },
      { kind: 'link', label: 'Next', path: '/guides/start/' },
      { kind: 'link', label: 'Next' },
      { kind: 'link', label: 'English', lang: 'en' },
      { kind: 'search' },
      { kind: 'html', html: '<b>Beta</b>' },
      { kind: 'dropdown', items: [{ label: 'Home' }, { label: 'Help', path: '/help/' }] },
    ]);
  });

  test('of type "apis" become links to the services that the menu does not name', () => {
    const services = ['cars', 'new', 'pets', 'zoo'].map((service) => {
      return { service, path: `/api/${service}/`, title: `The ${service}`, description: '' };
    });
    const items = [
      {
        label: 'Menu',
        items: [
          { label: 'Pets', to: '/api/pets' },
          { type: 'apis' as const, except: ['zoo'] },
        ],
      },
    ];
    const site = parseSite({ ...least, navbar: { items } });
    expect(buildNavbar(site, { pages, services, sidebars: new Map() }).left).toMatchObject([
      {
        items: [
          { label: 'Pets', path: '/api/pets' },
          { label: 'The cars', path: '/api/cars/' },
          { label: 'The new', path: '/api/new/' },
        ],
      },
    ]);
  });

  test('link to services, operations, and schemas by name, and "apis" does not repeat these services', () => {
    const namedTargets = {
      find: (kind: string, name: string) => ({ title: `${kind} ${name}`, path: `/api/pets/#${name}` }),
      getNames: () => [],
    };
    const services = ['cars', 'pets'].map((service) => {
      return { service, path: `/api/${service}/`, title: `The ${service}`, description: '', named: namedTargets };
    });
    const named = [
      { type: 'api', service: 'pets' },
      { type: 'operation', operation: 'pets.listPets' },
      { type: 'schema', schema: 'pets.Pet.owner', label: 'Owner' },
    ];
    const site = parseSite({
      ...least,
      navbar: { items: [...named, { label: 'Menu', items: [...named, { type: 'apis' }] }] },
    });
    const links = [
      { label: 'The pets', href: '/api/pets/' },
      { label: 'operation listPets', href: '/api/pets/#listPets' },
      { label: 'Owner', href: '/api/pets/#Pet.owner' },
    ];
    const { left } = buildNavbar(site, { pages, services, sidebars: new Map() });
    expect(left).toMatchObject([...links, { items: [...links, { label: 'The cars' }] }]);
  });

  test('that name an unknown service fail with the item and the nearest name', () => {
    const services = [{ service: 'pets', path: '/api/pets/', title: 'Pets', description: '' }];
    const site = parseSite({ ...least, navbar: { items: [{ type: 'api', service: 'pet' }] } });
    expect(() => buildNavbar(site, { pages, services, sidebars: new Map() })).toThrow(
      'src/site.config.ts: navbar.items[0]: there is no service "pet"\n  Did you mean "pets"? Available services: pets.',
    );
  });

  test('of custom types keep every option, also in a dropdown', () => {
    const status = { type: 'custom-status' as const, label: 'All is well', levels: [1, 2] };
    const items = [status, { label: 'Menu', items: [{ ...status, position: 'right' as const }] }];
    const site = parseSite({ ...least, navbar: { items } });
    const { left } = buildNavbar(site, { pages, sidebars: new Map(), customTypes: ['custom-status'] });
    const custom = { kind: 'custom', type: 'custom-status', options: { label: 'All is well', levels: [1, 2] } };
    expect(left).toMatchObject([custom, { kind: 'dropdown', items: [custom] }]);
  });

  test('of a custom type without a component fail with the item and the file for components', () => {
    expect(() => build([{ type: 'custom-status', value: 3 }])).toThrow(
      'src/site.config.ts: navbar.items[0]: there is no component for items of type "custom-status"\n  Add it to src/components/layout/custom-navbar-items.ts, which has none.',
    );
  });

  test('with wrong names fail with the item, the nearest name, and all names', () => {
    const page: NavbarItem = { type: 'doc', docId: 'nowhere', label: 'X' };
    expect(() => build([page])).toThrow(
      'src/site.config.ts: navbar.items[0]: there is no page "nowhere" in the latest version of the docs\n  Pages: guides/end, guides/start, help.',
    );
    const { message, cause } = getError(() => build([{ label: 'Menu', items: [page] }]));
    expect(message).toMatch(
      /Check navbar\.items in src\/site\.config\.ts:\n\{\n {2}"type": "doc",\n {2}"docId": "nowhere",[^{]*\}$/,
    );
    expect(cause).toContain('there is no page "nowhere"');
    expect(() => build([{ type: 'docSidebar', sidebarId: 'dosc' }])).toThrow(
      'navbar.items[0]: there is no sidebar "dosc" in the latest version of the docs\n  Did you mean "docs"? Sidebars: docs, empty.',
    );
    expect(() => build([{ label: 'Menu', items: [{ type: 'docSidebar', sidebarId: 'empty' }] }])).toThrow(
      'navbar.items[0].items[0]: the sidebar "empty" has nothing that can be linked to\n  Give it a page, a link, or a category with an index.',
    );
  });

  test('with wrong names are omitted if the caller collects mistakes, each with the place of its option', () => {
    const mistakes: PlacedMistake[] = [];
    const items: NavbarItem[] = [
      { type: 'doc', docId: 'nowhere', label: 'X' },
      {
        label: 'Menu',
        items: [
          { label: 'A', to: '/a/' },
          { type: 'docSidebar', sidebarId: 'none' },
        ],
      },
    ];
    const site = parseSite({ ...least, navbar: { items } });
    const { left } = buildNavbar(site, { pages, sidebars: new Map(), mistakes });
    expect(left).toMatchObject([{ kind: 'dropdown', items: [{ label: 'A' }] }]);
    expect(mistakes.map(({ place, message }) => [place.file, Number(place.line) > 1, message])).toEqual([
      ['src/site.config.ts', true, expect.stringMatching(/^navbar\.items\[0\]: there is no page/)],
      ['src/site.config.ts', true, expect.stringMatching(/^navbar\.items\[1\]\.items\[1\]: there is no sidebar/)],
    ]);
  });

  test('of an unknown type fail even if the configuration was not parsed', () => {
    const site = parseSite(least);
    const broken = {
      ...site,
      navbar: { ...site.navbar, items: [{ type: 'custom', position: 'left' }] },
    } as unknown as typeof site;
    expect(() => buildNavbar(broken, { pages, sidebars: new Map() })).toThrow('there is no item of type "custom"');
  });
});

describe('isActiveLink', () => {
  const link = (options: Parameters<typeof toNavLink>[0]): NavLink => toNavLink({ label: 'A', ...options });

  test('returns true on the page of a link and on pages below it, regardless of case and final slash', () => {
    const guides = link({ to: '/guides' });
    expect(isActiveLink(guides, '/guides/')).toBe(true);
    expect(isActiveLink(guides, '/Guides/Start')).toBe(true);
    expect(isActiveLink(guides, '/guides-old/')).toBe(false);
  });

  test('returns true for the root only on the root, and never for another site', () => {
    expect(isActiveLink(link({ to: '/' }), '/guides/')).toBe(false);
    expect(isActiveLink(link({ to: '/' }), '/')).toBe(true);
    expect(isActiveLink(link({ href: 'https://example.com/guides/' }), '/guides/')).toBe(false);
  });

  test('checks activeBaseRegex before activeBasePath, and activeBasePath before the target', () => {
    const byBase = link({ to: '/guides/', activeBasePath: '/api' });
    expect(isActiveLink(byBase, '/api-reference/')).toBe(true);
    expect(isActiveLink(byBase, '/guides/')).toBe(false);
    expect(isActiveLink(link({ to: '/', activeBasePath: '/api', activeBaseRegex: '^/SDK' }), '/sdk/kafka/')).toBe(true);
    expect(isActiveLink(link({ to: '/', activeBasePath: '/api', activeBaseRegex: '^/SDK' }), '/api/')).toBe(false);
  });
});

describe('buildFooter', () => {
  const link = { label: 'A', to: '/a' };

  test('returns columns with optional titles, or one row', () => {
    const columns = buildFooter(
      parseSite({ ...least, footer: { links: [{ title: null, items: [link, { html: '<b>B</b>' }] }] } }),
    );
    expect(columns).toMatchObject({
      style: 'light',
      row: [],
      columns: [{ title: undefined, items: [{ href: '/a/' }, { html: '<b>B</b>' }] }],
    });
    const row = buildFooter(parseSite({ ...least, footer: { style: 'dark', links: [link], copyright: '© 2025' } }));
    expect(row).toMatchObject({ style: 'dark', columns: [], row: [{ label: 'A' }], copyright: '© 2025' });
  });

  test('returns undefined without configuration', () => {
    expect(buildFooter(parseSite(least))).toBeUndefined();
  });
});
