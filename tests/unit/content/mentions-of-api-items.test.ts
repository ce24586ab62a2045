import { expect, it } from 'vitest';
import { getMentions, loadMentions } from '@/content/mentions-of-api-items';
import { showNames } from '@/content/show-spec-names-and-values';
import { toPageTree } from '@/markdown/page-tree';
import { SpecNames } from '@/openapi/names-in-pages/find-and-show-named-items';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { loadNames } from '@/routes/load-spec-names-and-page-cache-keys';
import { describedServices } from '../described';
import { toPets } from '../openapi/names-in-pages/pets';

it('returns links and samples with the heading before them, and which samples are commands', async () => {
  const source = [
    'See [one](/api/pets/#listPets) and [two](/other/).',
    '## Create a `pet` {#create}',
    '```sh operation=pets.createPet\ncurl x\n```',
    '```json schema=pets.Pet\n{}\n```',
    '```json\n{}\n```',
  ].join('\n\n');
  const { tree } = await toPageTree(source);
  const page = { title: 'Pets', path: '/pets/', file: 'content/pets.md' };
  const section = { title: 'Pets: Create a pet', path: '/pets/#create', file: page.file };
  expect(getMentions(page, tree)).toEqual([
    {
      title: 'Pets',
      path: '/pets/',
      file: page.file,
      target: '/api/pets/#listPets',
      isSample: false,
      isCommand: false,
    },
    { ...section, target: '/api/pets/#createPet', isSample: true, isCommand: true },
    { ...section, target: '/api/pets/#schema.Pet', isSample: true, isCommand: false },
  ]);
});

it('every operation is mentioned in a guide', async () => {
  const specs = await Promise.all(describedServices.map(loadSpec));
  const targets = new Set((await loadMentions(loadNames)).map(({ target }) => target));
  const all = specs.flatMap(({ operations }) => operations.map(({ page, id }) => `${page}#${id}`));
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((operation) => !targets.has(operation))).toEqual([]);
});

it('counts names, values, and embedded items of the specifications', async () => {
  const source = '`pets.Kind` :value[pets.getPet/path]\n\n::operation[pets.replacePet]\n\n::sample[pets.getPet]';
  const { tree } = await toPageTree(source);
  await showNames(tree, new SpecNames([toPets()]));
  const mentions = getMentions({ title: 'Pets', path: '/pets/', file: 'content/pets.md' }, tree);
  expect(mentions.map(({ target, isCommand }) => [target, isCommand])).toEqual([
    ['/api/test/#schema.Kind', false],
    ['/api/test/#getPet', false],
    ['/api/test/#replacePet', false],
    ['/api/test/#getPet', true],
    ...Array.from({ length: 6 }, () => ['/api/test/#getPet', false]),
    ['/api/test/#getPet', true],
  ]);
});
