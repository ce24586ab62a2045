import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { loadFingerprint } from '@/lib/hash-values-and-project-code';
import { forgetMemos } from '@/lib/memo';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

let root: string;

const write = (name: string, content: string) => writeFile(path.join(root, name), content);

beforeEach(() => {
  root = makeFolder({
    'src/content/includes.ts': 'export const line = 1;',
    'openapi/pets/openapi.yaml': 'openapi: 3.1.0',
  });
});

it.each([
  ['any module', 'src/content/includes.ts', 'export const line = 2;'],
  ['a new module', 'src/lib/line.ts', ''],
  ['a rule for specs', 'openapi/rules/x.mjs', ''],
  ['the catalog of texts', 'tsconfig.json', '{"paths": {"@/messages": ["./src/messages/de.ts"]}}'],
  ['the packages', 'package-lock.json', '{}'],
])('a fingerprint changes with %s, once all values are forgotten', async (_what, file, content) => {
  const before = await loadFingerprint(root);
  write(file, content);
  expect(await loadFingerprint(root)).toBe(before);
  forgetMemos();
  expect(await loadFingerprint(root)).not.toBe(before);
});

it.each(['src/.generated-Ab1Cd2/pets.ts', 'src/.generated-Ab1Cd2-old/pets.ts'])(
  'a fingerprint is the same while another process replaces the generated files: %s',
  async (file) => {
    const before = await loadFingerprint(root);
    write(file, 'export type Pet = string;');
    forgetMemos();
    expect(await loadFingerprint(root)).toBe(before);
  },
);

it('a fingerprint contains further files only if they are named, and no generated file', async () => {
  const before = await loadFingerprint(root);
  const ofPets = await loadFingerprint(root, ['openapi/pets']);
  write('openapi/pets/openapi.yaml', 'openapi: 3.0.0');
  write('src/generated/pets.json', '{}');
  forgetMemos();
  expect(await loadFingerprint(root)).toBe(before);
  expect(await loadFingerprint(root, ['openapi/pets'])).not.toBe(ofPets);
});
