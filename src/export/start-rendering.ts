import { open, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isLargeModel } from '@/openapi/model-text';
import { runCommand, runStaged } from './command';
import { runTogether } from './step';

/** The maximum number of processes that render large specs. More would only slow each other down, because each needs memory. */
const mostProcesses = 2;

/**
 * The folders of rendered files that wait for the export by Next.js: `docs` for pages of the docs, and `rest` for all others.
 */
export const pending = { docs: '.cache/pending-docs', rest: '.cache/pending' };

/**
 * Starts rendering the docs and then the search index, and large specs once Next.js has exported its pages: Next.js and the docs
 * use both cores of a small machine until then, and each of these processes needs hundreds of megabytes. `docs` resolves when the
 * docs can be inserted, and `all` when everything is rendered.
 */
export async function startRendering(
  root: string,
  env: Record<string, string>,
  exported: Promise<unknown>,
): Promise<{ docs: Promise<unknown>; all: Promise<unknown> }> {
  for (const name of Object.values(pending)) await rm(path.join(root, name), { recursive: true, force: true });
  const options = { quiet: true, env: { ...env, NODE_ENV: 'production' }, cwd: root };
  const count = (await hasLargeSpec(root)) ? Math.min(mostProcesses, availableParallelism()) : 0;
  const shares = Array.from({ length: count }, async (_, share) => {
    await exported;
    return runCommand('export/render-specs', [pending.rest, String(share), String(count)], options);
  });
  const docs = runStaged('export/render-docs', [pending.docs, pending.rest], options);
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

/** Reads only the beginning of a file, because a model may be a hundred megabytes large. */
async function readBeginning(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  await handle.close();
  return buffer.toString('latin1', 0, bytesRead);
}
