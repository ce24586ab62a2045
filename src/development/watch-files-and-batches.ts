import { watch } from 'chokidar';
import { toFailureText } from '@/export/format-error-for-terminal';

/** A change of a file or, with an event that ends with `Dir`, of a folder. */
type OnChange = (file: string, event: string) => void;

/**
 * Calls a function with the path of everything that changes in files or folders from then on, once it is no longer being
 * written. Resolves when the watcher is ready. Prints why something cannot be watched, once because it often concerns every file.
 */
export function watchFiles(paths: string | string[], onChange: OnChange): Promise<void> {
  const watcher = watch(paths, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
  });
  let isFirst = true;
  watcher.on('error', (error) => {
    if (isFirst) process.stderr.write(`${toFailureText(error)}\n`);
    isFirst = false;
  });
  watcher.on('all', (event, file) => onChange(file, event));
  return new Promise((resolve) => watcher.on('ready', resolve));
}

/**
 * Creates a function that collects items without duplicates while work is running, and then processes them together.
 */
export function toBatches<T>(work: (items: T[]) => Promise<void>): (item: T) => void {
  const waiting = new Set<T>();
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    // Items that arrive at the same moment form one batch from the beginning.
    await new Promise(setImmediate);
    while (waiting.size > 0) {
      const items = [...waiting];
      waiting.clear();
      await work(items);
    }
    isBusy = false;
  };
  return (item) => {
    waiting.add(item);
    if (!isBusy) void run();
  };
}
