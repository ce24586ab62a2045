/** Runs an action for each item, `parallel` at a time. Joins the lists that the actions return, in the order of the items. */
export async function gather<T, R>(
  items: T[],
  action: (item: T) => Promise<R[]>,
  { parallel = 8 }: { parallel?: number } = {},
): Promise<R[]> {
  const queue = [...items.entries()];
  const results: R[][] = [];
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) results[entry[0]] = await action(entry[1]);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results.flat();
}
