import { readFileSync } from 'node:fs';
import { environment } from '@/lib/environment';
import { expect, test } from './test';
import { ask, getOptions, openSearch } from './search';
import { routes } from './routes';
import { watch } from './watch';

const { basePath, siteUrl } = environment;
const at = (route: string) => `${basePath}${route}`;

// These tests hold for `out/` with any settings. Only these tests run on a build with a base path or with Algolia.

test('every page is served, and its canonical URL is the URL at which it is published', async ({ request }) => {
  for (const route of routes) {
    expect((await request.get(at(route))).status(), route).toBe(200);
    expect(readFileSync(`out${route}index.html`, 'utf8')).toContain(
      `<link rel="canonical" href="${siteUrl}${at(route)}"/>`,
    );
  }
  expect((await request.get(at('/nowhere/'))).status()).toBe(404);
});

test('pages request only URLs below the base path, link to each other, and cause no policy violation or error', async ({
  page,
  baseURL,
}) => {
  const seen = await watch(page);
  await page.goto(at('/definitions/intro/'));
  await page.getByRole('main').getByRole('link', { name: 'Concepts' }).first().click();
  await page.waitForURL(`**${at('/definitions/concepts/')}`);
  await page.goto(at('/api/environments/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect([seen.violations, seen.errors]).toEqual([[], []]);
  const others = seen.requests.filter((request) => !request.split(' ')[1]?.startsWith(`${baseURL}${basePath}/`));
  expect(others).toEqual([]);
});

test('the search finds a page even if Algolia cannot be reached', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await openSearch(page, at('/definitions/intro/'));
  await ask(page, 'kubernetes workload');
  await expect(getOptions(page).first()).toContainText(/Kubernetes workload/i);
});
