import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { exportShells } from '@/export/export-shells-with-next';
import { forgetMemos } from '@/lib/memo';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let root: string;
const at = (name: string) => path.join(root, name);
const env = { BASE_PATH: '', SITE_URL: 'https://x.test' };

const write = (name: string, content: unknown) =>
  writeFile(at(name), typeof content === 'string' ? content : JSON.stringify(content));

const document = '.contentlayer/generated/Page/intro.md.json';
const facts = { slug: 'intro', title: 'Intro', text: '1', bodyLine: 4 };

beforeEach(() => {
  root = makeFolder();
  write('src/app/page.tsx', 'export default 1;');
  write('src/generated/pets.model.json', { operations: [] });
  write('content/guides/_category_.yml', 'label: Guides');
  write('content/intro.md', 'Text');
  write('src/generated/navbar.json', { left: [], right: [] });
  write('package-lock.json', '{}');
  write('tsconfig.json', '{}');
  write(document, { page: facts, body: { raw: 'Text' } });
});

/** Runs the export and returns how often it called Next.js. */
async function run(
  more: Record<string, string> = {},
  { build = 'b1', fails = false, isNamed = true, more: files = [] as string[] } = {},
): Promise<number> {
  rmSync(at('out.next'), { recursive: true, force: true });
  const framework = vi.fn(async (own: Record<string, string>) => {
    const name = isNamed ? own.BUILD_ID : 'another';
    write('out.next/index.html', `<p>${name}</p>`);
    write('out.next/index.txt', `{"b":"${name}"}`);
    for (const file of files) write(`out.next/${file}`, '');
    if (fails) throw new Error('Next.js failed.');
  });
  forgetMemos();
  await exportShells({ root, folder: 'out.next', build, env: { ...env, ...more }, run: framework });
  return framework.mock.calls.length;
}

const readPage = () => readFileSync(at('out.next/index.html'), 'utf8');

it('reuses the export of unchanged sources and inserts the new build id', async () => {
  expect(await run()).toBe(1);
  expect(readPage()).toBe('<p>b1</p>');
  expect(await run({}, { build: 'b2' })).toBe(0);
  expect(readPage()).toBe('<p>b2</p>');
  expect(readFileSync(at('out.next/index.txt'), 'utf8')).toBe('{"b":"b2"}');
});

it('fails if no exported file contains the build id', async () => {
  await expect(run({}, { isNamed: false })).rejects.toThrow(
    /^index\.txt: Next\.js 16\.[\d.]+ does not write the name of the build into its payloads\./,
  );
});

it.each([
  ['a text', () => write('content/intro.md', 'Other text')],
  ['front matter', () => write(document, { page: { ...facts, title: 'Intra' } })],
  ['a new page', () => write('.contentlayer/generated/Page/next.md.json', { page: { ...facts, slug: 'next' } })],
  ['the metadata of a folder', () => write('content/guides/_category_.yml', 'label: Guidos')],
  ['a spec', () => write('src/generated/pets.model.json', { operations: [1] })],
  ['a public file', () => write('public/logo.svg', '<svg/>')],
])('reuses the export after an edit of %s, which it does not contain', async (_what, edit) => {
  await run();
  edit();
  expect(await run()).toBe(0);
});

it.each([
  ['the navbar', () => write('src/generated/navbar.json', { left: [1], right: [] })],
  ['code', () => write('src/app/page.tsx', 'export default 2;')],
  ['the list of packages', () => write('package-lock.json', '[]')],
  ['names of modules', () => write('tsconfig.json', '[]')],
])('exports again after an edit of %s, even if all timestamps are the same', async (_what, edit) => {
  await run();
  const times = new Map(listFiles().map((file) => [file, statSync(file).mtime]));
  edit();
  for (const [file, time] of times) utimesSync(file, time, time);
  expect(await run()).toBe(1);
});

it('leaves out public files and what no browser requests', async () => {
  write('public/logo.svg', '<svg/>');
  await run({}, { more: ['logo.svg', '404/index.html', '_next/static/x/_buildManifest.js'] });
  expect(listFiles().filter((file) => file.includes('out.next'))).toEqual([
    at('out.next/index.html'),
    at('out.next/index.txt'),
  ]);
});

it('exports again if variables change', async () => {
  await run();
  expect(await run({ BASE_PATH: '/docs' })).toBe(1);
  expect(await run({ NEXT_PUBLIC_ALGOLIA_INDEX: 'docs' })).toBe(1);
});

it('reuses the export with another origin, which only the head names', async () => {
  await run();
  expect(await run({ SITE_URL: 'https://y.test' })).toBe(0);
});

it('caches nothing if the export fails', async () => {
  await expect(run({}, { fails: true })).rejects.toThrow('Next.js failed.');
  expect(await run()).toBe(1);
});

it('removes a cached export that has not been used for a week', async () => {
  await run();
  const [kept = ''] = readdirSync(at('node_modules/.cache/next-export'));
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  utimesSync(at(`node_modules/.cache/next-export/${kept}`), old, old);
  await run({ BASE_PATH: '/docs' });
  expect(readdirSync(at('node_modules/.cache/next-export'))).not.toContain(kept);
});

function listFiles(): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
