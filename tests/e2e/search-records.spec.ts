import { expect, test } from 'playwright/test';
import { loadExport } from '@/cli/links';
import { readdirSync, readFileSync } from 'node:fs';
import { toEngine } from '@/search/index-file';

test('whatever can be found stands in the export, at its anchor', async () => {
  const pages = new Map((await loadExport('out')).map((page) => [page.path, page]));
  const files = readdirSync('out/search-index').filter((file) => file !== 'manifest.json');
  const records = files.flatMap((file) => toEngine(readFileSync(`out/search-index/${file}`, 'utf8')).records);
  const urls = new Set(records.flatMap(({ url, places }) => [url, ...places.map((place) => place.url)]));
  const lost = [...urls].filter((url) => {
    const [path = '', anchor] = url.split('#');
    const page = pages.get(path);
    return !page || (anchor !== undefined && !page.ids.has(anchor));
  });
  expect(urls.size).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});
