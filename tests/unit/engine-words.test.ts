import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPages } from '@/content/load-pages-with-trees-and-text';
import { listFiles } from '@/lib/files';
import { generatedFiles } from '@/lib/hash-values-and-project-code';
import { getServices } from '@/openapi/load-services-and-specs';
import { getSite } from '@/site/get-site';

/** What a fork replaces. Everything else in `src` must work for any services and pages. */
const own = /^src\/site\.config\.ts$/;

/** Removes comments, in which examples may name services and pages of this site. */
const withoutComments = (code: string) => code.replace(/(?<=^|\s)\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const code = listFiles('src')
  .map((file) => `src/${file}`)
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !generatedFiles.test(file) && !own.test(file));
const pages = getPages().filter(({ id }) => id.includes('/'));

/** Returns the files that contain one of the names, each with the first one. */
function findNames(names: string[], isSearched: (file: string) => boolean = () => true): string[] {
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'i');
  return code.filter(isSearched).flatMap((file) => {
    const [name] = pattern.exec(withoutComments(readFileSync(file, 'utf8'))) ?? [];
    return name === undefined ? [] : [`${file}: ${name}`];
  });
}

it('the code names no service and no page of this site, so that a fork changes only its own files', () => {
  expect(code.length).toBeGreaterThan(500);
  expect(findNames([...getServices(), ...pages.map(({ id }) => id)])).toEqual([]);
});

it('the code names no folder, no area of the search, and no package of this site', () => {
  const { search, samples, title } = getSite();
  const folders = [...new Set(pages.map(({ id }) => id.split('/')[0] ?? ''))];
  // A label of one word may be a word of any documentation.
  const labels = Object.values(search.folders).flatMap(({ label }) => (/\W/.test(label) ? [label] : []));
  const names = [...folders, ...labels, samples.sdk ?? '', title].filter((name) => /\W/.test(name));
  expect(names.length).toBeGreaterThan(6);
  expect(findNames(names)).toEqual([]);
  // Folders of one word may be words of JSON Schema and CommonMark.
  const words = folders.filter((folder) => !/\W/.test(folder));
  expect(words).not.toEqual([]);
  expect(findNames(words, (file) => !/^src\/(?:openapi|payload|markdown)\//.test(file))).toEqual([]);
});
