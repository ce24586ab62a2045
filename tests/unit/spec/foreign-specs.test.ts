import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toReport } from '@/spec/source/problem';
import { buildSpecs } from '@/spec/source/build-specs';
import { findForeignSpecs, findOtherFiles } from '@/spec/source/foreign-specs';
import { makeProject, toDocument, type Project } from './project';

/** Builds the specs of the project together with the foreign ones in its folder `theirs/`. */
async function build(project: Project) {
  const foreign = await findForeignSpecs(join(project.root, 'theirs'));
  return buildSpecs({ root: project.root, out: join(project.root, 'aside'), foreign });
}

async function buildOne(document: string) {
  const project = await makeProject({ 'theirs/pets.yaml': document });
  return build(project);
}

describe('foreign specs', () => {
  it('are found as .json and .yml files and as folders, and are built with the specs of the project', async () => {
    const project = await makeProject({
      'openapi/own/openapi.yaml': toDocument(),
      'theirs/api.pets.com.json': JSON.stringify({ openapi: '3.0.0', info: { title: 'x', version: '1' }, paths: {} }),
      'theirs/Cats.yml': toDocument(),
      'theirs/dogs/openapi.yaml': toDocument('paths:\n  /a: { $ref: paths/a.yaml }\n'),
      'theirs/dogs/paths/a.yaml': "get: { responses: { '200': { description: x } } }\n",
      'theirs/README.md': 'Ours.',
      'theirs/fragments/a.yaml': 'type: string\n',
    });
    const { services, problems } = await build(project);
    expect(services).toEqual(['Cats', 'api.pets.com', 'dogs', 'own']);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.parse(await project.read('aside/services.json'))).toEqual({
      services,
      foreign: ['Cats', 'api.pets.com', 'dogs'],
    });
  });

  it('are found whatever their names, and not in files that are no documents', async () => {
    const project = await makeProject({
      'theirs/spec3.yaml': `# Comment\n---\n${toDocument()}`,
      'theirs/spaced.yml': toDocument().replace(/^/gm, '  '),
      'theirs/braces.yaml': '{openapi: 3.1.0, info: {title: x, version: "1"}, paths: {}}',
      'theirs/package.json': '{ "name": "x", "scripts": { "openapi": "build" } }',
      'theirs/state.yaml': 'seen:\n  openapi: 3.1.0\n',
      'theirs/list.yaml': '- openapi: 3.1.0\n',
      'theirs/misspelled.yaml': toDocument().replace('openapi', 'opnapi'),
      'theirs/swagger.json': '{ "swagger": "2.0" }',
      'theirs/broken.yaml': `${toDocument()}  x: [\n`,
      'theirs/stripe/spec3.yaml': toDocument(),
      'theirs/stripe/parameters.yaml': 'limit: { name: limit, in: query }\n',
      'theirs/many/dogs.yaml': toDocument(),
      'theirs/many/cats.json': JSON.stringify({ openapi: '3.1.0' }),
      'theirs/fragments/a.yaml': 'type: string\n',
      'theirs/.github/openapi.yaml': toDocument(),
    });
    const folder = join(project.root, 'theirs');
    const found = (await findForeignSpecs(folder)).map(
      ({ service, file }) => `${service} ${file.slice(folder.length + 1)}`,
    );
    expect(found).toEqual([
      'braces braces.yaml',
      'broken broken.yaml',
      'many-cats many/cats.json',
      'many-dogs many/dogs.yaml',
      'misspelled misspelled.yaml',
      'spaced spaced.yml',
      'spec3 spec3.yaml',
      'stripe stripe/spec3.yaml',
      'swagger swagger.json',
    ]);
    expect(await findOtherFiles(folder)).toEqual(['list.yaml', 'package.json', 'state.yaml']);
  });

  it('replace a spec of the project with the same name, and leave the output of the normal build unchanged', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument('', 'Ours'),
      'theirs/pets.yaml': toDocument('', 'Theirs'),
    });
    await project.build();
    await build(project);
    expect(await project.read('src/generated/pets.json')).toContain('"Ours"');
    expect(await project.read('aside/pets.json')).toContain('"Theirs"');
  });

  it.each([
    [
      'a key that OpenAPI does not define',
      "paths:\n  /a:\n    get: { wrong: 1, responses: { '200': { description: x } } }\n",
      'struct',
    ],
    [
      'an empty schema of a body',
      'paths: {}\ncomponents: { requestBodies: { A: { content: { a/b: { schema: null } } } } }\n',
      'struct',
    ],
    [
      'a space in the name of a component',
      'paths: {}\ncomponents: { schemas: { a b: {} } }\n',
      'spec-components-invalid-map-name',
    ],
    [
      'paths that differ only in the names of parameters',
      'paths: { "/a/{x}": {}, "/a/{y}": {} }\n',
      'no-identical-paths',
    ],
    [
      'a link to an operation that does not exist',
      'paths: {}\ncomponents: { links: { A: { operationId: gone } } }\n',
      'link-target',
    ],
    [
      'a mapping to a file that does not exist',
      'paths: {}\ncomponents:\n  schemas:\n    A: { required: [k], discriminator: { propertyName: k, mapping: { a: b.yaml } } }\n',
      'no-unresolved-refs',
    ],
  ])('are built despite %s, which is only a warning', async (_, rest, rules) => {
    const { problems, written } = await buildOne(toDocument(rest));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([...new Set(problems.map((problem) => problem.rule))].sort().join(' ')).toBe(rules);
    expect(written).toBe(true);
  });

  it.each([
    [
      'a reference that cannot be resolved',
      "components: { schemas: { A: { $ref: '#/components/schemas/B' } } }\n",
      'no-unresolved-refs',
    ],
    [
      'an operationId that two operations have',
      "paths:\n  /a:\n    get: { operationId: a, responses: { '200': { description: x } } }\n    put: { operationId: a, responses: { '200': { description: x } } }\n",
      'operation-operationId-unique',
    ],
    [
      'a path parameter that is not defined',
      "paths:\n  /a/{id}:\n    get: { responses: { '200': { description: x } } }\n",
      'path-parameters-defined',
    ],
  ])('are not written and have an error for %s', async (_, rest, rule) => {
    const result = await buildOne(toDocument(rest));
    expect(result.written).toBe(false);
    expect(toReport(result)).toMatch(new RegExp(`theirs/pets\\.yaml:\\d+:\\d+: error ${rule}`));
  });

  it('are rejected with their file name if they are not OpenAPI documents', async () => {
    await expect(buildOne('- a\n')).rejects.toThrow('there is no spec: pets.yaml is no OpenAPI document');
  });

  it('are rejected if the file is a symbolic link to a file outside their folder', async () => {
    const project = await makeProject({ 'secret.yaml': toDocument('', 'Secret') });
    await project.link('theirs/pets.yaml', join(project.root, 'secret.yaml'));
    await expect(build(project)).rejects.toThrow('is outside of the folder of specs');
  });

  it.each([
    ['no folder', {}, 'there is no such folder'],
    ['an empty folder', { 'theirs/README.md': 'x' }, 'there is no spec'],
    ['a name that cannot be in a URL', { 'theirs/my pets.yaml': toDocument() }, '"my pets" cannot be a service'],
    ['a name that is taken', { 'theirs/index.yaml': toDocument() }, '"index" cannot be a service'],
    [
      'a name twice',
      { 'theirs/pets.yaml': toDocument(), 'theirs/Pets/openapi.yaml': toDocument() },
      'has the same name',
    ],
    [
      'a folder with two root documents',
      { 'theirs/pets/openapi.yaml': toDocument(), 'theirs/pets/openapi.yml': toDocument() },
      'there are several specs: openapi.yaml, openapi.yml',
    ],
  ])('are rejected with the reason for %s', async (_, files, message) => {
    const project = await makeProject(files as Record<string, string>);
    await expect(build(project)).rejects.toThrow(message);
  });

  it('list fewer than 250 of hundreds of problems, and count the others by rule', async () => {
    const operations = Array.from({ length: 300 }, (_, index) => `    ${index}: { wrong: 1 }\n`).join('');
    const { problems } = await buildOne(toDocument(`paths:\n${operations.replaceAll('    ', '  /')}`));
    expect(problems.length).toBeLessThan(250);
    expect(problems.at(-1)?.message).toMatch(/^\d+ more like these: struct \d+/);
  });
});
