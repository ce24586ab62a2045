import { statSync } from 'node:fs';
import path from 'node:path';

/** The files and folders at the root of an export that are no pages. A test compares them with the files that the site writes. */
const taken = new Set([
  '.nojekyll',
  '.well-known',
  '404.html',
  '_headers',
  '_next',
  '_redirects',
  'agents.md',
  'api-index.json',
  'api-index.schema.json',
  'content-assets',
  'index.md',
  'llms.txt',
  'manifest.json',
  'manifest.webmanifest',
  'robots.txt',
  'routes.json',
  'search-index',
  'site.css',
  'sitemap.xml',
  'staticwebapp.config.json',
]);

/** The files of each page, in the folder of its address. */
const ofPages = /^(?:index\.(?:html|txt)|__next\..*)$/i;

/**
 * Finds a file of the export that has the name of a folder that an address needs: `/robots.txt/` needs the folder `robots.txt`.
 * `pages` contains the paths of all pages, each of which also has a file, such as `/definitions/intro.md`.
 */
export function findFileBlockingPath(address: string, pages: { has: (path: string) => boolean }): string | undefined {
  const names = address.split('/').filter((name) => name !== '');
  for (const [index, name] of names.entries()) {
    const file = `/${names.slice(0, index + 1).join('/')}`;
    const stats = statSync(path.join('public', file), { throwIfNoEntry: false });
    const isTaken = index === 0 && taken.has(name.toLowerCase());
    const isMarkdown = name.endsWith('.md') && pages.has(`${file.slice(0, -'.md'.length)}/`);
    if (isTaken || isMarkdown || ofPages.test(name) || stats?.isFile()) return file;
  }
  return undefined;
}
