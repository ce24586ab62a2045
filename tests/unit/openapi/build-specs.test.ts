import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetMemos } from '@/lib/memo';
import { buildSpecs, lintSpecs } from '@/openapi/source/build-or-lint-specs';
import { describedServices } from '../described';
import { makeProject, toDocument } from './project';
import { getTypeErrors } from './type-errors';

const pets = toDocument(`paths:
  /pets:
    $ref: paths/pets.yaml
components:
  schemas:
    Pet:
      $ref: schemas/Pet.yaml
`);
const files = {
  'openapi/pets/openapi.yaml': pets,
  'openapi/pets/paths/pets.yaml': `get:\n  operationId: listPets\n  responses:\n    '200':\n      description: Good.\n      content:\n        application/json:\n          schema:\n            type: array\n            items:\n              $ref: ../schemas/Pet.yaml\n`,
  'openapi/pets/schemas/Pet.yaml':
    'type: object\nproperties:\n  id:\n    type: integer\n    maximum: 9223372036854775807\n',
};

describe('npm run openapi', () => {
  it('bundles each folder of openapi/ that contains a spec, without any configuration', async () => {
    const project = await makeProject({ ...files, 'openapi/rules/plugin.mjs': '', 'openapi/known-problems.yaml': '' });
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await project.write(`openapi/${name}/openapi.yaml`, toDocument('', name));
    expect(await project.build()).toMatchObject({
      services: ['a', 'b', 'c', 'd', 'e', 'pets'],
      problems: [],
      written: true,
    });
    expect(JSON.parse(await project.read('src/generated/services.json'))).toEqual({
      services: ['a', 'b', 'c', 'd', 'e', 'pets'],
    });
    expect(JSON.parse(await project.read('src/generated/pets.json'))).toMatchObject({
      paths: { '/pets': { get: { operationId: 'listPets' } } },
      components: { schemas: { Pet: { type: 'object' } } },
    });
  });

  it('preserves all digits of large integers in the bundled JSON and YAML', async () => {
    const project = await makeProject(files);
    await project.build();
    expect(await project.read('src/generated/pets.json')).toContain('"maximum":9223372036854775807');
    expect(await project.read('src/generated/pets.yaml')).toContain('maximum: 9223372036854775807\n');
  });

  it('reports the file, line, and column of a problem in a referenced file, and writes nothing', async () => {
    const project = await makeProject(files);
    await project.build();
    const before = await project.read('src/generated/pets.json');
    await project.write('openapi/pets/schemas/Pet.yaml', 'type: object\nproperties:\n  owner:\n    $ref: Owner.yaml\n');
    expect(await project.getProblems()).toEqual([
      "openapi/pets/schemas/Pet.yaml:4:5: error no-unresolved-refs Can't resolve $ref: there is no file openapi/pets/schemas/Owner.yaml. Create it, or correct the reference.",
    ]);
    expect((await project.build()).written).toBe(false);
    expect(await project.read('src/generated/pets.json')).toBe(before);
  });

  it('writes no service if one of them has an error', async () => {
    const project = await makeProject({ ...files, 'openapi/bad/openapi.yaml': toDocument('paths: 5\n') });
    expect((await project.build()).written).toBe(false);
    await expect(project.read('src/generated/pets.json')).rejects.toThrow();
  });

  it('reports all independent syntax errors of a file together', async () => {
    const text = toDocument('paths: {}\ntags:\n  - name: a\n    name: b\n  - name: c: d\npaths: {}\n');
    const project = await makeProject({ 'openapi/a/openapi.yaml': text });
    const error = await project.build().catch((reason: unknown) => reason);
    expect(String(error).replace('UserError: ', '').split('\n')).toEqual([
      'openapi/a/openapi.yaml:8:5: error yaml-syntax duplicated mapping key',
      expect.stringMatching(/^openapi\/a\/openapi\.yaml:9:\d+: error yaml-syntax bad indentation of a mapping entry$/),
      'openapi/a/openapi.yaml:10:1: error yaml-syntax duplicated mapping key',
      '  Correct the file, then run the command again.',
    ]);
  });

  it('says why each service cannot be read, and lists the errors of the others', async () => {
    const project = await makeProject({
      'openapi/a/openapi.yaml': 'openapi: 3.1.0\ninfo: [\n',
      'openapi/b/openapi.yaml': 'openapi: 3.3.0\n',
      'openapi/c/openapi.yaml': toDocument('paths:\n  pets: {}\n'),
      'openapi/d/openapi.yaml': "swagger: '2.0'\n",
      'openapi/e/openapi.yaml': toDocument(),
    });
    const error = await project.build().catch((reason: unknown) => reason);
    expect(
      String(error)
        .split('\n')
        .filter((line) => line.includes('openapi/')),
    ).toEqual([
      expect.stringMatching(/openapi\/a\/openapi\.yaml:\d+:\d+: error yaml-syntax/),
      expect.stringMatching(/openapi\/b\/openapi\.yaml:1:10: error openapi-version/),
      expect.stringMatching(/openapi\/d\/openapi\.yaml:1:10: error openapi-version/),
      expect.stringMatching(/openapi\/c\/openapi\.yaml:6:3: error path-key/),
    ]);
    await expect(project.read('src/generated/services.json')).rejects.toThrow();
  });

  it('builds despite an accepted problem, and lists accepted problems that do not occur', async () => {
    const project = await makeProject({
      'redocly.yaml': 'rules:\n  no-identical-paths: error\n',
      'openapi/pets/openapi.yaml': toDocument('paths:\n  /a/{b}: {}\n  /a/{c}: {}\n'),
    });
    expect((await project.build()).written).toBe(false);
    const entry = '- service: pets\n  rule: no-identical-paths\n';
    await project.write(
      'openapi/known-problems.yaml',
      `${entry}  location: '#/paths/~1a~1{c}'\n  reason: As it is.\n${entry}  location: '#/gone'\n  reason: Was.\n`,
    );
    const { problems, stale, written } = await project.build();
    expect(written).toBe(true);
    expect(problems).toMatchObject([{ known: 'As it is.', line: 7 }]);
    expect(stale).toMatchObject([{ location: '#/gone' }]);
  });

  it('rejects an accepted problem without a reason', async () => {
    const project = await makeProject({ ...files, 'openapi/known-problems.yaml': '- service: pets\n  rule: x\n' });
    await expect(project.build()).rejects.toThrow(/openapi\/known-problems\.yaml:\d+:\d+: entry 1: "reason"/);
  });

  it('rebuilds a single service, leaves the files of the others unchanged, and rejects an unknown service', async () => {
    const project = await makeProject({ ...files, 'openapi/zoo/openapi.yaml': toDocument('', 'Zoo') });
    await project.build();
    await project.write('openapi/pets/openapi.yaml', pets.replace('Pets', 'Dogs'));
    await project.write('openapi/zoo/openapi.yaml', 'broken: [');
    expect(await project.build('pets')).toMatchObject({ services: ['pets'], written: true });
    expect(await project.read('src/generated/pets.json')).toContain('Dogs');
    expect(await project.read('src/generated/zoo.json')).toContain('Zoo');
    await expect(project.build('vehicles')).rejects.toThrow('there is no service "vehicles"\n  Services: pets, zoo.');
  });

  it('leaves the folder as it is if nothing has changed, because another command may be using it', async () => {
    const project = await makeProject({ ...files, 'openapi/zoo/openapi.yaml': toDocument('', 'Zoo') });
    const loadNames = () => readdir(join(project.root, 'src/generated'));
    await project.build();
    await project.write('src/generated/navbar.json', '{}');
    const names = await loadNames();
    await project.build();
    expect(await loadNames()).toEqual(names);
    await project.write('src/generated/pets.yaml', 'old');
    await project.build();
    expect(await project.read('src/generated/pets.yaml')).not.toBe('old');
    await rm(join(project.root, 'openapi/zoo'), { recursive: true });
    await project.build();
    expect(await loadNames()).toEqual(names.filter((name) => !/^(?:zoo|navbar)\./.test(name)));
  });

  it('reuses the cached build of an unchanged service, and rebuilds a changed one', async () => {
    const project = await makeProject(files);
    const cache = join(project.root, 'node_modules/.cache/openapi');
    const loadEntry = async () => {
      const [name = ''] = await readdir(cache);
      const { ino, mtimeMs } = await stat(join(cache, name));
      return { name, ino, mtimeMs };
    };
    await project.build();
    const entry = await loadEntry();
    await project.build();
    // Building again would have written a new file.
    expect(await loadEntry()).toEqual(entry);
    await project.write('openapi/pets/schemas/Pet.yaml', 'type: string\n');
    await project.build();
    expect(await project.read('src/generated/pets.json')).toContain('"type":"string"');
  });

  it('builds a service again on the next day only if something in it ends on a day', async () => {
    const project = await makeProject({
      'openapi/a/openapi.yaml': toDocument(),
      'openapi/b/openapi.yaml': toDocument(),
    });
    await project.write('openapi/b/schemas/Pet.yaml', 'x-sunset: "2031-05-01"\n');
    const loadNames = () => readdir(join(project.root, 'node_modules/.cache/openapi'));
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 1) });
    await project.build();
    const [a, b] = await loadNames();
    vi.setSystemTime(Date.UTC(2031, 4, 2));
    await project.build();
    const after = await loadNames();
    expect(after[0]).toBe(a);
    expect(after[1]).not.toBe(b);
  });

  it('builds again if the lint rules, configuration, dependencies, or code have changed', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument() });
    const loadKept = () => readdir(join(project.root, 'node_modules/.cache/openapi'));
    await project.build();
    for (const file of [
      ...['openapi/rules/own.ts', 'redocly.yaml', 'package-lock.json'],
      ...['lib', 'markdown', 'messages', 'openapi', 'routes'].map((folder) => `src/${folder}/any.ts`),
    ]) {
      const kept = await loadKept();
      await project.write(file, '# Changed.\n');
      forgetMemos();
      await project.build();
      expect(await loadKept(), file).not.toEqual(kept);
    }
  });

  it('writes the names of services, operations, and schemas as types, so that an unknown name is a type error', async () => {
    const project = await makeProject(files);
    await project.build();
    await project.write(
      'src/names.ts',
      `import type { Services } from './generated';\nexport const good: keyof Services['pets']['operations'] = 'listPets';\nexport const schema: keyof Services['pets']['schemas'] = 'Pet';\nexport const bad: keyof Services['pets']['operations'] = 'getPets';\n`,
    );
    expect(getTypeErrors(project.root, 'src/names.ts')).toEqual([
      'Type \'"getPets"\' is not assignable to type \'"listPets"\'.',
    ]);
  });

  it('builds all services of the project with accepted problems only', async () => {
    const project = await makeProject();
    const result = await buildSpecs({ out: join(project.root, 'generated') });
    expect(result.problems.filter(({ known }) => known === undefined)).toEqual([]);
    expect(result.stale).toEqual([]);
    expect(result.services).toEqual(expect.arrayContaining(describedServices));
  });
});

describe('npm run openapi:lint', () => {
  it('returns problems with their places', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument('paths:\n  /a:\n    get: 5\n') });
    expect(await lintSpecs({ root: project.root, services: ['pets'] })).toMatchObject([
      { service: 'pets', file: 'openapi/pets/openapi.yaml', line: 7, column: 10, rule: 'struct', severity: 'error' },
    ]);
  });
});
