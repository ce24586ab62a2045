import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Processor } from 'unified';
import { fail } from '@/lib/fail';

// Whatever Contentlayer does not document and we rely on is in this file. For the rest it is used by its documented means:
// document types and computed fields, in `contentlayer.config.ts`.
//
// | Assumption                                          | Gain                                        | Check                        |
// | --------------------------------------------------- | ------------------------------------------- | ---------------------------- |
// | A document is `generated/<type>/<path>.json`        | an edit while writing makes one document    | `checkOutput`, every build   |
// | Its JSON is indented                                | digests are found without parsing           | `checkOutput`                |
// | Its cache is one file of items with a `documentHash`| a fresh checkout or one edit is not all new | `checkOutput`                |
// | gray-matter runs `---js`, unless its engine does not| front matter is never a program             | `check.test.ts`              |
// | It believes PWD rather than where it runs           | copies of the project can be built          | `content-command.test.ts`    |

const generated = '.contentlayer/generated';
const cache = '.contentlayer/.cache';

/** Its name for what is in a file of `content/`, as `contentlayer.config.ts` has it. */
type DocumentType = 'Page' | 'Home';

interface CacheItem {
  document: { page?: { digest?: string }; home?: { digest?: string } };
  /** The time of the file when it was read, in milliseconds. */
  documentHash: string;
}

/** A file of `content/` as it is now: the digest that its document would have, and its time. */
export type Current = ReadonlyMap<string, { digest: string; time: string }>;

/** Where the document of a file of `content/` is. */
export function toOutputFile(type: DocumentType, file: string): string {
  return path.join(generated, type, `${/^\d/.test(file) ? '_' : ''}${file.replaceAll('/', '__')}.json`);
}

/** The documents of one type. */
export function getOutputFiles(type: DocumentType): string[] {
  const folder = path.join(process.cwd(), generated, type);
  if (!existsSync(folder)) return fail('the content has not been built', { fix: 'Run "npm run content" first.' });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== '_index.json')
    .map((name) => path.join(folder, name));
}

/**
 * Takes out of Contentlayer's cache, which believes time stamps, what is not of the same content, and gives the rest the time of the
 * file that is there now. Returns the files whose documents are still in it.
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

/** True where each file has its document, in its own file and in the list of all, and nothing has another. */
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

/** Fails unless Contentlayer has just written its documents and its cache in the form that this file knows. */
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
    fix: 'Correct what src/docs/contentlayer.ts assumes of it.',
  });
}

/** Front matter that begins with `---js` is run as a program by the parser inside Contentlayer: it must not be able to. */
export function disableCodeInFrontMatter(engines: { javascript: { parse: (source: string) => unknown } }): void {
  engines.javascript.parse = () => {
    throw new Error('Front matter is YAML: the first line of a page is exactly ---.');
  };
}

/** Contentlayer's own HTML of a page is not used: our tree is in a computed field. */
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
    // A killed build may leave half of it.
    return undefined;
  }
}

function readDigests(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^ +"digest": "([0-9a-f]{32})"/gm)].map(([, digest = '']) => digest);
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}
