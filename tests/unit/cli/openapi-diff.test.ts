import { describe, expect, it } from 'vitest';
import { changeFormats } from '@/openapi/changes/write-change-reports';
import { bundleProgram, run } from '../bundled-program';
import { makeProject, toDocument, type Project } from '../openapi/project';
import { makeRepository } from '../openapi/repository';

const pets = toDocument("paths: { /pets: { get: { responses: { '200': { description: Yes. } } } } }\n");
const parameter = '{ name: limit, in: query, schema: { default: 1 } }';
const safe = pets.replace('get: {', 'get: { parameters: [{ name: limit, in: query, schema: {} }],');
const risky = pets.replace('get: {', `get: { parameters: [${parameter}],`);
const none = toDocument('paths: {}\n');
const removed = 'GET /pets was removed.';
const known = "- { service: pets, rule: operation-removed, location: '#/paths', reason: Nobody used it. }\n";

const command = await bundleProgram('cli/openapi-diff');
const runIn = ({ root }: Project, ...args: string[]) => run(command, root, args);

it('npm run openapi:diff compares the last tag with the files as they are now', async () => {
  const project = await makeRepository([none, 'v1'], [pets, 'v2']);
  expect(await runIn(project)).toEqual({ output: 'No changes.\n', errors: '', code: 0 });
  await project.write('openapi/pets/openapi.yaml', none);
  expect(await runIn(project)).toMatchObject({ output: expect.stringContaining(removed), errors: '', code: 1 });
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
      expected.map(([, format, , ...args]) => runIn(project, ...args, '--format', format)),
    );
    expect(results.map(({ errors }) => errors).join('')).toBe('');
    expect(results.map(({ output, code }, index) => [code, output.slice(0, expected[index]?.[2].length)])).toEqual(
      expected.map(([code, , start]) => [code, start]),
    );
    expect([...new Set(expected.map(([, format]) => format))]).toEqual([...changeFormats.keys()]);
  });

  it('is 0 for an accepted change, whose reason is printed, and for an entry that accepts nothing anymore', async () => {
    const files = { 'old/pets.yaml': pets, 'openapi/pets/openapi.yaml': none };
    const lists = known + known.replace('service: pets', 'service: toys');
    const { output, errors, code } = await runIn(
      await makeProject({ ...files, 'openapi/known-changes.yaml': lists }),
      'old',
    );
    expect(output).toContain('  known breaking  operation-removed  openapi/pets/openapi.yaml:5:1 (old: ');
    expect(output).toContain('    known: Nobody used it.\n\n1 change: 1 breaking; 1 known\n');
    const stale = 'openapi/known-changes.yaml warning stale-entry toys no longer has operation-removed at #/paths\n';
    expect({ errors, code }).toEqual({ errors: stale, code: 0 });
  });
});

it('a mistake of the person who runs npm run openapi:diff is reported without a stack trace', async () => {
  const project = await makeProject({ 'openapi/pets/openapi.yaml': pets });
  const mistakes: [errors: string, ...args: string[]][] = [
    ['"v9" is no file, no folder, and no git revision\n  Name a file or a folder with specs, or a tag', 'v9'],
    ['there is no format "jso"\n  Did you mean "json"?', '--format', 'jso'],
    ['there is no class "brake"\n  Classes: breaking, risky, safe, words, none.', '--fail-on', 'brake'],
    ['there are 3 sets of specs: a, b, c\n  Name the old one, then the new one', 'a', 'b', 'c'],
    ["Unknown option '--fail'", '--fail'],
  ];
  const results = await Promise.all(mistakes.map(([, ...args]) => runIn(project, ...args)));
  for (const [index, { output, errors, code }] of results.entries()) {
    const start = mistakes[index]?.[0] ?? '';
    expect({ output, errors: errors.slice(0, start.length), code }).toEqual({ output: '', errors: start, code: 1 });
    expect(errors).not.toContain('    at ');
  }
});
