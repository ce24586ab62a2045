import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleCommand } from '@/build/command';
import { copySources } from '@/build/copy-project';
import { toDocument } from '../spec/project';

const project = mkdtempSync(path.join(tmpdir(), 'check-content-'));

async function run(name: string, ...args: string[]) {
  const file = await bundleCommand(name, project);
  const { status, stderr } = spawnSync('node', [file, ...args], { cwd: project, encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn')) };
}

/** Runs a command in the project, expects it to fail, and returns its error lines. */
async function runFails(...args: Parameters<typeof run>): Promise<string[]> {
  const { status, lines } = await run(...args);
  expect(status).toBe(1);
  return lines;
}

function writePage(name: string, body: string, slug?: string): void {
  const file = path.join(project, 'content', name);
  mkdirSync(path.dirname(file), { recursive: true });
  const fields = `title: T\ndescription: D.\n${slug === undefined ? '' : `slug: ${slug}\n`}`;
  writeFileSync(file, `---\n${fields}---\n\n${body}\n`);
}

const wrong = [
  '[a](/nowhere) [b](#nothing) [c](/api/accounts/#createAcount) [d](#100%)',
  'A <a href="/gone/">link</a> in HTML.',
  '[e](../definitions/concepts#next-steps) [f](/api/accounts/#createAccount.body.name)',
  '```json schema=accounts.CreateAccountRequest\n{ "nam": "x" }\n```',
].join('\n\n');

beforeAll(() => {
  copySources(project);
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  for (const made of ['src/generated', '.contentlayer', 'public/content-assets'])
    cpSync(made, path.join(project, made), { recursive: true, preserveTimestamps: true });
}, 60_000);

test(
  'the content check reports each problem with place and fix, and counts warnings only if it is strict',
  { timeout: 120_000 },
  async () => {
    writePage('wrong.md', wrong, 'wrong/page');
    writePage('taken.md', 'Text.', '/api/accounts');
    writePage('twice.md', 'Text.', '/definitions/intro');
    writePage('a-z.md', 'Text.');
    writePage('category/introduction.md', 'Text.');
    expect(await run('cli/content')).toEqual({ status: 0, lines: [] });
    const { status, lines } = await run('cli/check-content', '--built');
    expect(lines).toEqual([
      'warning content/a-z.md:1:1: the address /a-z/ is taken by the A–Z index',
      '  Give the page another slug.',
      'warning content/category/introduction.md:1:1: the address /category/introduction/ is taken by the category "Introduction"',
      '  Give the page another slug.',
      'warning content/taken.md:4:1: the address /api/accounts/ is taken by the API reference of accounts',
      '  Give the page another slug.',
      'warning content/twice.md:4:1: the address /definitions/intro/ is taken by content/definitions/intro.md',
      '  Give the page another slug.',
      'error content/wrong.md:7:1: the link "/nowhere" points to no page',
      '  There is no /nowhere/.',
      'warning content/wrong.md:7:15: the link "#nothing" points to no anchor',
      '  /wrong/page/ has no #nothing.',
      'warning content/wrong.md:7:29: the link "/api/accounts/#createAcount" points to no anchor',
      '  /api/accounts/ has no #createAcount. Did you mean #createAccount?',
      'warning content/wrong.md:7:62: the link "#100%" points to no anchor',
      '  /wrong/page/ has no #100%.',
      'error content/wrong.md:9:3: the link "/gone/" points to no page',
      '  There is no /gone/.',
      'error content/wrong.md:11:1: the link "../definitions/concepts#next-steps" points to no page',
      '  There is no /wrong/definitions/concepts/. Did you mean /definitions/concepts/?',
      'error content/wrong.md:14:3: unknown field "nam" in accounts.CreateAccountRequest; did you mean "name"?',
      '  Correct the sample; it is checked against openapi/ and content/sdk/.',
      '4 problems in content/.',
    ]);
    expect(status).toBe(1);
    const strict = await run('cli/check-content', '--built', '--strict');
    expect(strict).toEqual({ status: 1, lines: [...lines.slice(0, -1), '11 problems in content/.'] });
  },
);

test('a misspelled option is an error, so that it does not turn off a check', { timeout: 60_000 }, async () => {
  expect(await runFails('cli/check-content', '--strikt')).toEqual(["Unknown option '--strikt'"]);
});

test('the spec linter rejects unknown options and lists the known formats', { timeout: 60_000 }, async () => {
  expect(await runFails('cli/openapi-lint', '--format', 'constructor')).toEqual([
    'there is no format "constructor"',
    '  Formats: stylish, json, github-actions.',
  ]);
  expect(await runFails('cli/openapi-lint', '--formats', 'json')).toEqual([
    expect.stringMatching(/^Unknown option '--formats'/),
  ]);
});

test('the spec build prints a warning, and fails for it only if the build is strict', { timeout: 60_000 }, async () => {
  rmSync(path.join(project, 'openapi'), { recursive: true });
  mkdirSync(path.join(project, 'openapi/constructor'), { recursive: true });
  writeFileSync(path.join(project, 'redocly.yaml'), 'rules:\n  info-license: warn\n');
  writeFileSync(path.join(project, 'openapi/constructor/openapi.yaml'), toDocument());
  const file = await bundleCommand('cli/openapi', project);
  const build = (env: Record<string, string> = {}) =>
    spawnSync('node', [file], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  const told = build();
  expect(told.stdout).toMatch(/^openapi\/constructor\/openapi\.yaml:2:1: warning info-license /);
  expect([told.status, build({ STRICT: '1' }).status]).toEqual([0, 1]);
});
