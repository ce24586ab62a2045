import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { copyAtomically } from '@/lib/files';
import { getSpecCopies } from '@/openapi/source/versioned-sources';
import { makeProject, toDocument, type Project } from './project';

const next = { name: 'current', path: 'next', isLatest: false };
const two = { name: '2.0', path: '', isLatest: true };
const one = { name: '1.0', path: '1.0', isLatest: false };

const build = ({ root }: Project, versions = [next, two, one]) => buildSpecs({ root, versions });
const readList = async (project: Project) => JSON.parse(await project.read('src/generated/services.json')) as unknown;

describe('archived specs of a version of the docs', () => {
  it('are built with the current specs, with the version in their ids', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument('', 'New'),
      'openapi/cats/openapi.yaml': toDocument('', 'Cats'),
      'openapi/versions/1.0/pets/openapi.yaml': toDocument('', 'Old'),
    });
    expect(await build(project)).toMatchObject({ services: ['cats', 'pets', 'pets-1-0'], problems: [], written: true });
    expect(await readList(project)).toEqual({
      services: ['cats', 'pets'],
      versions: {
        pets: [
          { name: '2.0', id: 'pets' },
          { name: '1.0', id: 'pets-1-0' },
        ],
      },
    });
    expect(await project.read('src/generated/pets-1-0.model.json')).toContain('"title":"Old"');
    expect(await project.read('src/generated/index.ts')).not.toContain('pets-1-0');
  });

  it('can belong to a service named "constructor"', async () => {
    const project = await makeProject({
      'openapi/constructor/openapi.yaml': toDocument('', 'New'),
      'openapi/versions/1.0/constructor/openapi.yaml': toDocument('', 'Old'),
    });
    expect(await build(project)).toMatchObject({ services: ['constructor', 'constructor-1-0'], written: true });
    const versions = [
      { name: '2.0', id: 'constructor' },
      { name: '1.0', id: 'constructor-1-0' },
    ];
    expect(await readList(project)).toEqual({ services: ['constructor'], versions: { constructor: versions } });
  });

  it('have the id of the service if their version is the latest; the current spec then has the suffix -next', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument('', 'Latest') });
    const copies = await getSpecCopies('2.0', project.root);
    expect(copies).toHaveLength(1);
    copyAtomically(copies, () => undefined);
    await project.write('openapi/pets/openapi.yaml', toDocument('', 'Being written'));
    await build(project);
    expect(await project.read('src/generated/pets.model.json')).toContain('"title":"Latest"');
    expect(await project.read('src/generated/pets-next.model.json')).toContain('"title":"Being written"');
    expect(await readList(project)).toMatchObject({
      versions: {
        pets: [
          { name: 'current', id: 'pets-next' },
          { name: '2.0', id: 'pets' },
        ],
      },
    });
    await expect(getSpecCopies('2.0', project.root)).rejects.toThrow(
      /openapi\/versions\/2.0: the version "2.0" already has specs/,
    );
  });

  it('inherit the known problems of their service', async () => {
    const twice = toDocument('paths:\n  /a/{b}: {}\n  /a/{c}: {}\n');
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(),
      'openapi/versions/1.0/pets/openapi.yaml': twice,
      'openapi/rules/plugin.mjs': '',
      'redocly.yaml': 'rules:\n  no-identical-paths: error\n',
    });
    expect(await build(project)).toMatchObject({ written: false });
    await project.write(
      'openapi/known-problems.yaml',
      '- { service: pets, rule: no-identical-paths, reason: Both are served. }\n',
    );
    expect(await build(project)).toMatchObject({ written: true, stale: [] });
  });

  it('of an unknown version cause an error that lists the existing versions, and nothing is written', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(),
      'openapi/versions/3.0/pets/openapi.yaml': toDocument(),
    });
    await expect(build(project)).rejects.toThrow(
      'openapi/versions/3.0: There is no version "3.0" of the docs.\n  Versions in src/site.config.ts: current, 2.0, 1.0.',
    );
    expect(existsSync(join(project.root, 'src/generated'))).toBe(false);
  });

  it('cause an error if openapi.yaml is missing or their id is that of another service', async () => {
    const empty = await makeProject({ 'openapi/versions/1.0/pets/README.md': '' });
    await expect(build(empty)).rejects.toThrow('openapi/versions/1.0/pets: no openapi.yaml');
    const twins = await makeProject({
      'openapi/pets-1/openapi.yaml': toDocument(),
      'openapi/versions/1.0/pets/openapi.yaml': toDocument(),
    });
    await expect(build(twins, [next, two, { ...one, path: '1' }])).rejects.toThrow(
      '"pets-1" is the address of two specs',
    );
  });
});
