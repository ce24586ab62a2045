import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkOutput } from '@/content/contentlayer-internals';
import { reuseDocuments, toDigester } from '@/content/reuse-documents';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { forgetMemos } from '@/lib/memo';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

const variables = { product: 'stack' };
const cache = '.contentlayer/.cache/v1/data-X.json';
let root: string;

const write = (name: string, text: string) => writeFile(path.join(root, name), text);

/** Writes the output of a Contentlayer run. */
async function build(files: string[]): Promise<void> {
  const toDigest = toDigester(variables, root);
  const items = await Promise.all(
    files.map(async (file) => {
      const digest = await toDigest(readFileSync(path.join(root, 'content', file), 'utf8'));
      return { document: { _id: file, page: { digest } }, documentHash: '1' };
    }),
  );
  const documents = items.map(({ document }) => document);
  write(cache, JSON.stringify({ cacheItemsMap: Object.fromEntries(items.map((item) => [item.document._id, item])) }));
  write('.contentlayer/generated/Page/_index.json', JSON.stringify(documents, null, 2));
  for (const document of documents)
    write(`.contentlayer/generated/Page/${document._id}.json`, JSON.stringify(document, null, 2));
}

beforeEach(async () => {
  root = makeFolder({
    'content/a.md': 'a',
    'content/b.md': 'b',
    'src/content/page-types.ts': 'one',
    'src/site.config.ts': 'one',
    'package-lock.json': '{}',
  });
  await build(['a.md', 'b.md']);
});

/** Returns the files whose documents are not reused, or `nothing` if Contentlayer need not run. */
async function findChanged(words = variables): Promise<string[] | 'nothing'> {
  forgetMemos();
  const { unchanged, isComplete } = await reuseDocuments(words, root);
  return isComplete ? 'nothing' : ['a.md', 'b.md', 'c.md'].filter((file) => !unchanged.has(file));
}

test('reuseDocuments needs no run of Contentlayer if only timestamps have changed', async () => {
  const past = new Date(2020, 1, 1);
  utimesSync(path.join(root, 'content/a.md'), past, past);
  expect(await findChanged()).toBe('nothing');
});

test('reuseDocuments detects an edit with an unchanged timestamp and drops only that document from the cache', async () => {
  const file = path.join(root, 'content/b.md');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'B');
  utimesSync(file, atime, mtime);
  expect(await findChanged()).toEqual(['b.md', 'c.md']);
  const { cacheItemsMap } = JSON.parse(readFileSync(path.join(root, cache), 'utf8')) as {
    cacheItemsMap: Record<string, { documentHash: string }>;
  };
  const time = statSync(path.join(root, 'content/a.md')).mtime.getTime();
  expect(Object.entries(cacheItemsMap)).toMatchObject([['a.md', { documentHash: String(time) }]]);
});

test.each(['src/content/page-types.ts', 'src/site.config.ts', 'contentlayer.config.ts', 'package-lock.json'])(
  'a change of %s invalidates every document',
  async (name) => {
    write(name, 'two');
    expect(await findChanged()).toEqual(['a.md', 'b.md', 'c.md']);
    expect(() => statSync(path.join(root, cache))).toThrow();
  },
);

test('a changed variable invalidates every document', async () => {
  expect(await findChanged({ product: 'blueprint' })).toEqual(['a.md', 'b.md', 'c.md']);
});

test.each<[string, () => void]>([
  ['a page is new', () => write('content/c.md', 'c')],
  ['a page was deleted', () => rmSync(path.join(root, 'content/b.md'))],
  ['a document was deleted', () => rmSync(path.join(root, '.contentlayer/generated/Page/b.md.json'))],
  ['the list was no longer written', () => write('.contentlayer/generated/Page/_index.json', '[]')],
  ['a build was killed while it wrote', () => write(cache, '{ "cacheItems')],
])('Contentlayer runs if %s', async (_name, change) => {
  change();
  expect(await findChanged()).not.toBe('nothing');
});

const files = ['a.md', 'b.md'].map((file) => ({ type: 'Page' as const, file }));

test('checkOutput accepts the output of Contentlayer', () => {
  expect(() => checkOutput(files, root)).not.toThrow();
});

const document = '.contentlayer/generated/Page/a.md.json';
const inOneLine = (name: string) => JSON.stringify(JSON.parse(readFileSync(path.join(root, name), 'utf8')));

test.each<[string, () => void, string]>([
  ['a document', () => rmSync(path.join(root, document)), `Contentlayer 1 has no ${document}`],
  ['a digest', () => write(document, inOneLine(document)), `Contentlayer 1 writes ${document} in an unexpected form`],
  ['its cache', () => write(cache, '{ "items": {} }'), 'Contentlayer 1 caches content/a.md in an unexpected form'],
  [
    'a time',
    () => write(cache, readFileSync(path.join(root, cache), 'utf8').replaceAll('documentHash', 'hash')),
    'Contentlayer 1 caches content/a.md in an unexpected form',
  ],
  [
    'two caches',
    () => write('.contentlayer/.cache/v1/data-Y.json', '{}'),
    'Contentlayer 1 caches content/a.md in an unexpected form',
  ],
])('checkOutput fails if a version of Contentlayer stores %s differently', (_name, change, message) => {
  change();
  expect(() => checkOutput(files, root)).toThrow(
    new UserError(`${message}\n  Correct the assumptions in src/content/contentlayer-internals.ts.`),
  );
});
