import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findMissing } from '../prepare';

it('a new clone lacks specs and documents, and each is built only if it is missing', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'prepare-'));
  const commands = findMissing(clone);
  expect(commands).toEqual(['src/cli/build-openapi.ts', 'src/cli/build-content.ts']);
  for (const command of commands) expect(existsSync(command)).toBe(true);
  mkdirSync(path.join(clone, 'src/generated'), { recursive: true });
  writeFileSync(path.join(clone, 'src/generated/services.json'), '{}');
  expect(findMissing(clone)).toEqual(['src/cli/build-content.ts']);
});

it('the tests run with specs and documents', () => {
  expect(findMissing('.')).toEqual([]);
});

it('temporary files are in the folder that is removed after the tests', () => {
  expect(path.basename(mkdtempSync(path.join(tmpdir(), 'x-')).replace(/\/x-[^/]*$/, ''))).toMatch(/^unit-/);
});
