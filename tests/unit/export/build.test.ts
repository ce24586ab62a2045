import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stageDone } from '@/export/step-worker-messages';
import { restoreExport } from '@/export/swap-export';
import { readManifest } from '@/hosting/file-hash-manifest';
import { makeFolder } from '../temporary-folder';

let folder: string;
const at = (name: string) => path.join(folder, name);
const body = '<div><a href="/">x</a></div>';

/** Returns the path of a program in tests/stubs/, which replaces Next.js or a command. */
const stub = (name: string) => path.resolve('tests/stubs', name);

/** The stubs of the program that runs a step, and of the steps. The spec worker is an empty file instead. */
const programs = ['step-worker.ts', 'specs.ts', 'content.ts', 'check.ts', 'navbar.ts', 'render.ts'];

/** The folder of the bundled command, which starts ten times as fast. It is in the project so that Node.js finds its packages. */
const bundled = path.resolve(`.cache/build-${process.pid}`);
const command = path.join(bundled, 'build.mjs');

beforeAll(async () => {
  await bundle({
    entryPoints: [stub('build.ts')],
    outdir: bundled,
    outExtension: { '.js': '.mjs' },
    // Modules that are imported dynamically get their own files, which load on demand.
    splitting: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  });
});

afterAll(() => rmSync(bundled, { recursive: true }));

beforeEach(() => {
  folder = makeFolder();
  for (const name of ['.bin', 'next']) mkdirSync(at(`node_modules/${name}`), { recursive: true });
  cpSync('node_modules/next/package.json', at('node_modules/next/package.json'));
  writeFileSync(at('package.json'), '{ "type": "module" }');
  writeFileSync(at('tsconfig.json'), '{}');
  for (const name of ['generated', 'export', 'openapi/source']) mkdirSync(at(`src/${name}`), { recursive: true });
  cpSync(stub('next.mjs'), at('node_modules/.bin/next'));
  chmodSync(at('node_modules/.bin/next'), 0o755);
  for (const name of programs) cpSync(stub(name), at(`src/export/${name}`));
  writeFileSync(at('src/openapi/source/spec-worker.ts'), '');
});

/** Builds in the folder. With `killAfter`, kills the complete process group after this many milliseconds. */
async function build(
  env: Record<string, string> = {},
  { killAfter, args = [] }: { killAfter?: number; args?: string[] } = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PAGE_BODY: body, STAGE_DONE: stageDone, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const timer =
    killAfter === undefined ? undefined : setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), killAfter);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, said };
}

/**
 * Recovers an interrupted export and returns the text of its manifest; undefined if the manifest is missing or does not
 * match the files.
 */
async function findComplete(): Promise<string | undefined> {
  restoreExport(at('out'));
  const text = existsSync(at('out/manifest.json')) ? readFileSync(at('out/manifest.json'), 'utf8') : undefined;
  if (text === undefined) return undefined;
  const manifest = JSON.parse(text) as { build: string };
  return JSON.stringify(readManifest(at('out'), manifest.build)) === JSON.stringify(manifest) ? text : undefined;
}

/** Makes `out/` the complete export of an earlier build, and returns the text of its manifest. */
async function putLast(): Promise<string | undefined> {
  mkdirSync(at('out'));
  writeFileSync(at('out/index.html'), 'The last one.');
  writeFileSync(at('out/manifest.json'), JSON.stringify(readManifest(at('out'), 'last')));
  const last = await findComplete();
  expect(last).toBeDefined();
  return last;
}

it('replaces the last build and prints only its steps', async () => {
  expect(await build()).toEqual({
    code: 0,
    said: expect.stringMatching(/^( {2}(check|pages|export) .*\n){3} {2}insert .*\n {2}finish .*\n {2}links .*\n$/),
  });
  const first = await findComplete();
  expect(readFileSync(at('out/search-index/manifest.json'), 'utf8')).toBe('{}');
  expect((await build({ PAGE_BODY: body.replace('x', 'y') })).code).toBe(0);
  expect(await findComplete()).not.toBe(first);
});

it('fails before the first step if the folder of the export cannot be replaced, such as a mount point', async () => {
  const { code, said } = await build({ OUT: '/proc' });
  expect(code).toBe(1);
  expect(said).toMatch(/^\/(?:proc)?: [^\n]+\n {2}[^\n]+\n {2}Nothing in \/proc\/ was changed\.\n$/);
});

it.each([
  ['Next.js fails', { NEXT_FAILS: '1' }, 'Next.js failed.'],
  ['a page is wrong', { CHECK_FAILS: '1' }, 'error content/intro.md:3:1: the link "/x" points to no page'],
  [
    'a page is wrong and Next.js is still at work',
    { CHECK_FAILS: '1', NEXT_HANGS: '1' },
    'error content/intro.md:3:1: the link "/x" points to no page',
  ],
  ['a link is broken', { PAGE_BODY: body.replace('"/"', '"/nowhere/"') }, '/0/ links to /nowhere/'],
  ['a shell contains what its policy blocks', { NEXT_BLOCKED: '1' }, 'The security policy blocks'],
  ['a setting is wrong', { SITE_URL: 'docs' }, 'SITE_URL'],
])(
  'keeps the last export if %s, and reports the problem without a stack',
  async (_what, env: Record<string, string>, text) => {
    const last = await putLast();
    const { code, said } = await build(env);
    expect([code, said.includes(text), /^ {4}at /m.test(said)]).toEqual([1, true, false]);
    expect(await findComplete()).toBe(last);
  },
);

it.each([
  [
    'the last export cannot be moved',
    'EACCES ^renameSync out out.old$',
    'out: this is not permitted (EACCES rename to out.old)\n  Check who owns it and the folder it is in',
  ],
  [
    'the new export cannot be moved there',
    'EBUSY ^renameSync out.new out$',
    'out.new: it is in use (EBUSY rename to out)\n  End the program that uses it',
  ],
  ['the disk is full at the end', 'ENOSPC ^writeFileSync out.next/manifest.json', 'no space is left on the disk'],
  ['the disk is full for Next.js', 'ENOSPC ^writeFileSync out.next/a-z/', 'no space is left on the disk'],
])('keeps only the last export if %s', async (_what, FAULT, text) => {
  const last = await putLast();
  const { code, said } = await build({ FAULT, NODE_OPTIONS: `--import=${stub('file-system.mjs')}` });
  expect([code, /^ {4}at /m.test(said)]).toEqual([1, false]);
  expect(said).toContain(text);
  expect(said).toMatch(/\n {2}Nothing in out\/ was changed\.\n$/);
  expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual(['out']);
  expect(await findComplete()).toBe(last);
});

it('leaves a complete export whenever it is killed, and the next build succeeds', async () => {
  const start = performance.now();
  await build();
  const [last, duration] = [await findComplete(), performance.now() - start];
  expect(last).toBeDefined();
  const codes: (number | null)[] = [];
  for (const part of [0.3, 0.6, 0.8, 0.9, 0.97]) {
    const { code } = await build({ PAGE_BODY: body.replace('x', String(part)) }, { killAfter: part * duration });
    codes.push(code);
    const now = await findComplete();
    expect(now).toBeDefined();
    if (code === null && part < 0.6) expect(now).toBe(last);
  }
  expect(codes).toContain(null);
  expect((await build({ PAGE_BODY: body.replace('x', 'z') })).code).toBe(0);
  await findComplete();
  expect(readFileSync(at('out/0/index.html'), 'utf8')).toContain('>z<');
});

it('runs Next.js while the content build makes the texts', async () => {
  expect(await build({ CONTENT_WAITS: '20000' })).toEqual({
    code: 0,
    said: expect.stringMatching(/ {2}content .*\n(?:.*\n)* {2}pages /),
  });
  expect(await findComplete()).toBeDefined();
});

it('prints a warning once, although both the content build and the check report it', async () => {
  const { said } = await build({ CONTENT_WAITS: '20000', CONTENT_WARNS: '1' });
  expect(said.match(/warning content\/a\.md/g)).toHaveLength(1);
});

it('fails for a warning if the build is strict', async () => {
  const env = { CONTENT_WAITS: '20000', CONTENT_WARNS: '1' };
  const { code, said } = await build(env, { args: ['--strict'] });
  expect([code, said.match(/warning content\/a\.md/g)]).toEqual([1, ['warning content/a.md']]);
  expect(await findComplete()).toBeUndefined();
});

it('stops Next.js and prints the problem if the content build fails', async () => {
  const last = await putLast();
  const start = performance.now();
  const { code, said } = await build({ CONTENT_WAITS: '20000', CONTENT_FAILS: '1', NEXT_HANGS: '1' });
  expect([code, said.trimEnd().split('\n').at(-1)]).toEqual([1, 'content/intro.md:3: a link is broken']);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(await findComplete()).toBe(last);
});

it('prints the problems of the specs after the content build has ended', async () => {
  const { code, said } = await build({ CONTENT_WAITS: '20000', SPECS_FAIL: '1' });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^ {2}content .*\n {2}check .*\nopenapi\/accounts\/openapi.yaml:3: no title\n$/),
  ]);
});
