import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkFiles } from '@/hosting/smoke/content';

it('checkFiles does not request files that a host reads but does not serve, in any language', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end()).listen(0);
  onTestFinished(() => void server.close());
  const root = `http://localhost:${(server.address() as AddressInfo).port}`;
  const check = (...files: string[]) => {
    const manifest = { build: 'x', files: Object.fromEntries(files.map((file) => [file, 'hash'])) };
    return checkFiles({ root, manifest, pages: [] }, { redirects: [] } as never);
  };
  expect(await check('404.html', 'de/404.html', '_headers', '.nojekyll')).toEqual([]);
  expect(await check('de/index.html')).toEqual([expect.objectContaining({ what: '/de/ returns 404' })]);
});
