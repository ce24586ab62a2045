import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFile } from '@/lib/files';
import { findMissing } from '../prepare';
import { makeFolder } from './temporary-folder';

it('a new clone lacks specs and documents, and each is built only if it is missing', () => {
  const clone = makeFolder();
  const commands = findMissing(clone);
  expect(commands).toEqual(['src/cli/build-openapi.ts', 'src/cli/build-content.ts']);
  for (const command of commands) expect(existsSync(command)).toBe(true);
  writeFile(path.join(clone, 'src/generated/services.json'), '{}');
  expect(findMissing(clone)).toEqual(['src/cli/build-content.ts']);
});

it('the tests run with specs and documents', () => {
  expect(findMissing('.')).toEqual([]);
});

it('temporary files are in the folder that is removed after the tests', () => {
  expect(path.basename(path.dirname(makeFolder()))).toMatch(/^unit-/);
});
