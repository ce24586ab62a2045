import path from 'node:path';
import { bundlePrograms } from '@/lib/bundle-node-programs';
import { memo } from '@/lib/memo';
import type { StepName } from './step-worker';
import { stageDone } from './step-worker-messages';
import { runProgram, type RunOptions } from './run-steps-and-programs';

/** The program that runs a step, and the program that the step of the specs starts. */
const programs = ['src/export/step-worker.ts', 'src/openapi/source/spec-worker.ts'];

/**
 * Options of Node for some steps. Parsing makes millions of objects that are soon garbage, and a larger nursery collects them with less
 * processor time. Other steps would only need more memory.
 */
const nodeOptions: Partial<Record<StepName, string[]>> = { content: ['--max-semi-space-size=64'] };

/**
 * Runs a step in its own process and returns its output. The programs are bundled: loading hundreds of modules one by one would cost
 * each process 1.5 seconds of CPU time.
 */
export async function runStepWorker(step: StepName, args: string[], options: RunOptions = {}): Promise<string> {
  const bundle = await bundleWorker(options.cwd ?? '.');
  return runProgram('node', [...(nodeOptions[step] ?? []), bundle, step, ...args], options);
}

/** A running step that reports when its first stage is done. */
export interface StagedRun {
  /** Resolves after the first stage, or when the step ends. */
  first: Promise<unknown>;
  /** Resolves with the complete output. */
  all: Promise<string>;
}

/** Runs a step with two stages, because some callers only need the first. */
export function runStaged(step: StepName, args: string[], options: RunOptions): StagedRun {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  const all = runStepWorker(step, args, { ...options, onMessage: (message) => message === stageDone && tell() });
  return { first: Promise.race([told, all]), all };
}

/** The bundle of each project. */
const getBundles = memo(() => new Map<string, Promise<string>>());

/** Bundles the programs of a project. Returns the path of that which runs a step, relative to the project's root. */
function bundleWorker(root: string): Promise<string> {
  const bundle = getBundles().get(root) ?? bundlePrograms(root, programs);
  getBundles().set(root, bundle);
  return bundle.then((folder) => path.join(folder, 'step-worker.mjs'));
}
