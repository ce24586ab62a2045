import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFiles } from '@/lib/files';
import { loadJson, loadText } from '@/lib/load-files-with-react-query';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('loadJson fetches a file once for parallel and later calls', async () => {
  fetched.mockResolvedValueOnce(Response.json({ a: 1 }));
  const both = await Promise.all([loadJson('/once.json'), loadJson('/once.json')]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect([...both, await loadJson('/once.json')]).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('loadText retries once after a failure and does not cache a failure', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 503 }));
  const failed = expect(loadText('/later.md')).rejects.toThrow('/later.md: 503');
  await vi.advanceTimersByTimeAsync(400);
  await failed;
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockResolvedValueOnce(new Response('# Later'));
  expect(await loadText('/later.md')).toBe('# Later');
});

test('loadText tries to fetch while offline and fails instead of waiting', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = expect(loadText('/offline.md')).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(400);
  await failed;
});

test('only lib/load-files-with-react-query.ts creates a client, and only modules that load on demand import it statically', () => {
  const sources = listFiles('src')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated/'))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));
  const find = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(find(/new QueryClient|@tanstack/)).toEqual(['lib/load-files-with-react-query.ts']);
  // These modules are loaded with `import()` themselves.
  expect(find(/^import .*'@\/lib\/load-files-with-react-query'/m)).toEqual([
    'components/layout/load-not-found-content.tsx',
    'components/reference/scripts/large-spec-sidebar.ts',
    'components/reference/scripts/load-foreign-schema.ts',
    'components/reference/scripts/open-page-of-anchor.ts',
    'components/request/request-dialog.tsx',
    'components/search/search-client.ts',
    'components/ui/removed-anchor-notice.ts',
  ]);
});
