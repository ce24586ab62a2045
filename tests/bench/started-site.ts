import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { getTreeUse, type Build } from './measure-build';

export type Time = Pick<Build, 'seconds' | 'cpu'>;

/** A command that serves the site in its folder. */
export interface Server {
  folder: string;
  command: [string, ...string[]];
  port: number;
}

/** A site whose server starts, and whose spec is edited. */
export interface Served extends Server {
  /** A page of the docs. */
  page: string;
  /** A page with the operations of a spec, and the file with one of their summaries, which is the first match of `pattern`. */
  spec: { page: string; file: string; pattern: RegExp };
}

/** Starts the command of a site, runs an action with a browser and the time since the start, and stops the command. */
export async function withServed<T>(
  browser: Browser,
  { folder, command: [program, ...args], port }: Server,
  action: (page: Page, getTime: () => Time) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage();
  const start = performance.now();
  const env = { ...process.env, PORT: String(port) };
  const server = spawn(program, args, { cwd: folder, stdio: 'ignore', detached: true, env });
  const closed = new Promise((resolve) => server.on('close', resolve));
  const stop = () => {
    // Stops the process group, to include the processes of Next.js.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  try {
    return await action(page, () => ({
      seconds: (performance.now() - start) / 1000,
      cpu: getTreeUse(server.pid ?? 0).cpu,
    }));
  } finally {
    await page.close();
    process.off('exit', stop);
    stop();
    await closed;
  }
}

/** Opens a page as soon as the server responds, and waits for its heading. Docusaurus renders it in the browser. */
export async function openPage(page: Page, { port }: Server, at: string): Promise<void> {
  const open = async () => (await page.goto(`http://localhost:${port}${at}`, { timeout: 120_000 }))?.ok();
  while (!(await open().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 100));
  await page.locator('h1').first().waitFor({ timeout: 120_000 });
}

/** Opens the page of a spec, edits a summary twice, and returns the seconds until the browser shows each edit. */
export async function editSpec(page: Page, served: Served): Promise<number[]> {
  const { page: address, file, pattern } = served.spec;
  await openPage(page, served, address);
  await page.waitForLoadState('networkidle');
  const target = path.join(served.folder, file);
  const text = readFileSync(target, 'utf8');
  const seconds: number[] = [];
  for (const words of ['edited-once', 'edited-twice']) {
    // Checked in every frame; a locator would check twice a second.
    const seen = page.waitForFunction((sought) => document.querySelector('body')?.textContent.includes(sought), words, {
      timeout: 120_000,
    });
    const start = performance.now();
    writeFileSync(target, text.replace(pattern, `$1${words}`));
    await seen;
    seconds.push((performance.now() - start) / 1000);
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  writeFileSync(target, text);
  return seconds;
}
