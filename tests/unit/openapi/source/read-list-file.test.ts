import { expect, it } from 'vitest';
import { loadEntities, loadTasks } from '@/openapi/cross-reference/sections/load-entities-and-tasks';
import { makeFolder } from '../../temporary-folder';

const write = (name: string, text: string) => makeFolder({ [`openapi/${name}`]: text });

it('lists the entries of a file of openapi/, and none without the file', async () => {
  const root = write('tasks.yaml', '- { title: Feed a cat, anchor: feed, tag: pets/Cats }');
  expect(await loadTasks(root)).toEqual([{ title: 'Feed a cat', anchor: 'feed', tag: 'pets/Cats' }]);
  expect(await loadEntities(root)).toEqual([]);
});

it.each([
  [
    'an entry without a key',
    '- { title: Cat, anchor: cat }',
    /openapi\/entities\.yaml:1:3: entry 1: "names" is missing\n {2}An entity has/,
  ],
  [
    'a wrong value',
    '- title: Cat\n  anchor: 7\n  names: [a]',
    /openapi\/entities\.yaml:2:11: entry 1: "anchor" must be a text\n/,
  ],
  [
    'an empty list',
    '- title: Cat\n  anchor: cat\n  names: [a]\n  operations: { list: [] }',
    /openapi\/entities\.yaml:4:23: entry 1: "operations.list" is empty\n/,
  ],
  [
    'no map',
    '- { title: Cat, anchor: cat, names: [a] }\n- Cat',
    /openapi\/entities\.yaml:2:3: entry 2: it must be a map\n/,
  ],
  ['no list', 'cat: {}', /openapi\/entities\.yaml:1:1: the file must be a list of entries\n/],
  [
    'an alias without an anchor',
    '- title: Cat\n- *dog',
    /openapi\/entities\.yaml:2:3: Unresolved alias.*: dog\n {2}Write the value instead of the alias\./,
  ],
  ['broken YAML', '- title: Cat\n  names: [a', /openapi\/entities\.yaml:2:12: .*Correct the YAML/s],
])('names the file and the mistake: %s', async (_, text, message) => {
  await expect(loadEntities(write('entities.yaml', text))).rejects.toThrow(message);
});
