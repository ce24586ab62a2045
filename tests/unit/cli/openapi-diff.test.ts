import { execFile } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundlePrograms } from '@/lib/bundle-node-programs';
import { changeFormats } from '@/openapi/changes/write-change-reports';
import { makeProject, toDocument, type Project } from '../openapi/project';
import { git, makeRepository } from '../openapi/repository';

const pets = toDocument("paths: { /pets: { get: { responses: { '200': { description: Yes. } } } } }\n");
const parameter = '{ name: limit, in: query, schema: { default: 1 } }';
const safe = pets.replace('get: {', 'get: { parameters: [{ name: limit, in: query, schema: {} }],');
const risky = pets.replace('get: {', `get: { parameters: [${parameter}],`);
const none = toDocument('paths: {}\n');
const removed = 'GET /pets was removed.';
const known = "- { service: pets, rule: operation-removed, location: '#/paths', reason: Nobody used it. }\n";

let command: string;

beforeAll(async () => {
  const programs = await bundlePrograms('.', ['src/cli/openapi-diff.ts', 'src/openapi/source/spec-worker.ts']);
  command = path.resolve(programs, 'openapi-diff.mjs');
});

/** Runs the command in a project. Returns its output, its errors, and its exit code. */
function run({ root }: Project, ...args: string[]): Promise<{ output: string; errors: string; code: unknown }> {
  return new Promise((resolve) => {
    execFile('node', [command, ...args], { cwd: root }, (error, output, errors) =>
      resolve({ output, errors, code: error?.code ?? 0 }),
    );
  });
}

describe('what npm run openapi:diff compares', () => {
  it('compares the last tag with the files as they are now', async () => {
    const project = await makeRepository([none, 'v1'], [pets, 'v2']);
    expect(await run(project)).toEqual({ output: 'No changes.\n', errors: '', code: 0 });
    await project.write('openapi/pets/openapi.yaml', none);
    expect(await run(project)).toMatchObject({ output: expect.stringContaining(removed), errors: '', code: 1 });
  });

  it('compares main with the files as they are now if there is no tag', async () => {
    const project = await makeRepository([pets]);
    await project.write('openapi/pets/openapi.yaml', none);
    expect(await run(project)).toMatchObject({ output: expect.stringContaining(removed), errors: '', code: 1 });
  });

  it('compares two revisions, whatever the files are now', async () => {
    const project = await makeRepository([pets, 'v1'], [safe, 'v2']);
    await project.write('openapi/pets/openapi.yaml', 'openapi: [');
    const { output, code } = await run(project, 'v1', 'v2');
    expect(output).toMatch(/^pets\n {2}safe {2}parameter-added {2}openapi\/pets\/openapi\.yaml:\d+:\d+ \(old: /);
    expect(code).toBe(0);
  });

  it('fails without a repository, and names a command that works', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': pets });
    expect(await run(project)).toEqual({
      output: '',
      errors:
        'there is neither a tag nor the branch main to compare with\n  Name the old specs, for example: npm run openapi:diff -- HEAD~1\n',
      code: 1,
    });
  });
});

describe('the exit code of npm run openapi:diff', () => {
  it('follows from the worst change and --fail-on, by default breaking, in all formats', async () => {
    // A new default is risky, and a new optional parameter is safe, whatever its default is.
    const project = await makeProject({ 'old.yaml': pets, 'none.yaml': none, 'risky.yaml': risky, 'safe.yaml': safe });
    const expected: [code: number, format: string, start: string, ...args: string[]][] = [
      [
        1,
        'stylish',
        `none\n  breaking  operation-removed  none.yaml:5:1 (old: old.yaml:5:19)\n    ${removed}`,
        'old.yaml',
        'none.yaml',
      ],
      [0, 'json', '[\n  {\n    "rule": "operation-removed",', 'old.yaml', 'none.yaml', '--fail-on', 'none'],
      [0, 'stylish', 'risky\n  risky  default-changed  risky.yaml:5:75 (old: safe.yaml:5:', 'safe.yaml', 'risky.yaml'],
      [1, 'markdown', '## Risky changes\n\n- **risky**: ', 'safe.yaml', 'risky.yaml', '--fail-on', 'risky'],
      [0, 'github-actions', '::notice file=safe.yaml,', 'old.yaml', 'safe.yaml', '--fail-on', 'risky'],
    ];
    const results = await Promise.all(
      expected.map(([, format, , ...args]) => run(project, ...args, '--format', format)),
    );
    expect(results.map(({ errors }) => errors).join('')).toBe('');
    expect(results.map(({ output, code }, index) => [code, output.slice(0, expected[index]?.[2].length)])).toEqual(
      expected.map(([code, , start]) => [code, start]),
    );
    expect([...new Set(expected.map(([, format]) => format))]).toEqual([...changeFormats.keys()]);
  });

  it('is 0 for an accepted change, whose reason is printed', async () => {
    const files = { 'old/pets.yaml': pets, 'openapi/pets/openapi.yaml': none, 'openapi/known-changes.yaml': known };
    const { output, errors, code } = await run(await makeProject(files), 'old');
    expect(output).toContain('  known breaking  operation-removed  openapi/pets/openapi.yaml:5:1 (old: ');
    expect(output).toContain('    known: Nobody used it.\n\n1 change: 1 breaking; 1 known\n');
    expect({ errors, code }).toEqual({ errors: '', code: 0 });
  });

  it('is 0 for an entry that accepts nothing anymore, which is reported', async () => {
    const other = known.replace('service: pets', 'service: toys');
    const files = { 'old/pets.yaml': pets, 'openapi/pets/openapi.yaml': pets };
    const project = await makeProject({ ...files, 'openapi/known-changes.yaml': known + other });
    const toLine = (service: string) =>
      `openapi/known-changes.yaml warning stale-entry ${service} no longer has operation-removed at #/paths\n`;
    const result = { output: 'No changes.\n', errors: toLine('pets') + toLine('toys'), code: 0 };
    expect(await run(project, 'old')).toEqual(result);
  });
});

describe('a mistake of the person who runs npm run openapi:diff', () => {
  it('is reported without a stack trace', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': pets });
    const mistakes: [errors: string, ...args: string[]][] = [
      ['"v9" is no file, no folder, and no git revision\n  Name a file or a folder with specs, or a tag', 'v9'],
      ['"nowhere/" is no file, no folder, and no git revision', 'nowhere/'],
      ['"--output=x" is no file, no folder, and no git revision', '--', '--output=x'],
      ['there is no format "jso"\n  Did you mean "json"?', '--format', 'jso'],
      ['there is no class "brake"\n  Classes: breaking, risky, safe, words, none.', '--fail-on', 'brake'],
      ['there are 3 sets of specs: a, b, c\n  Name the old one, then the new one', 'a', 'b', 'c'],
      ["Unknown option '--fail'", '--fail'],
    ];
    const results = await Promise.all(mistakes.map(([, ...args]) => run(project, ...args)));
    for (const [index, { output, errors, code }] of results.entries()) {
      const start = mistakes[index]?.[0] ?? '';
      expect({ output, errors: errors.slice(0, start.length), code }).toEqual({ output: '', errors: start, code: 1 });
      expect(errors).not.toContain('    at ');
    }
  });

  it('is reported with the place in the old revision, which must contain specs', async () => {
    const project = await makeRepository([`${pets}info: [`, 'v1']);
    await project.write('openapi/pets/openapi.yaml', pets);
    const { output, errors, code } = await run(project);
    expect(errors).toMatch(/^the old spec cannot be compared:\nopenapi\/pets\/openapi\.yaml:6:\d+: /);
    expect({ output, code }).toEqual({ output: '', code: 1 });
    await git(project.root, 'rm', '--quiet', '-r', '--cached', 'openapi');
    await git(project.root, 'commit', '--quiet', '--message=None');
    expect(await run(project, 'HEAD')).toMatchObject({
      errors: expect.stringMatching(
        /^the revision "HEAD" has no folder openapi\/ that can be read\n {2}Name a revision/,
      ),
      code: 1,
    });
  });

  it('in openapi/known-changes.yaml is reported with its place, and nothing is written', async () => {
    const wrong = known.replace('removed,', 'removd,');
    const files = { 'old/pets.yaml': pets, 'openapi/pets/openapi.yaml': none, 'openapi/known-changes.yaml': wrong };
    const project = await makeProject(files);
    expect(await run(project, 'old')).toEqual({
      output: '',
      errors:
        'openapi/known-changes.yaml:1:26: entry 1: there is no rule "operation-removd"\n  Did you mean "operation-removed"?\n',
      code: 1,
    });
    expect(await project.read('openapi/known-changes.yaml')).toBe(wrong);
  });
});
