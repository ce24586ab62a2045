import { expect, it } from 'vitest';
import { getHostFiles } from '@/hosting/host-files';
import { getHostRules } from '@/hosting/host-rules';
import { manifestName } from '@/hosting/file-hash-manifest';
import { listFileGroups } from '@/routes/files';
import { findFileBlockingPath } from '@/routes/find-file-blocking-page-path';
import { listPages } from '@/routes/pages';

const pages = new Set(['/guides/start/', '/definitions/intro/']);

it.each([
  ['/robots.txt/', '/robots.txt'],
  ['/Robots.TXT/', '/Robots.TXT'],
  ['/sitemap.xml/x/', '/sitemap.xml'],
  ['/_next/static/', '/_next'],
  ['/favicon.ico/', '/favicon.ico'],
  ['/guides/start.md/', '/guides/start.md'],
  ['/guides/index.html/', '/guides/index.html'],
  ['/guides/index.txt/a/', '/guides/index.txt'],
  ['/guides/__next._tree.txt/', '/guides/__next._tree.txt'],
])('the address %s needs a folder with the name of the file %s', (address, file) => {
  expect(findFileBlockingPath(address, pages)).toBe(file);
});

it.each(['/guides/robots.txt/', '/1.0/guides/', '/guides/node.js/', '/guides/other.md/', '/größe/'])(
  'the address %s has a place',
  (address) => expect(findFileBlockingPath(address, pages)).toBeUndefined(),
);

it('knows every file that the site writes at its root', async () => {
  const paths = new Set((await listPages()).map(({ path }) => path));
  const lists = await Promise.all((await listFileGroups()).map(({ list }) => list()));
  const written = lists.flat().map(({ path }) => path);
  const ofHosts = Object.keys(getHostFiles(getHostRules({ basePath: '', isIndexed: true, redirects: [] })));
  const root = [...written, ...ofHosts, manifestName].filter((file) => !file.includes('/') || file.startsWith('.'));
  expect(root).toContain('llms.txt');
  expect(root.filter((file) => findFileBlockingPath(`/${file}/`, paths) === undefined)).toEqual([]);
});
