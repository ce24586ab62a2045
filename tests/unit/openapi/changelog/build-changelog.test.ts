import { describe, expect, it } from 'vitest';
import type { Changelog, Comparison } from '@/openapi/changelog/changelog-types';
import { makeProject, type Project } from '../project';

/** Writes a spec with `Pet`, whose name has a maximum length, and further paths. */
const toPets = (length: number, paths = '') => `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    post:
      operationId: createPet
      summary: Create a pet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: Yes. } }
${paths}components: { schemas: { Pet: { type: object, properties: { name: { type: string, maxLength: ${length} } } } } }
`;

const toRelease = (date: string) => JSON.stringify({ date });

const load = async (project: Project) => JSON.parse(await project.read('src/generated/changelog.json')) as Changelog;
const toTexts = (comparisons: Comparison[] = []) =>
  comparisons.map(({ from, to, changes }) => [from, to, ...changes.map(({ text }) => text)]);

const three = {
  'openapi/versions/1.0/release.json': toRelease('2026-01-01'),
  'openapi/versions/1.0/notes.md': 'Longer names.\n',
  'openapi/versions/1.0/pets/openapi.yaml': toPets(40),
  'openapi/versions/2026-02-01/pets/openapi.yaml': toPets(30),
  'openapi/versions/2026-02-01/pets/notes.md': 'Shorter names.\n',
  'openapi/pets/openapi.yaml': toPets(40),
};

describe('the changelog', () => {
  it('compares each version with the next one, and any two others', async () => {
    const project = await makeProject(three);
    await project.build();
    const { releases, services } = await load(project);
    expect(releases).toEqual([
      { name: '1.0', date: '2026-01-01', day: 'January 1, 2026', notes: 'Longer names.\n' },
      { name: '2026-02-01', date: '2026-02-01', day: 'February 1, 2026' },
    ]);
    const [pets] = services;
    expect(pets).toMatchObject({ service: 'pets', title: 'Pets', versions: ['1.0', '2026-02-01', ''] });
    expect(pets?.notes).toEqual({ '2026-02-01': 'Shorter names.\n' });
    expect(toTexts(pets?.steps)).toEqual([
      ['1.0', '2026-02-01', '`Pet.name` may be at most 30 characters (was 40).'],
      ['2026-02-01', '', '`Pet.name` may be at most 40 characters (was 30).'],
    ]);
    // What was changed back is no change between the first and the last version.
    expect(toTexts(pets?.others)).toEqual([['1.0', '']]);
    expect(pets?.steps[0]?.operations).toEqual({
      'POST /pets': { title: 'Create a pet', before: 'createPet', after: 'createPet' },
    });
  });

  it('says when a service is new, and when it was removed', async () => {
    const project = await makeProject({
      'openapi/versions/2026-01-01/cats/openapi.yaml': toPets(40),
      'openapi/versions/2026-02-01/pets/openapi.yaml': toPets(40),
      'openapi/pets/openapi.yaml': toPets(40),
    });
    await project.build();
    const { services } = await load(project);
    expect(services.map(({ service, steps }) => [service, toTexts(steps)])).toEqual([
      ['cats', [['2026-01-01', '2026-02-01', 'The service cats was removed.']]],
      [
        'pets',
        [
          ['2026-01-01', '2026-02-01', 'The service pets is new.'],
          ['2026-02-01', ''],
        ],
      ],
    ]);
  });

  it('follows the edit of one service, and leaves the others as they are', async () => {
    const project = await makeProject({
      ...three,
      'openapi/versions/1.0/cats/openapi.yaml': toPets(40),
      'openapi/cats/openapi.yaml': toPets(50),
    });
    await project.build();
    await project.write('openapi/pets/openapi.yaml', toPets(20));
    await project.build('pets');
    const { services } = await load(project);
    expect(services.map(({ service, steps }) => [service, toTexts(steps.slice(-1)).flat().at(-1)])).toEqual([
      ['cats', '`Pet.name` may be at most 50 characters (was 40).'],
      ['pets', '`Pet.name` may be at most 20 characters (was 30).'],
    ]);
  });

  it('does not exist without a release', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toPets(40) });
    await project.build();
    await expect(load(project)).rejects.toThrow('ENOENT');
  });

  it('names a release that cannot be read', async () => {
    const project = await makeProject({
      ...three,
      'openapi/versions/1.0/pets/openapi.yaml': 'openapi: 3.1.0\ninfo: [',
    });
    await expect(project.build()).rejects.toThrow(
      /^the release "1\.0" cannot be compared:\nopenapi\/versions\/1\.0\/pets\/openapi\.yaml:2:8: /,
    );
  });
});
