import { expect, test } from './test';
import { loadPublishedRecords } from '@/search/algolia/load-indexed-and-exported-records';
import { readExport } from '@/export/read-exported-pages';

test('every URL of a search record is a page, and an anchor if it has a hash, in the export', async () => {
  const pages = new Map(readExport('out').map((page) => [page.path, page]));
  const records = await loadPublishedRecords('out');
  const urls = new Set(records.flatMap(({ url, places }) => [url, ...places.map((place) => place.url)]));
  const lost = [...urls].filter((url) => {
    const [path = '', anchor] = url.split('#');
    const page = pages.get(path);
    return !page || (anchor !== undefined && !page.ids.has(anchor));
  });
  expect(urls.size).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});
