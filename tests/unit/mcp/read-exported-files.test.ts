import { expect, it } from 'vitest';
import { openExportFiles } from '@/mcp/read-exported-files';
import { listen } from '../listen';

it('reads the files below a URL, but follows no redirect and leaves neither its path nor its origin', async () => {
  const origin = listen(({ url }, response) => {
    if (url === '/docs/moved.md') response.writeHead(302, { location: 'http://localhost:9/' });
    else if (url === '/docs/broken.md') response.writeHead(500);
    else if (url !== '/docs/a.md') response.writeHead(404);
    response.end('text');
  });
  const read = await openExportFiles(`${origin}/docs`);
  expect(await read('a.md')).toBe('text');
  expect(await read('b.md')).toBeUndefined();
  await expect(read('moved.md')).rejects.toThrow();
  await expect(read('broken.md')).rejects.toThrow('responds with 500');
  await expect(read('../a.md')).rejects.toThrow('is not below');
  await expect(read('http://localhost:9/a.md')).rejects.toThrow('is not below');
});
