import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRendering } from '@/export/start-rendering';

const started = vi.hoisted((): string[] => []);

vi.mock('@/export/command', () => ({
  runCommand: (name: string) => Promise.resolve(started.push(name)),
  runStaged: (name: string) => {
    started.push(name);
    return { first: Promise.resolve(), all: Promise.resolve('') };
  },
}));

let root = '';

beforeEach(() => {
  started.length = 0;
  root = mkdtempSync(path.join(tmpdir(), 'start-rendering-'));
  mkdirSync(path.join(root, 'src/generated'), { recursive: true });
  writeFileSync(path.join(root, 'src/generated/pets.model.json'), '{"isLarge":true,"prose":[]}');
});

afterEach(() => rmSync(root, { recursive: true }));

it('renders large specs only once Next.js has exported its pages, so that not all processes need their memory at once', async () => {
  let finishExport = () => {};
  const exported = new Promise<void>((resolve) => (finishExport = resolve));
  const { all } = await startRendering(root, {}, exported);
  expect(started).toEqual(['export/render-docs']);
  finishExport();
  await all;
  const specs = Array<string>(Math.min(2, availableParallelism())).fill('export/render-specs');
  expect(started).toEqual(['export/render-docs', ...specs]);
});

it('renders no large spec if Next.js fails', async () => {
  const exported = Promise.reject(new Error('no export'));
  exported.catch(() => undefined);
  const { all } = await startRendering(root, {}, exported);
  await expect(all).rejects.toThrow('no export');
  expect(started).toEqual(['export/render-docs']);
});
