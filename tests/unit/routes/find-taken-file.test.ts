import { expect, it } from 'vitest';
import { findTakenFile } from '@/routes/find-taken-file';

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
  expect(findTakenFile(address, pages)).toBe(file);
});

it.each(['/guides/robots.txt/', '/1.0/guides/', '/guides/node.js/', '/guides/other.md/', '/größe/'])(
  'the address %s has a place',
  (address) => expect(findTakenFile(address, pages)).toBeUndefined(),
);
