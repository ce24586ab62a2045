import { watch, type ChokidarOptions } from 'chokidar';
import path from 'node:path';
import { documentCode } from '@/docs/documents';
import { UserError } from '@/lib/fail';
import { LimitedProcess } from '@/lib/limited-process';
import { toBatches } from './batches';
import { printWarnings } from './prepare';
import type { PageProblems } from './page-worker';
import { runProgram, toSeconds } from './step';

const folder = 'content';
/** Among the names of changed files: the code that builds them has changed. */
const code = Symbol('code');
const limits = { seconds: 300, megabytes: 2048 };

/** Somebody may be in the middle of writing a file. */
export const whenWritten: ChokidarOptions = {
  ignoreInitial: true,
  awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
};

/**
 * Builds the pages that are edited, and all of them when the code that builds them is, and tells what is wrong with them
 * then. Instead of Contentlayer's own watcher, which deletes and writes every document for each edit.
 */
export async function watchContent(show: (problems: string[]) => Promise<void>): Promise<void> {
  const builder = new LimitedProcess<string[], PageProblems>(new URL('./page-worker.ts', import.meta.url));
  let problems: PageProblems = {};
  let isOutdated = false;

  const buildAll = async () => {
    builder.end();
    try {
      printWarnings(await runProgram('tsx', ['src/cli/content.ts'], { quiet: true }));
      problems = {};
      isOutdated = false;
    } catch (error) {
      problems = { [folder]: toText(error) };
    }
  };
  const build = async (files: string[]) => {
    try {
      Object.assign(problems, await builder.run(files, limits, (limit) => toError(limit, files)));
    } catch (error) {
      for (const file of files) problems[file] = toText(error);
    }
  };
  // Loading what builds a page takes a second, which the next edit need not wait for.
  const warmUp = () => build([]);
  const add = toBatches<string | typeof code>(async (changed) => {
    const start = performance.now();
    const files = changed.filter((name) => name !== code);
    isOutdated ||= files.length < changed.length;
    await (isOutdated ? buildAll() : build(files));
    const texts = Object.values(problems).filter((text) => text !== undefined);
    const what = isOutdated || files.length !== 1 ? folder : path.join(folder, files[0] ?? '');
    process.stdout.write(`${what} ${toSeconds(start)}\n`);
    for (const text of texts) process.stderr.write(`error ${text}\n`);
    await show(texts);
    if (changed.includes(code)) await warmUp();
  });

  watch(folder, whenWritten).on('all', (event, file) => {
    if (!event.endsWith('Dir')) add(path.relative(folder, file).split(path.sep).join('/'));
  });
  watch(documentCode, whenWritten).on('all', () => add(code));
  await warmUp();
}

function toError(limit: 'time' | 'memory', files: string[]): Error {
  const what = limit === 'time' ? `took longer than ${limits.seconds} s` : `needs more than ${limits.megabytes} MB`;
  return new UserError(`building ${files.join(', ')} ${what}\n  Save it again with less of the last edit.`);
}

function toText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
