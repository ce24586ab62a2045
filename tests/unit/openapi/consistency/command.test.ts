import { cp } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConsistency, recordProblems } from '@/openapi/consistency/check-consistency-and-accept-findings';
import { problemFormats } from '@/lib/problem-formats';
import { bundleProgram, run } from '../../bundled-program';
import { describedServices } from '../../described';
import { makeProject, toDocument } from '../project';
import { oddities } from './oddities';

const command = await bundleProgram('cli/openapi-consistency');

describe('npm run openapi:consistency', () => {
  it('names the known oddities of the five services, all of which are accepted', async () => {
    const project = await makeProject();
    for (const name of [...describedServices, 'known-inconsistencies.yaml'])
      await cp(`openapi/${name}`, path.join(project.root, 'openapi', name), { recursive: true });
    const { output, errors, code } = await run(command, project.root, ['--format', 'github-actions']);
    const lines = output.trim().split('\n');
    for (const { what, file, rule, names } of oddities) {
      const [path, line, column] = file.split(':');
      const start = `::notice file=${path},line=${line},col=${column},title=consistency/${rule}::`;
      const found = lines.filter((text) => text.startsWith(start) && names.every((name) => text.includes(name)));
      expect(found, what).toHaveLength(1);
    }
    // All other findings are operations without documented errors. Only three operations have some, all of which list locations.
    const others = lines.filter((line) => !line.includes('title=consistency/error-responses::'));
    expect(others).toHaveLength(oddities.length - 1);
    expect(output).not.toContain('/locations`');
    expect({ errors, code }).toEqual({ errors: '', code: 0 });
  });

  it.concurrent('prints a mistake of the person who runs it without a stack trace', async () => {
    const { output, errors, code } = await run(command, '.', ['provider']);
    expect({ output, errors, code }).toEqual({
      output: '',
      errors: 'openapi: there is no service "provider"\n  Did you mean "providers"?\n',
      code: 1,
    });
  });

  it('fails for a finding that is not accepted, also in a folder with foreign specs', async () => {
    const project = await makeProject({
      'theirs/pets.yaml': toDocument('paths: { /pets: { get: { responses: {} } } }\n'),
    });
    const { output, code } = await run(command, '.', ['--openapi', `${project.root}/theirs`]);
    expect(output).toContain(
      'theirs/pets.yaml\n  5:19  error  consistency/error-responses  `GET /pets` documents no error.',
    );
    expect(code).toBe(1);
  });
});

const pets = toDocument(`paths:
  /pets/{id}:
    get: { responses: { '200': { description: Yes. }, '404': { description: No. } } }
  /pets/{name}:
    get: { responses: { '200': { description: Yes. } } }
`);

describe('checkConsistency', () => {
  it('reports places in all formats of openapi:lint, with related ones', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': pets });
    const { problems } = await checkConsistency({ root: project.root });
    const [first] = problems;
    expect(first).toMatchObject({ related: [{ file: 'openapi/pets/openapi.yaml', line: 6, column: 3 }] });
    const format = (name: string) => problemFormats.get(name)?.(problems.slice(0, 1));
    const message =
      '`/pets/{name}` and `/pets/{id}` match the same URLs. Merge the two paths, or give one of them another fixed segment. See also openapi/pets/openapi.yaml:6:3.';
    expect(format('stylish')).toBe(`openapi/pets/openapi.yaml\n  8:3  error  consistency/ambiguous-paths  ${message}`);
    expect(format('github-actions')).toBe(
      `::error file=openapi/pets/openapi.yaml,line=8,col=3,title=consistency/ambiguous-paths::${message}`,
    );
    expect(JSON.parse(format('json') ?? '')).toMatchObject([
      { service: 'pets', line: 8, pointer: '#/paths/~1pets~1{name}' },
    ]);
    expect([...problemFormats.keys()]).toEqual(['stylish', 'json', 'github-actions']);
  });

  it('reports what a new service does differently in that service, whatever its name and number of uses', async () => {
    const toService = (rest: string) =>
      toDocument(`paths:
  ${rest}
components: { securitySchemes: { token: { type: apiKey, in: header, name: ${rest.includes('userId') ? 'X-Token' : 'Token'} } } }
`);
    const answer = "responses: { '200': { description: Yes. }, '404': { description: No. } }";
    const old = toService(
      `/users/{userId}: { get: { operationId: getUser, parameters: [{ name: userId, in: path, required: true, schema: { type: string } }, { name: kindOf, in: query, schema: { enum: [A, B] } }], ${answer} } }`,
    );
    const more = ['a', 'b', 'c'].map(
      (name) =>
        `/${name}/users/{user_id}: { get: { operationId: get_${name}, parameters: [{ name: user_id, in: path, required: true, schema: { type: string } }, { name: kindOf, in: query, schema: { enum: [A, C] } }, { name: kind_of, in: query, schema: {} }], ${answer} } }`,
    );
    const project = await makeProject({
      'openapi/old/openapi.yaml': old,
      'openapi/aaa/openapi.yaml': toService(more.join('\n  ')),
      'openapi/completeness.json': '{ "old": {} }',
    });
    const { problems } = await checkConsistency({ root: project.root });
    expect(new Set(problems.map(({ rule }) => rule)).size).toBeGreaterThan(2);
    expect([...new Set(problems.map(({ service }) => service))]).toEqual(['aaa']);
  });

  it('accepts recorded findings, fails for new ones, and reports entries that no longer apply', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': pets });
    const check = () => checkConsistency({ root: project.root });
    const { problems } = await check();
    expect(await recordProblems(project.root, problems, "The API's paths: {id}")).toBe(3);
    const accepted = await check();
    expect(accepted.problems.map(({ known }) => known)).toEqual(problems.map(() => "The API's paths: {id}"));
    expect(await recordProblems(project.root, accepted.problems, 'Again')).toBe(0);
    await project.write('openapi/pets/openapi.yaml', pets.replace('/pets/{name}:', '/toys/{name}:'));
    const changed = await check();
    expect(changed.problems.map(({ rule, known, line }) => [rule, known, line])).toEqual([
      ['consistency/error-responses', undefined, 9],
    ]);
    expect(changed.stale.map(({ rule }) => rule)).toEqual(problems.map(({ rule }) => rule));
    expect(await recordProblems(project.root, changed.problems, 'New')).toBe(1);
    expect((await project.read('openapi/known-inconsistencies.yaml')).match(/^# What|^- /gm)).toHaveLength(5);
  });

  it('compares the specs of a folder, and returns the findings of the named ones', async () => {
    const project = await makeProject({
      'theirs/one.yaml': toDocument("paths: {}\ncomponents: { schemas: { Kind: { enum: ['a', 'b'] } } }\n"),
      'theirs/other.json': JSON.stringify({
        openapi: '3.0.3',
        info: { title: 'Other', version: '1' },
        paths: {},
        components: { schemas: { Kind: { type: 'string', enum: ['a'] } } },
      }),
    });
    const folder = `${project.root}/theirs`;
    const check = (services: string[]) => checkConsistency({ root: project.root, folder, services });
    expect((await check(['other'])).problems).toMatchObject([
      {
        rule: 'consistency/enumerations',
        file: 'theirs/other.json',
        line: 1,
        related: [{ file: 'theirs/one.yaml', line: 6 }],
      },
    ]);
    expect((await check(['one'])).problems).toEqual([]);
    await expect(check(['three'])).rejects.toThrow(`${folder}: there is no service "three"`);
  });

  it('names the error of a spec that cannot be read', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument('paths: { /a: { $ref: a.yaml } }\n') });
    await expect(checkConsistency({ root: project.root })).rejects.toThrow(
      /openapi\/pets\/openapi\.yaml:5:\d+: error no-unresolved-refs .*\n {2}Fix what is listed/,
    );
  });
});
