import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/export/copy-project';
import { expect as expectSoon, test } from 'playwright/test';
import { edits, mistakes, toPageText } from '../../mistakes';

/** With other work on the same processors, an edit takes a few seconds to show. */
const expect = expectSoon.configure({ timeout: 20_000 });

// Inside the project, because Next.js finds packages only there.
const project = path.resolve('.cache/development-test');
const port = 4180;
const origin = `http://localhost:${port}`;

let server: ChildProcess | undefined;
let said = '';

test.afterAll(() => {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

test('"npm run dev" shows each problem of a page on the page and in the terminal, and removes corrected problems', async ({
  page,
}) => {
  test.setTimeout(180_000);
  copyProject(project);
  writeFileSync(path.join(project, 'content/page.md'), toPageText(...mistakes.map(([markdown]) => markdown)));
  server = spawn('node_modules/.bin/tsx', ['src/cli/dev.ts'], {
    cwd: project,
    detached: true,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const open = (href: string) =>
    page.goto(origin + href).then(
      (answer) => answer?.status(),
      () => 0,
    );
  await expect.poll(() => open('/page/'), { timeout: 120_000 }).toBe(200);
  const problems = page.getByRole('alert', { name: 'Problems in the pages' }).getByRole('listitem');
  await expect(problems).toHaveCount(mistakes.length);
  const shown = await problems.allInnerTexts();
  for (const [, pattern] of mistakes) {
    expect(shown).toContainEqual(expect.stringMatching(pattern));
    expect(said).toMatch(new RegExp(pattern.source, 'm'));
  }
  for (const [file, text, problem] of edits) {
    writeFileSync(path.join(project, 'content', file), text);
    await expect(problems).toHaveText(problem ? [problem] : []);
  }
  const [old, renamed] = ['architecture', 'structure'].map((name) =>
    path.join(project, `content/definitions/${name}.md`),
  );
  renameSync(old ?? '', renamed ?? '');
  const missing = /^error src\/site\.config\.ts: sidebars\.documentation: there is no page "definitions\/architecture"/;
  await expect(problems.filter({ hasText: missing })).toHaveCount(1);
  await expect(page.getByText('Fine.')).toBeVisible();
  renameSync(renamed ?? '', old ?? '');
  await expect(problems).toHaveCount(0);
  // After an edit, too, an address that does not exist shows the not-found page, and a new service is shown at once.
  expect(await open('/nowhere/')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  cpSync(path.join(project, 'openapi/livesystems'), path.join(project, 'openapi/copies'), { recursive: true });
  await expect.poll(() => open('/api/copies/')).toBe(200);
  expect(server.exitCode).toBeNull();
});
