import { open, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runStepWorker } from './run-step-worker';
import { isLargeModel } from '@/openapi/serialize-model';
import { runTogether } from './run-steps-and-programs';

/** The maximum number of processes that render large specs. More would only slow each other down, because each needs memory. */
const mostProcesses = 2;

/** The folder of rendered pages and files that wait for the shells. */
export const pending = '.cache/pending';

/**
 * Renders all pages and files. With a large spec, several processes share the work: the first starts at once, and the others after
 * the export by Next.js, because each of them needs hundreds of megabytes.
 */
export async function renderInProcesses(
  root: string,
  env: Record<string, string>,
  exported: Promise<unknown>,
): Promise<void> {
  await rm(path.join(root, pending), { recursive: true, force: true });
  const options = { quiet: true, env: { ...env, NODE_ENV: 'production' }, cwd: root };
  const count = (await hasLargeSpec(root)) ? Math.min(mostProcesses, availableParallelism()) : 1;
  const shares = Array.from({ length: count }, async (_, share) => {
    if (share > 0) await exported;
    return runStepWorker('render', [pending, String(share), String(count)], options);
  });
  await runTogether(...shares);
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
