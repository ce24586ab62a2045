import { gzipSync } from 'node:zlib';
import { expect, test } from './test';
import { getOptions } from './search';

const kilobyte = 1024;

test('the search dialog and engine take at most 95 KB gzipped, and the index at most 150 KB', async ({ page }) => {
  const files = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  await page.goto('/definitions/intro/', { waitUntil: 'networkidle' });
  page.on('response', (response) => {
    const add = async () =>
      files.set(new URL(response.url()).pathname, gzipSync(await response.body(), { level: 9 }).length);
    pending.push(add());
  });
  await page.getByRole('button', { name: 'Search' }).click();
  await getOptions(page).first().waitFor();
  await Promise.all(pending);
  const sum = (pattern: RegExp) =>
    [...files].filter(([path]) => pattern.test(path)).reduce((total, [, size]) => total + size, 0);
  const code = sum(/\.(?:js|css)$/);
  const index = sum(/\/search-index\//);
  process.stdout.write(
    `${[...files].map(([path, size]) => `${(size / kilobyte).toFixed(1)} KB  ${path}`).join('\n')}\n`,
  );
  process.stdout.write(
    `dialog and engine ${(code / kilobyte).toFixed(1)} KB, index ${(index / kilobyte).toFixed(1)} KB, gzipped\n`,
  );
  expect([...files.keys()].some((path) => path.includes('worker'))).toBe(true);
  expect(code).toBeLessThanOrEqual(95 * kilobyte);
  expect(index).toBeLessThanOrEqual(150 * kilobyte);
});
