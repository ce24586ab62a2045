/** Gathers what comes while work is being done, each thing once, and does it together afterwards. */
export function toBatches<T>(work: (items: T[]) => Promise<void>): (item: T) => void {
  const waiting = new Set<T>();
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    // What comes at the same moment is one piece of work from the beginning.
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
