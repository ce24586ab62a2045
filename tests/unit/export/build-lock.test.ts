import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isLocked, withLock } from '@/export/build-lock';
import { makeFolder } from '../temporary-folder';

const makeRoot = (owner?: number) => {
  const root = makeFolder();
  mkdirSync(path.join(root, '.cache'));
  if (owner !== undefined) writeFileSync(path.join(root, '.cache/build.lock'), String(owner));
  return root;
};

it('withLock fails while another process builds in the folder, and leaves its file', async () => {
  const root = makeRoot(process.ppid);
  await expect(withLock(() => Promise.resolve('built'), root)).rejects.toThrow(
    `another build is running in this folder, with the process ID ${process.ppid}\n  Wait until it has ended. If it is no build, remove .cache/build.lock.`,
  );
  expect(existsSync(path.join(root, '.cache/build.lock'))).toBe(true);
  expect(isLocked(path.join(root, '.cache/build.lock'))).toBe(true);
});

it('withLock builds after a build that was killed, and removes its file even if the build fails', async () => {
  // No system has a process with this ID.
  const root = makeRoot(2 ** 30);
  expect(isLocked(path.join(root, '.cache/build.lock'))).toBe(false);
  expect(await withLock(() => Promise.resolve('built'), root)).toBe('built');
  await expect(withLock(() => Promise.reject(new Error('broken')), root)).rejects.toThrow('broken');
  expect(existsSync(path.join(root, '.cache/build.lock'))).toBe(false);
});
