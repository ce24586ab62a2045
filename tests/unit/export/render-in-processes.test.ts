import { availableParallelism } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInProcesses } from '@/export/render-in-processes';
import { writeFile } from '@/lib/files';
import { makeFolder } from '../temporary-folder';

const started = vi.hoisted((): string[] => []);

vi.mock('@/export/run-step-worker', () => ({
  runStepWorker: (_name: string, [, share, shares]: string[]) => Promise.resolve(started.push(`${share} of ${shares}`)),
}));

let root = '';

const writeModel = (text: string) => writeFile(path.join(root, 'src/generated/pets.model.json'), text);

beforeEach(() => {
  started.length = 0;
  root = makeFolder();
});

const count = Math.min(2, availableParallelism());

it('renders small specs in one process', async () => {
  writeModel('{"isLarge":false,"prose":[]}');
  await renderInProcesses(root, {}, Promise.resolve());
  expect(started).toEqual(['0 of 1']);
});

it('starts more processes for a large spec only once Next.js is done, so that not all need their memory at once', async () => {
  writeModel('{"isLarge":true,"prose":[]}');
  let finishExport = () => {};
  const exported = new Promise<void>((resolve) => (finishExport = resolve));
  const rendered = renderInProcesses(root, {}, exported);
  await vi.waitFor(() => expect(started).toEqual([`0 of ${count}`]));
  finishExport();
  await rendered;
  expect(started).toEqual(Array.from({ length: count }, (_, share) => `${share} of ${count}`));
});

it('fails if Next.js fails', async () => {
  writeModel('{"isLarge":true,"prose":[]}');
  const exported = Promise.reject(new Error('no export'));
  exported.catch(() => undefined);
  await expect(renderInProcesses(root, {}, exported)).rejects.toThrow('no export');
});
