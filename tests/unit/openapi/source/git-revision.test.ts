import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRevision } from '@/openapi/source/git-revision';
import { toDocument } from '../project';
import { git, makeRepository } from '../repository';

it('extracts the specs of a revision, and leaves nothing behind', async () => {
  const { root } = await makeRepository([toDocument('', 'Old'), 'v1'], [toDocument('', 'New')]);
  const listeners = process.listenerCount('exit');
  const { folder, remove } = await loadRevision(root, 'v1');
  expect(await readFile(join(folder, 'openapi/pets/openapi.yaml'), 'utf8')).toContain('title: Old');
  expect(process.listenerCount('exit')).toBe(listeners + 1);
  await remove();
  expect(existsSync(folder)).toBe(false);
  await git(root, 'rm', '--quiet', '-r', 'openapi');
  await git(root, 'commit', '--quiet', '--message=None');
  await expect(loadRevision(root, 'main')).rejects.toThrow('the revision "main" has no folder openapi/');
  expect(process.listenerCount('exit')).toBe(listeners);
});
