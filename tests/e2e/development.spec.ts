import { spawn, type ChildProcess } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '@/build/copy-project';
import { expect as expectSoon, test } from './test';

/** Beside other tests on the same processors, an edit takes a few seconds to show. */
const expect = expectSoon.configure({ timeout: 20_000 });

// Inside of the project: Next.js takes packages from nowhere else.
const project = path.resolve('.cache/development-test');
const port = 4180;
const origin = `http://localhost:${port}`;

/** Each mistake of a page's text, and what is said about it: the terminal and the page say the same. */
const mistakes: [markdown: string, said: RegExp][] = [
  ['![A](./none.png)', /^error content\/page\.md:7:1: the picture "\.\/none\.png" does not exist/],
  [':::unknown\nx\n:::', /^warning content\/page\.md:9:1: ":::unknown" is not a directive/],
  ['::sdk-parameters{component="Kafak"}', /^error content\/page\.md:13:1: .*Kafak/],
  ['[a](/nowhere)', /^error content\/page\.md:15:1: the link "\/nowhere" leads to no page/],
  ['[b](#nothing)', /^warning content\/page\.md:17:1: the link "#nothing" leads to no anchor/],
  ['[c](<#100%>)', /^warning content\/page\.md:19:1: the link "#100%" leads to no anchor/],
  ['<script>x()</script>', /^warning content\/page\.md:21:1: <script> is taken out of the page/],
  [
    '```json schema=accounts.CreateAccountRequest\n{ "nam": "x" }\n```',
    /^error content\/page\.md:24:3: unknown field "nam" in accounts\.CreateAccountRequest/,
  ],
  [
    '```ts sdk\nconst a: number = "x";\n```',
    /^error content\/page\.md:28:7: Type 'string' is not assignable to type 'number'/,
  ],
  ['```js\nopen', /^warning content\/page\.md:31:1: a code block is not closed/],
];

let server: ChildProcess | undefined;
let said = '';

const file = path.join(project, 'content/page.md');
const picture = path.join(project, 'content/picture.svg');
const other = path.join(project, 'content/other.md');

function toPage(...body: string[]): string {
  return `---\ntitle: Draft\ndescription: D.\nslug: /page\n---\n\n${body.join('\n\n')}\n`;
}

test.afterAll(() => {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

// What it does with a broken spec is in tests/unit/build/development, and in `npm run bench -- development` in a browser.
test('development starts with a page full of mistakes, shows each problem on its page and in the terminal, and forgets what is corrected', async ({
  page,
}) => {
  test.setTimeout(180_000);
  copyProject(project);
  writeFileSync(file, toPage(...mistakes.map(([markdown]) => markdown)));
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
  const problems = page.getByRole('alert', { name: 'Problems of the pages' }).getByRole('listitem');
  await expect(problems).toHaveCount(mistakes.length);
  const shown = await problems.allInnerTexts();
  for (const [, pattern] of mistakes) {
    expect(shown).toContainEqual(expect.stringMatching(pattern));
    expect(said).toMatch(new RegExp(pattern.source, 'm'));
  }
  const fine = toPage('Fine.');
  for (const [changed, text, problem] of [
    [file, fine],
    [other, fine, /^warning content\/page\.md:4:1: the address \/page\/ is taken by content\/other\.md/],
    [other, fine.replace('/page', '/other')],
    [picture, '<svg onload="x()"></svg>', /^warning content\/picture\.svg: onload of the picture is left out/],
    [picture, '<svg></svg>'],
    [file, fine.replace('title: Draft\n', ''), /^error content\/page\.md:1: "title" is missing/],
    [file, fine],
  ] as const) {
    writeFileSync(changed, text);
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
  expect(server.exitCode).toBeNull();
});
