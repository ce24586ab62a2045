import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copySources } from '@/export/copy-project';
import { mistakes, steps, toPageText } from '../../mistakes';
import { makeFolder } from '../temporary-folder';

const project = makeFolder();
const at = (name: string) => path.join(project, name);

let watcher: ChildProcess;
/** The problems that the pages show, and the output of the terminal. */
let shown: string[] | undefined;
let said = '';

/** Waits until the pages show exactly one problem for each pattern, in any order. */
async function expectShown(...patterns: RegExp[]): Promise<void> {
  await vi.waitFor(
    () => {
      for (const pattern of patterns) expect(shown).toContainEqual(expect.stringMatching(pattern));
      expect(shown).toHaveLength(patterns.length);
    },
    { timeout: 120_000, interval: 20 },
  );
}

const missing =
  /^error src\/site\.config\.ts:\d+:\d+: sidebars\.documentation: there is no page "definitions\/architecture"/;

beforeAll(() => {
  copySources(project);
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  for (const made of ['src/generated', '.contentlayer/generated', 'public/content-assets'])
    cpSync(made, at(made), { recursive: true });
  writeFileSync(
    at('src/watch.ts'),
    `import { RenderProcess } from '@/development/render-process';
import { watchContent } from '@/development/watch-content';
const renderer = new RenderProcess({ services: {}, content: [] }, { root: '.', env: {} });
const build = (files: string[]) => renderer.build(files);
const show = async (problems: string[]) => void process.send?.(problems);
const watcher = watchContent({ prepared: Promise.resolve(true), build, show });
await watcher.ready;
await show([]);
watcher.check();
process.on('disconnect', () => process.exit());`,
  );
  watcher = fork('src/watch.ts', {
    cwd: project,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  watcher.on('message', (problems: string[]) => (shown = problems));
  watcher.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
});

afterAll(async () => {
  const exited = new Promise((resolve) => watcher.once('exit', resolve));
  // Unlike a signal, this lets the command end its own processes.
  watcher.disconnect();
  await exited;
});

it(
  'watchContent reports each mistake after an edit and removes it when it is corrected',
  { timeout: 300_000 },
  async () => {
    await expectShown();
    writeFileSync(at('content/page.md'), toPageText(...mistakes.map(([markdown]) => markdown)));
    await expectShown(...mistakes.map(([, problem]) => problem));
    for (const [, problem] of mistakes) expect(said).toMatch(new RegExp(problem.source, 'm'));
    for (const { texts, problems } of steps) {
      for (const [file, text] of Object.entries(texts)) writeFileSync(at(`content/${file}`), text);
      await expectShown(...problems);
    }
    const [old, renamed] = [at('content/definitions/architecture.md'), at('content/definitions/structure.md')];
    renameSync(old, renamed);
    await vi.waitFor(() => expect(shown).toContainEqual(expect.stringMatching(missing)), { timeout: 60_000 });
    renameSync(renamed, old);
    await expectShown();
    expect(watcher.exitCode).toBeNull();
  },
);
