import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/export/copy-project';
import { expect as expectSoon, test } from './test';

/** The first check of all pages takes long next to other tests, and the problems of an edit are found after it. */
const expect = expectSoon.configure({ timeout: 90_000 });

// Inside the project, so that the copy uses its packages and caches. The shells are those of the last build.
const project = path.resolve('.cache/development-test');
const port = Number(process.env.E2E_PORT ?? 4174) + 1;
const origin = `http://localhost:${port}`;
const at = (name: string) => path.join(project, name);

// The tests use the same folder and port.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
let printed = '';

test.beforeEach(() => {
  copyProject(project);
  write('content/page.md', 'First');
});

test.afterEach(async () => {
  // A failed test has not ended the command, whose processes would still write.
  await stop();
  rmSync(project, { recursive: true, force: true });
});

/** Starts `npm run dev` in the copy, and waits until it serves the page. */
async function start(...options: string[]): Promise<void> {
  server = spawn('node', ['src/cli/run-typescript.mjs', 'src/cli/dev.ts', ...options], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const open = () =>
    fetch(`${origin}/page/`).then(
      ({ status }) => status,
      () => 0,
    );
  // Next.js compiles next to other tests.
  await expect.poll(open, { timeout: 240_000 }).toBe(200);
}

/** Ends the command, and checks that none of its processes remains. */
async function stop(): Promise<void> {
  const ended = new Promise((resolve) => server.on('exit', resolve));
  server.kill('SIGTERM');
  if (server.exitCode === null && server.signalCode === null) await ended;
  await expect.poll(listProcesses).toEqual([]);
}

/** Front matter of which nothing is to be reported. */
const listed = 'description: Says in a sentence what readers find on this page.\nunlisted: true\n';

function write(file: string, last: string, title = 'A page'): void {
  const text = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
  const details = ':::details[More]\nHidden.\n:::';
  writeFileSync(at(file), `---\ntitle: ${title}\n${listed}slug: /page\n---\n\n${text}\n\n${details}\n\n${last}.\n`);
}

/** Lists the commands and folders of the processes that run in the copy; none on systems without `/proc`. */
function listProcesses(): string[] {
  const ids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const commands = ids.map((id) => {
    try {
      const place = readlinkSync(`/proc/${id}/cwd`);
      return `${readFileSync(`/proc/${id}/cmdline`, 'utf8')} in ${place}`;
    } catch {
      // The process has just ended.
      return '';
    }
  });
  return commands.filter((command) => command.includes(project));
}

test('"npm run dev" shows every edit at once without Next.js, and keeps the scroll position and open disclosures', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await start();
  await page.goto(`${origin}/page/`);
  const article = page.locator('article');
  await article.getByText('More').click();
  await expect(article.getByText('Hidden.')).toBeVisible();
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(0);

  write('content/page.md', 'Second');
  await expect(article).toContainText('Second.');
  await expect(article.getByText('Hidden.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);

  write('content/page.md', '[Third](/nowhere)', 'New title');
  await expect(page).toHaveTitle(/^New title/);
  const problem = /^error content\/page\.md:\d+:1: the link "\/nowhere" points to no page/m;
  const problems = page.getByRole('alert', { name: 'Problems in the pages' }).getByRole('listitem');
  await expect(problems).toHaveText(problem);
  expect(printed).toMatch(problem);
  write('content/page.md', 'Fourth');
  await expect(problems).toHaveCount(0);

  writeFileSync(at('content/added.md'), `---\ntitle: Added\n${listed}slug: /added\n---\n\nText.\n`);
  await expect.poll(() => fetch(`${origin}/added/`).then(({ status }) => status)).toBe(200);

  const spec = at('openapi/accounts/openapi.yaml');
  await page.goto(`${origin}/api/accounts/`);
  writeFileSync(spec, readFileSync(spec, 'utf8').replace(/^( *)summary: .*$/m, '$1summary: Changed at once'));
  await expect(page.getByText('Changed at once').first()).toBeVisible();

  write('content/page.md', 'Version :value[accounts/version] and `accounts.createAccount`');
  await page.goto(`${origin}/page/`);
  await expect(article.getByRole('link', { name: 'accounts.createAccount' })).toBeVisible();
  writeFileSync(spec, readFileSync(spec, 'utf8').replace(/^( *)version: .*$/m, '$1version: v9'));
  await expect(article).toContainText('Version v9 and');
  const paths = at('openapi/accounts/paths/accounts.yaml');
  writeFileSync(paths, readFileSync(paths, 'utf8').replace('createAccount', 'addAccount'));
  const renamed = /^error content\/page\.md:\d+:\d+: "accounts\.createAccount" names nothing in the specification/;
  await expect(problems.filter({ hasText: renamed })).toHaveCount(1);

  expect((await page.goto(`${origin}/nowhere/`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.goto(`${origin}/page?a=b`);
  await expect(page).toHaveURL(`${origin}/page/?a=b`);
  // Next.js would have written this folder.
  expect(existsSync(at('.next'))).toBe(false);

  // A new service is in the navbar, which all pages contain, so Next.js runs.
  cpSync(at('openapi/livesystems'), at('openapi/copies'), { recursive: true });
  await expect.poll(() => fetch(`${origin}/api/copies/`).then(({ status }) => status)).toBe(200);

  await stop();
});

test('"npm run dev -- --code" shows edits of components and pages in the open page, and files made from specs', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await start('--code');
  await page.goto(`${origin}/page/`);
  await expect(page.locator('article')).toContainText('First.');
  await page.evaluate(() => (document.documentElement.dataset.stays = ''));

  const footer = at('src/components/layout/footer.tsx');
  writeFileSync(footer, readFileSync(footer, 'utf8').replace('<footer ', '<footer data-edited '));
  await expect(page.locator('footer[data-edited]')).toBeAttached();
  write('content/page.md', 'Second');
  await expect(page.locator('article')).toContainText('Second.');
  await expect(page.locator('html[data-stays]')).toBeAttached();

  // A file made from a spec, and one of `public/`.
  for (const [file, type] of [
    ['/api/accounts/openapi.yaml', 'application/yaml'],
    ['/favicon.ico', 'image/x-icon'],
  ])
    expect((await fetch(`${origin}${file}`)).headers.get('content-type'), file).toContain(type);
  await stop();
});
