import type { ChokidarOptions } from 'chokidar';

/** Makes the watcher wait until a file is no longer being written. */
export const whenWritten: ChokidarOptions = {
  ignoreInitial: true,
  awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
};

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
