import { watch, type ChokidarOptions } from 'chokidar';
import path from 'node:path';
import { getContentFiles } from '@/content/check';
import { UserError } from '@/lib/fail';
import { LimitedProcess } from '@/lib/limited-process';
import { toBatches } from './batches';
import type { PageAnswer, PageWork } from './page-worker';
import { runWorker } from '@/export/workers';
import { toSeconds } from '@/export/step';
import { toMessage } from '@/lib/error-message';

const folder = 'content';

/** Matches the code that determines documents and texts. */
const code = /^(?:contentlayer\.config\.ts$|src\/(?:content|lib|markdown|messages|site)\/|src\/site\.config\.ts$)/;
/** Queued with the names of changed files: `code` rebuilds all pages, `specs` only repeats the checks. */
const changed = { code: Symbol('code'), specs: Symbol('specs') };
const limits = { seconds: 300, megabytes: 2048 };

/** Makes the watcher wait until a file is no longer being written. */
export const whenWritten: ChokidarOptions = {
  ignoreInitial: true,
  awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
};

interface ContentWatcher {
  /** Checks all pages. It is called for the first time when there is time, and then after specs have changed. */
  check: () => void;
  /** Makes the next build or check run the current code. Builds all pages again if their code is among the changed files. */
  restart: (files: string[]) => void;
}

/**
 * Rebuilds edited pages, or all pages when the code that builds them changes. Then reports problems in text and links, followed
 * by problems in samples. Unless `isBuilt`, builds all pages first. Replaces Contentlayer's own watcher, which deletes and writes every document for each edit.
 */
export function watchContent(isBuilt: boolean, show: (problems: string[]) => Promise<void>): ContentWatcher {
  const worker = new LimitedProcess<PageWork, PageAnswer>(new URL('./page-worker.ts', import.meta.url));
  const found = { failures: {} as Record<string, string | undefined>, pages: [] as string[], samples: [] as string[] };
  let shown: string[] = [];
  let isOutdated = false;

  const ask = (work: PageWork, what: string) => worker.run(work, limits, (limit) => toError(limit, what));
  const build = async (files: string[]) => {
    try {
      Object.assign(found.failures, await ask({ build: files }, files.join(', ')));
    } catch (error) {
      for (const file of files) found.failures[file] = toText(error);
    }
  };
  const buildAll = async () => {
    found.failures = {};
    // The command stops at an unexpected error. The worker builds the other files.
    await runWorker('content', [], { quiet: true }).catch(() => build(getContentFiles(folder)));
    isOutdated = false;
  };
  const check = async (what: 'pages' | 'samples') => {
    try {
      found[what] = (await ask({ check: what }, folder)) as string[];
    } catch (error) {
      found[what] = [toText(error)];
    }
    const failures = Object.values(found.failures).filter((text) => text !== undefined);
    const texts = [...failures, ...found.pages, ...found.samples];
    for (const text of texts.filter((text) => !shown.includes(text))) process.stderr.write(`${text}\n`);
    if (texts.join('\n') === shown.join('\n')) return;
    shown = texts;
    await show(shown);
  };
  const add = toBatches<string | symbol>(async (names) => {
    const start = performance.now();
    const files = names.filter((name) => typeof name === 'string');
    isOutdated ||= names.includes(changed.code);
    const isComplete = isOutdated;
    await (isComplete ? buildAll() : build(files));
    const what = isComplete || files.length !== 1 ? folder : path.join(folder, files[0] ?? '');
    process.stdout.write(`${what} ${toSeconds(start)}\n`);
    // Show the edit before checking it.
    await show(shown);
    await check('pages');
    await check('samples');
  });

  watch(folder, whenWritten).on('all', (event, file) => {
    if (!event.endsWith('Dir')) add(path.relative(folder, file).split(path.sep).join('/'));
  });
  // The worker returns the errors of each page, so an error in one page does not stop the others.
  for (const file of isBuilt ? [] : getContentFiles(folder)) add(file);
  const restart = (files: string[]) => {
    worker.end();
    if (files.some((file) => code.test(file))) add(changed.code);
  };
  return { check: () => add(changed.specs), restart };
}

function toError(limit: 'time' | 'memory', what: string): Error {
  const reason = limit === 'time' ? `took longer than ${limits.seconds} s` : `needs more than ${limits.megabytes} MB`;
  return new UserError(`building ${what} ${reason}\n  Undo some of the last edit and save again.`);
}

function toText(error: unknown): string {
  return `error ${toMessage(error)}`;
}
