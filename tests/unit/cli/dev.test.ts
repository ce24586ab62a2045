import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '@/cli/copy-project';

// Inside of the project: the framework takes packages from nowhere else.
const project = path.resolve('.cache/dev-test');
const page = path.join(project, 'content/page.md');
const write = (...body: string[]) =>
  writeFileSync(page, `---\ntitle: T\ndescription: D.\n---\n\n${body.join('\n\n')}\n`);

const mistakes = [
  '![A](./none.png)',
  ':::unknown\nx\n:::',
  '::sdk-parameters{component="Kafak"}',
  '[a](/nowhere) [b](#nothing)',
  '<script>x()</script>',
  '```json schema=accounts.CreateAccountRequest\n{ "nam": "x" }\n```',
  '```ts sdk\nconst a: number = "x";\n```',
];

const told = [
  /^error content\/page\.md:6:1: the picture "\.\/none\.png" does not exist/,
  /^warning content\/page\.md:8:1: ":::unknown" is no part of a page/,
  /^error content\/page\.md:12:1: .*Kafak/,
  /^error content\/page\.md:14:1: the link "\/nowhere" leads to no page/,
  /^warning content\/page\.md:14:15: the link "#nothing" leads to no anchor/,
  /^warning content\/page\.md:16:1: <script> is taken out of the page/,
  /^error content\/page\.md:19:3: unknown field "nam" in accounts\.CreateAccountRequest/,
  /^error content\/page\.md:23:7: Type 'string' is not assignable to type 'number'/,
];

let server: ChildProcess | undefined;
let said = '';

/** What the pages of the docs show as wrong. */
function getShown(): string[] {
  const file = path.join(project, 'src/app/revision.json');
  if (!existsSync(file)) return [];
  const { wrong } = JSON.parse(readFileSync(file, 'utf8')) as {
    wrong?: { content: string[] };
  };
  return wrong?.content ?? [];
}

const wait = { timeout: 100_000, interval: 50 };

beforeAll(() => {
  copyProject(project);
  cpSync('.contentlayer', path.join(project, '.contentlayer'), { recursive: true });
  cpSync('src/generated', path.join(project, 'src/generated'), { recursive: true });
}, 60_000);

afterAll(() => {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

test('development starts with a page full of mistakes, shows each, and forgets those that are mended', async () => {
  write(...mistakes);
  server = spawn('node_modules/.bin/tsx', ['src/cli/dev.ts'], {
    cwd: project,
    detached: true,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(getShown()).toHaveLength(told.length), wait);
  for (const pattern of told) {
    expect(
      getShown().filter((text) => pattern.test(text)),
      String(pattern),
    ).toHaveLength(1);
    expect(said).toMatch(new RegExp(pattern.source, 'm'));
  }
  write('Fine.', '[a](/nowhere)');
  await vi.waitFor(() => expect(getShown()).toEqual([expect.stringMatching(/^error content\/page\.md:8:1/)]), wait);
  writeFileSync(page, 'No front matter.');
  await vi.waitFor(() => expect(getShown().join()).toContain('content/page.md:1: the first line is'), wait);
  write('Fine.');
  await vi.waitFor(() => expect(getShown()).toEqual([]), wait);
  expect(server.exitCode).toBeNull();
}, 200_000);
