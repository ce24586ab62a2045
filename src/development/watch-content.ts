import path from 'node:path';
import { getContentFiles } from '@/content/list-content-files';
import { EndedError, LimitedProcess } from '@/lib/run-tasks-in-limited-process';
import { toBatches, watchFiles } from './watch-files-and-batches';
import type { CheckWork } from './content-check-worker';
import { toLimitError } from './render-process';
import type { Failures } from './render-worker';
import { runStepWorker } from '@/export/run-step-worker';
import { toSeconds } from '@/export/run-steps-and-programs';
import { toMessage } from '@/lib/error-messages-and-system-errors';

const folder = 'content';

/** Matches the code that determines documents and texts. */
const code = /^(?:contentlayer\.config\.ts$|src\/(?:content|lib|markdown|messages|site)\/|src\/site\.config\.ts$)/;
/** Queued with the names of changed files: rebuilds all pages. */
const everything = Symbol('everything');
const limits = { seconds: 300, megabytes: 2048 };

interface Settings {
  prepared: Promise<boolean>;
  /** Builds the documents of edited files, and returns their errors. */
  build: (files: string[]) => Promise<Failures>;
  /** Shows an edit, and the problems as texts. */
  show: (problems: string[]) => Promise<void>;
}

interface ContentWatcher {
  /** Resolves when no later edit is missed. */
  ready: Promise<void>;
  /** Checks all pages. It is called for the first time when there is time, and then after specs have changed. */
  check: () => void;
  /** Ends a check that is running, because an edit makes it outdated and needs the processor. `check` must follow. */
  stop: () => void;
  /** Makes the next build or check run the current code. Builds all pages again if their code is among the changed files. */
  restart: (files: string[]) => void;
}

/**
 * Rebuilds edited pages, or all pages when the code that builds them changes. Then reports problems in text and links, followed
 * by problems in samples, in a process of their own. Nothing is built before `prepared`, which resolves to false if the pages could
 * not be built; then builds each of them. Replaces Contentlayer's own watcher, which deletes and writes every document for each edit.
 */
export function watchContent({ prepared, build, show }: Settings): ContentWatcher {
  const checker = new LimitedProcess<CheckWork, string[]>(new URL('./content-check-worker.ts', import.meta.url));
  const found = { failures: {} as Failures, pages: [] as string[], samples: [] as string[] };
  let shown: string[] = [];
  let isOutdated = false;
  let isChecking = false;

  const buildFiles = async (files: string[]) => {
    try {
      Object.assign(found.failures, await build(files));
    } catch (error) {
      for (const file of files) found.failures[file] = toText(error);
    }
  };
  const buildAll = async () => {
    found.failures = {};
    // The step stops at an unexpected error. The renderer builds the other files.
    await runStepWorker('content', ['without-texts'], { quiet: true }).catch(() => buildFiles(getContentFiles(folder)));
    isOutdated = false;
  };
  const check = toBatches<CheckWork>(async (parts) => {
    for (const what of parts) {
      isChecking = true;
      const result = await checker.run(what, limits, toLimitError(`checking ${folder}`, limits)).catch(toTexts);
      isChecking = false;
      // What has ended the check starts it again.
      if (result === undefined) return;
      found[what] = result;
      const failures = Object.values(found.failures).filter((text) => text !== undefined);
      const texts = [...failures, ...found.pages, ...found.samples];
      for (const text of texts.filter((text) => !shown.includes(text))) process.stderr.write(`${text}\n`);
      if (texts.join('\n') === shown.join('\n')) continue;
      shown = texts;
      await show(shown);
    }
  });
  const checkAll = () => {
    check('pages');
    check('samples');
  };
  const stop = () => {
    if (isChecking) checker.end();
  };
  const add = toBatches<string | symbol>(async (names) => {
    await prepared;
    stop();
    const start = performance.now();
    const files = names.filter((name) => typeof name === 'string');
    isOutdated ||= names.includes(everything);
    const isComplete = isOutdated;
    await (isComplete ? buildAll() : buildFiles(files));
    const what = isComplete || files.length !== 1 ? folder : path.join(folder, files[0] ?? '');
    process.stdout.write(`${what} ${toSeconds(start)}\n`);
    // Show the edit before checking it.
    await show(shown);
    checkAll();
  });

  const ready = watchFiles(folder, (file, event) => {
    if (!event.endsWith('Dir')) add(path.relative(folder, file).split(path.sep).join('/'));
  });
  // An error in one page does not stop the others.
  void prepared.then((isBuilt) => {
    for (const file of isBuilt ? [] : getContentFiles(folder)) add(file);
  });
  const restart = (files: string[]) => {
    checker.end();
    if (files.some((file) => code.test(file))) add(everything);
    else checkAll();
  };
  return { ready, check: checkAll, stop, restart };
}

/** Returns why a check failed. Undefined if it was ended. */
function toTexts(error: unknown): string[] | undefined {
  return error instanceof EndedError ? undefined : [toText(error)];
}

function toText(error: unknown): string {
  return `error ${toMessage(error)}`;
}
