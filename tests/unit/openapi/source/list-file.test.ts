import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadEntities } from '@/openapi/generated-pages/entities';
import { loadTasks } from '@/openapi/generated-pages/tasks';

function write(name: string, text: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'list-file-'));
  mkdirSync(path.join(root, 'openapi'));
  writeFileSync(path.join(root, 'openapi', name), text);
  return root;
}

it('lists the entries of a file of openapi/, and none without the file', async () => {
  const root = write('tasks.yaml', '- { title: Feed a cat, anchor: feed, tag: pets/Cats }');
  expect(await loadTasks(root)).toEqual([{ title: 'Feed a cat', anchor: 'feed', tag: 'pets/Cats' }]);
  expect(await loadEntities(root)).toEqual([]);
});

it.each([
  [
    'an entry without a key',
    '- { title: Cat, anchor: cat }',
    /openapi\/entities\.yaml.*entry 0\.names.*An entity has/s,
  ],
  ['broken YAML', '- { title: Cat', /openapi\/entities\.yaml.*Correct the YAML/s],
])('names the file and the mistake: %s', async (_, text, message) => {
  await expect(loadEntities(write('entities.yaml', text))).rejects.toThrow(message);
});
