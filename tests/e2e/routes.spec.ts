import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as messages from '@/messages';
import { siteConfig } from '@/site.config';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { listFiles } from '@/lib/files';
import { getServices } from '@/openapi/load-services-and-specs';
import { settle } from './changed-page';
import { expect, test } from './test';
import { extraRoutes } from './extra-routes';
import { routes } from './routes';

const folder = path.resolve('out');

test('the export has exactly the routes of the specification and the listed extra routes', () => {
  const exported = listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`.replace(/index\.html$/, ''))
    .filter((route) => route !== '/404.html' && route !== '/404/' && !route.startsWith('/_'));
  const known = [...routes, ...extraRoutes.map((route) => route.path)];
  expect(known.filter((route) => !exported.includes(route))).toEqual([]);
  // A page or a service may be added.
  const added = [
    ...getPages().map(({ path: route }) => route),
    ...getServices().flatMap((service) => [
      `/api/${service}/`,
      `/print/api/${service}/`,
      `/reference/schemas/${service}/`,
    ]),
  ];
  const isAdded = (route: string) =>
    added.includes(route) || added.some((folder) => route.startsWith(folder) && route.startsWith('/reference/'));
  expect(exported.filter((route) => !known.includes(route) && !isAdded(route))).toEqual([]);
});

test('the static HTML of a page is in its HTML file and in none of its payloads', () => {
  const payloads = listFiles(folder).filter((file) => /(^|\/)(index|__next\.[^/]*)\.txt$/.test(file));
  expect(payloads.length).toBeGreaterThan(routes.length);
  const large = payloads.filter((file) => statSync(path.join(folder, file)).size > 20_000);
  expect(large).toEqual([]);
  const pages = ['how-tos/create-prometheus', 'api/environments', 'print/how-tos'];
  for (const page of pages) {
    const html = readFileSync(path.join(folder, page, 'index.html'), 'utf8');
    // The footer and the search dialog.
    expect(html.split('<!--static-->').length).toBe(3);
    expect(html.split(' data-body=').length).toBe(2);
    expect(html).not.toContain('\\u003c!--static--');
    expect(html.split('/*static*/').length).toBe(2);
  }
});

for (const address of ['//api/accounts/', '///api/accounts/?a=b#createAccount'])
  test(`${address} leads to the page, although the router would take its first segment for a host`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${address}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${baseURL}/${address.replace(/^\/+/, '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accounts/);
  });

for (const route of ['/definitions/', '/api/', '/category/', '/how-tos/', '/nowhere/', '/definitions/intro/nowhere/']) {
  test(`${route} returns 404 and the not-found page in the site layout`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Cloud product docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const text of [messages.notFoundText, messages.notFoundContact])
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
  });
}

test('a path without its trailing slash redirects to the page', async ({ page }) => {
  await page.goto('/definitions/intro');
  await expect(page).toHaveURL((url) => url.pathname === '/definitions/intro/');
});

test('the not-found page has a link to each main section, and suggests the nearest page if there is one', async ({
  page,
}) => {
  const suggestions = page.locator('main li a:has(code)');
  await page.goto('/api/accounts/foo/bar/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([messages.notFoundNearest, messages.notFoundStart]);
  await expect(suggestions).toHaveCount(1);
  await expect(suggestions).toHaveAttribute('href', '/api/accounts/');
  const asked = page.waitForResponse('**/routes.json');
  await page.goto('/nowhere/');
  await (await asked).finished();
  await settle(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([messages.notFoundStart]);
  await expect(suggestions).toHaveCount(0);
  const sections = siteConfig.sidebars?.documentation ?? [];
  const labels = sections.flatMap((item) =>
    item === 'support' ? ['Support'] : typeof item === 'object' && 'label' in item ? [item.label ?? ''] : [],
  );
  await expect(page.getByRole('region', { name: messages.notFoundStart }).getByRole('link')).toHaveText(labels);
  // Other pages do not contain the list.
  expect(await (await page.request.get('/support/')).text()).not.toContain('create-azure-service-bus/\\"}');
});
