import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Processor } from 'unified';
import { fail } from '@/lib/user-errors-and-mistakes';

// The table lists the undocumented behavior of Contentlayer that the site relies on. The code for it is in this file,
// except for PWD, which `npm run content` sets. Everything else uses document types and computed fields as documented.
//
// | Assumption                                     | Benefit                                       | Check                                                |
// | ---------------------------------------------- | --------------------------------------------- | ---------------------------------------------------- |
// | A document is `generated/<type>/<path>.json`   | an edit in development rebuilds one document  | `checkOutput`                                        |
// | The JSON of a document is indented             | digests are found without parsing             | `checkOutput`                                        |
// | The cache is one file; items have documentHash | after a checkout or an edit, documents remain | `checkOutput`                                        |
// | gray-matter runs `---js` with its own engine   | a replaced engine never runs front matter     | `check-front-matter-includes-and-file-kinds.test.ts` |
// | `Page/_index.mjs` imports every document       | `next dev` shows edited pages                 | `next dev` cannot compile                            |
// | PWD replaces the working directory             | copies of the project can be built            | `content-command.test.ts`                            |

const generated = '.contentlayer/generated';
const cache = '.contentlayer/.cache';

/** The names of the document types in `contentlayer.config.ts`. */
type DocumentType = 'Page' | 'Home';

interface CacheItem {
  document: { page?: { digest?: string }; home?: { digest?: string } };
  /** The modification time of the file when Contentlayer read it, in milliseconds. */
  documentHash: string;
}

/** The current files of `content/` by path: the digest that each document should have, and the modification time. */
export type Current = ReadonlyMap<string, { digest: string; time: string }>;

/** Returns the file in which Contentlayer stores the document of a file of `content/`. */
export function toOutputFile(type: DocumentType, file: string): string {
  return path.join(generated, type, `${/^\d/.test(file) ? '_' : ''}${file.replaceAll('/', '__')}.json`);
}

/** Returns the files with the documents of one type. Fails if the content has not been built. */
export function getOutputFiles(type: DocumentType): string[] {
  const folder = path.join(process.cwd(), generated, type);
  if (!existsSync(folder)) return fail('the content has not been built', { fix: 'Run "npm run content" first.' });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== '_index.json')
    .map((name) => path.join(folder, name));
}

/**
 * Removes outdated documents from Contentlayer's cache and gives the others the current modification times of their
 * files, since Contentlayer compares only times. Returns the files whose documents remain in the cache.
 */
export function correctCache(current: Current, root = '.'): Set<string> {
  const files = findCaches(root);
  const items = readCache(files) ?? {};
  const valid = [...current].flatMap(([file, { digest, time }]) => {
    const item = items[file];
    return item && toDigest(item) === digest ? [[file, { ...item, documentHash: time }] as const] : [];
  });
  if (valid.length === 0) rmSync(path.join(root, cache), { recursive: true, force: true });
  else writeFileSync(files[0] ?? '', JSON.stringify({ cacheItemsMap: Object.fromEntries(valid) }));
  return new Set(valid.map(([file]) => file));
}

/**
 * Returns true if Contentlayer's output contains exactly the current documents, both as separate files and in the
 * `_index.json` files.
 */
export function isGenerated(current: Current, root = '.'): boolean {
  const folder = path.join(root, generated);
  const names = listFiles(folder).filter((name) => name.endsWith('.json'));
  const [lists, documents] = [true, false].map((isList) =>
    names.filter((name) => (path.basename(name) === '_index.json') === isList),
  );
  const wanted = [...current.values()].map(({ digest }) => digest).sort();
  return [lists, documents].every((files = []) => {
    const digests = files.flatMap((name) => readDigests(path.join(folder, name)));
    return digests.sort().join() === wanted.join();
  });
}

/** Fails if Contentlayer has written documents or its cache in a format that this file does not expect. */
export function checkOutput(files: readonly { type: DocumentType; file: string }[], root = '.'): void {
  const items = readCache(findCaches(root));
  for (const { type, file } of files) {
    const output = path.join(root, toOutputFile(type, file));
    if (!existsSync(output)) failForm(`has no ${toOutputFile(type, file)}`, root);
    if (readDigests(output).length !== 1) failForm(`writes ${toOutputFile(type, file)} in an unexpected form`, root);
    const item = items?.[file];
    if (!item || !/^\d+$/.test(item.documentHash) || !toDigest(item))
      failForm(`caches content/${file} in an unexpected form`, root);
  }
}

function failForm(what: string, root: string): never {
  const [version = 'of this version'] = listFiles(path.join(root, cache)).sort();
  return fail(`Contentlayer ${version.replace(/^v/, '')} ${what}`, {
    fix: 'Correct the assumptions in src/content/contentlayer-internals.ts.',
  });
}

/** Prevents gray-matter, the parser inside Contentlayer, from running front matter that begins with `---js`. */
export function disableCodeInFrontMatter(engines: { javascript: { parse: (source: string) => unknown } }): void {
  engines.javascript.parse = () => {
    throw new Error('Front matter is YAML: the first line of a page is exactly ---.');
  };
}

/** Makes Contentlayer produce no HTML, which the site does not use. `page-text-cache.ts` stores the trees of pages. */
export function keepBodyEmpty(builder: Processor): void {
  builder.parser = () => ({ type: 'root', children: [] });
  builder.compiler = () => '';
}

function toDigest({ document }: CacheItem): string | undefined {
  return (document.page ?? document.home)?.digest;
}

function findCaches(root: string): string[] {
  const folder = path.join(root, cache);
  return listFiles(folder)
    .filter((name) => /(^|[/\\])data-[^/\\]*\.json$/.test(name))
    .map((name) => path.join(folder, name));
}

function readCache([file, ...others]: string[]): Record<string, CacheItem> | undefined {
  if (file === undefined || others.length > 0) return undefined;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { cacheItemsMap?: Record<string, CacheItem> }).cacheItemsMap;
  } catch {
    // A killed build may leave an incomplete file.
    return undefined;
  }
}

function readDigests(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^ +"digest": "([0-9a-f]{32})"/gm)].map(([, digest = '']) => digest);
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}
