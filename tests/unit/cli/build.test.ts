import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readManifest } from '@/export/manifest';
import { restoreExport } from '@/export/swap';

let folder: string;
const at = (name: string) => path.join(folder, name);
const page = '<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body><a href="/">x</a></body></html>';

/** In the framework's place: writes an export of some pages, slowly, and may do what makes a build fail. */
const framework = `#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
const out = process.env.EXPORT_DIR;
for (let number = 0; number < 6; number += 1) {
  mkdirSync(\`\${out}/\${number}\`, { recursive: true });
  writeFileSync(\`\${out}/\${number}/index.html\`, process.env.NEXT_PAGE);
  writeFileSync(\`\${out}/index.html\`, process.env.NEXT_PAGE);
  await new Promise((resolve) => setTimeout(resolve, 40));
}
if (process.env.NEXT_FAILS) { console.error('The framework failed.'); process.exit(1); }
`;

/** In the place of what is written beside the framework. */
const beside = `#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync(\`\${process.argv[3]}/search-index\`, { recursive: true });
writeFileSync(\`\${process.argv[3]}/search-index/manifest.json\`, '{}');
`;

/** The command in one file, which starts in a tenth of the time. It lies where its packages are found. */
const command = path.resolve(`.cache/build-${process.pid}.mjs`);

beforeAll(async () => {
  await bundle({
    stdin: {
      contents: `import { buildSite } from '@/cli/build-site';\nimport { runMain } from '@/cli/step';\nawait runMain(() => buildSite({ prepared: true }));`,
      resolveDir: process.cwd(),
    },
    outfile: command,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  });
});

afterAll(() => rmSync(command));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(at('node_modules/.bin'), { recursive: true });
  writeFileSync(at('package.json'), '{ "type": "module" }');
  mkdirSync(at('src/generated'), { recursive: true });
  for (const [name, program] of Object.entries({ next: framework, tsx: beside })) {
    writeFileSync(at(`node_modules/.bin/${name}`), program);
    chmodSync(at(`node_modules/.bin/${name}`), 0o755);
  }
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Builds in the folder; with `killAfter`, everything that runs is killed at once after so many milliseconds. */
async function build(
  env: Record<string, string> = {},
  killAfter?: number,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [command], {
    cwd: folder,
    detached: true,
    env: { ...process.env, NEXT_PAGE: page, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const timer =
    killAfter === undefined ? undefined : setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), killAfter);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, said };
}

/** What an export says of itself, when every file is the one that was built. */
async function findWhole(): Promise<string | undefined> {
  restoreExport(at('out'));
  const text = existsSync(at('out/manifest.json')) ? readFileSync(at('out/manifest.json'), 'utf8') : undefined;
  if (text === undefined) return undefined;
  const manifest = JSON.parse(text) as { build: string };
  return JSON.stringify(readManifest(at('out'), manifest.build)) === JSON.stringify(manifest) ? text : undefined;
}

it('puts a build in the place of the last one, and says nothing of it but its steps', async () => {
  expect(await build()).toEqual({
    code: 0,
    said: expect.stringMatching(/^ {2}export .*\n {2}finish .*\n {2}links .*\n$/),
  });
  const first = await findWhole();
  expect(readFileSync(at('out/search-index/manifest.json'), 'utf8')).toBe('{}');
  expect((await build({ NEXT_PAGE: page.replace('x', 'y') })).code).toBe(0);
  expect(await findWhole()).not.toBe(first);
});

it.each([
  ['the framework fails', { NEXT_FAILS: '1' }, 'The framework failed.'],
  ['a link leads nowhere', { NEXT_PAGE: page.replace('"/"', '"/nowhere/"') }, '/0/ links to /nowhere/'],
  [
    'a page holds what its policy refuses',
    { NEXT_PAGE: page.replace('<a', '<a onclick="x()"') },
    'The security policy refuses',
  ],
  ['a setting is wrong', { SITE_URL: 'docs' }, 'SITE_URL'],
])(
  'leaves the last export as it was when %s, and says so without a stack',
  async (_what, env: Record<string, string>, text) => {
    await build();
    const last = await findWhole();
    const { code, said } = await build(env);
    expect([code, said.includes(text), /^ {4}at /m.test(said)]).toEqual([1, true, false]);
    expect(await findWhole()).toBe(last);
  },
);

it('leaves a whole export whenever it is killed, and builds after that as if nothing had been', async () => {
  const start = performance.now();
  await build();
  const [last, duration] = [await findWhole(), performance.now() - start];
  expect(last).toBeDefined();
  const codes: (number | null)[] = [];
  for (const part of [0.3, 0.6, 0.8, 0.9, 0.97]) {
    const { code } = await build({ NEXT_PAGE: page.replace('x', String(part)) }, part * duration);
    codes.push(code);
    const now = await findWhole();
    expect(now).toBeDefined();
    if (code === null && part < 0.6) expect(now).toBe(last);
  }
  expect(codes).toContain(null);
  expect((await build({ NEXT_PAGE: page.replace('x', 'z') })).code).toBe(0);
  await findWhole();
  expect(readFileSync(at('out/0/index.html'), 'utf8')).toContain('>z<');
});
