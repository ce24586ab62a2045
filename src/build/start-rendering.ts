import { open, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isLargeModel } from '@/spec/model-text';
import { runCommand, runStaged } from './command';
import { runTogether } from './step';

/** The largest number of processes that render large specs. More of them would only wait for each other's memory. */
const mostProcesses = 2;

/**
 * The folders of rendered pages and other files that wait for the export of Next.js: those of the docs, and all others.
 */
export const pending = { docs: '.cache/pending-docs', rest: '.cache/pending' };

/** Starts rendering: the docs, which may be inserted first, then the search index, and large specs at the same time. */
export async function startRendering(
  root: string,
  env: Record<string, string>,
): Promise<{ docs: Promise<unknown>; all: Promise<unknown> }> {
  for (const name of Object.values(pending)) await rm(path.join(root, name), { recursive: true, force: true });
  const options = { quiet: true, env: { ...env, NODE_ENV: 'production' }, cwd: root };
  const count = (await hasLargeSpec(root)) ? Math.min(mostProcesses, availableParallelism()) : 0;
  const shares = Array.from({ length: count }, (_, share) =>
    runCommand('build/render-specs', [pending.rest, String(share), String(count)], options),
  );
  const docs = runStaged('build/render-docs', [pending.docs, pending.rest], options);
  return { docs: docs.first, all: runTogether(docs.all, ...shares) };
}

/** Returns true if any spec is large enough to need separate processes. */
async function hasLargeSpec(root: string): Promise<boolean> {
  const folder = path.join(root, 'src/generated');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.model.json'))) {
    if (isLargeModel(await readBeginning(path.join(folder, name)))) return true;
  }
  return false;
}

/** Reads only the beginning of a file, because a model may have a hundred megabytes. */
async function readBeginning(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  await handle.close();
  return buffer.toString('latin1', 0, bytesRead);
}
