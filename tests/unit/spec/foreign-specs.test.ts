import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toReport } from '@/spec/source/problem';
import { buildSpecs } from '@/spec/source/build-specs';
import { findForeignSpecs } from '@/spec/source/foreign-specs';
import { makeProject, toDocument, type Project } from './project';

/** Builds the specs of the project's folder `theirs/` next to its own. */
async function build(project: Project) {
  const foreign = await findForeignSpecs(join(project.root, 'theirs'));
  return buildSpecs({ root: project.root, out: join(project.root, 'aside'), foreign });
}

async function buildOne(document: string) {
  const project = await makeProject({ 'theirs/pets.yaml': document });
  return build(project);
}

describe('specs from elsewhere', () => {
  it('are found as files of any ending and as folders, and are next to ours', async () => {
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

  it('take the place of ours by name, and leave what the normal build wrote', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument('', 'Ours'),
      'theirs/pets.yaml': toDocument('', 'Theirs'),
    });
    await project.build();
    await build(project);
    expect(await project.read('src/generated/pets.json')).toContain('"Ours"');
    expect(await project.read('aside/pets.json')).toContain('"Theirs"');
  });

  it('are not held to our rules: what readers could not use is an error, the rest warns', async () => {
    const { problems, written } = await buildOne(
      toDocument("paths:\n  /a/{id}:\n    get: { wrong: 1, responses: { '200': { description: x } } }\n"),
    );
    expect(problems.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
      'warning struct',
      'warning path-parameters-defined',
    ]);
    expect(written).toBe(true);
  });

  it.each([
    [
      'a reference that leads nowhere',
      "components: { schemas: { A: { $ref: '#/components/schemas/B' } } }\n",
      'no-unresolved-refs',
    ],
    [
      'an operationId that two operations have',
      "paths:\n  /a:\n    get: { operationId: a, responses: { '200': { description: x } } }\n    put: { operationId: a, responses: { '200': { description: x } } }\n",
      'operation-operationId-unique',
    ],
  ])('are refused for %s', async (_, rest, rule) => {
    const result = await buildOne(toDocument(rest));
    expect(result.written).toBe(false);
    expect(toReport(result)).toMatch(new RegExp(`theirs/pets\\.yaml:\\d+:\\d+: error ${rule}`));
  });

  it('are refused with their file when they are no OpenAPI at all', async () => {
    await expect(buildOne('- a\n')).rejects.toThrow(/theirs\/pets\.yaml:1:1: error not-openapi/);
  });

  it('cannot lead out of their folder by a link in the place of the file', async () => {
    const project = await makeProject({ 'secret.yaml': toDocument('', 'Secret') });
    await project.link('theirs/pets.yaml', join(project.root, 'secret.yaml'));
    await expect(build(project)).rejects.toThrow("is outside the service's folder");
  });

  it.each([
    ['no folder', {}, 'there is no such folder'],
    ['an empty folder', { 'theirs/README.md': 'x' }, 'there is no spec'],
    ['a name that is no address', { 'theirs/my pets.yaml': toDocument() }, '“my pets” cannot be a service'],
    ['a name that is taken', { 'theirs/index.yaml': toDocument() }, '“index” cannot be a service'],
    [
      'a name twice',
      { 'theirs/pets.yaml': toDocument(), 'theirs/Pets/openapi.yaml': toDocument() },
      'has the same name',
    ],
  ])('say what is wrong with %s', async (_, files, message) => {
    const project = await makeProject(files as Record<string, string>);
    await expect(build(project)).rejects.toThrow(message);
  });

  it('count what they do not print of thousands of faults', async () => {
    const operations = Array.from({ length: 300 }, (_, index) => `    ${index}: { wrong: 1 }\n`).join('');
    const { problems } = await buildOne(toDocument(`paths:\n${operations.replaceAll('    ', '  /')}`));
    expect(problems.length).toBeLessThan(250);
    expect(problems.at(-1)?.message).toMatch(/^\d+ more like these: struct \d+/);
  });
});
