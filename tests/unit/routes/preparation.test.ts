import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { toDevelopmentFiles } from '@/lib/environment';
import { tellRendered, toLoader, whenPrepared } from '@/routes/preparation';

afterEach(() => vi.unstubAllEnvs());

/** Creates the files as `npm run dev` does. */
function writeFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'preparation-'));
  vi.stubEnv('DEVELOPMENT_FILES', folder);
  const files = toDevelopmentFiles(folder);
  for (const file of Object.values(files)) writeFileSync(file, '');
  return files;
}

it('whenPrepared waits until "npm run dev" has built specs and content', async () => {
  const { preparing } = writeFiles();
  const order: string[] = [];
  const page = whenPrepared().then(() => order.push('page'));
  await new Promise(setImmediate);
  order.push('prepared');
  rmSync(preparing);
  await page;
  expect(order).toEqual(['prepared', 'page']);
});

it('whenPrepared does not wait in a build', () => expect(whenPrepared()).resolves.toBeUndefined());

it('tellRendered removes the file that delays the checks of "npm run dev"', () => {
  const { unseen } = writeFiles();
  tellRendered();
  expect(existsSync(unseen)).toBe(false);
});

it('toLoader loads data once in a build, and for each request in development', async () => {
  let count = 0;
  const load = toLoader(async () => (count += 1));
  expect([await load(), await load()]).toEqual([1, 1]);
  vi.stubEnv('NODE_ENV', 'development');
  const { preparing } = writeFiles();
  const later = load();
  rmSync(preparing);
  expect([await later, await load()]).toEqual([2, 3]);
});
