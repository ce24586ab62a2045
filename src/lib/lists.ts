/** Groups items by a key, in the order in which the keys first occur. Node.js 20 has no `Map.groupBy`. */
export function groupBy<Item>(items: readonly Item[], toKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns the first item of each key. */
export function distinctBy<Item>(items: readonly Item[], toKey: (item: Item) => string): Item[] {
  return [...groupBy(items, toKey).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}

/** Divides items into lists of at most `most`. */
export function toChunks<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most));
}

/**
 * Divides items into lists of at most `most`, none of which is larger than `room`, the sum of the sizes of its items. A larger item has
 * a list of its own.
 */
export function toFittingLists<Item>(
  items: readonly Item[],
  toSize: (item: Item) => number,
  room: number,
  most = Infinity,
): Item[][] {
  const lists: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const size = toSize(item);
    if (lists.length === 0 || size > left || lists.at(-1)?.length === most) {
      lists.push([]);
      left = room;
    }
    lists.at(-1)?.push(item);
    left -= size;
  }
  return lists;
}

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

/** Returns the maximum to which each size must be cut so that their sum stays within a limit; Infinity if it already does. */
export function getLevel(sizes: readonly number[], sum: number): number {
  const sorted = [...sizes].sort((one, other) => one - other);
  let rest = sum;
  for (const [index, size] of sorted.entries()) {
    const share = rest / (sorted.length - index);
    if (size > share) return Math.floor(share);
    rest -= size;
  }
  return Infinity;
}

/** Returns the shortest items, as many as fit into a length together. */
export function takeShortest<Item>(items: readonly Item[], toLength: (item: Item) => number, most: number): Set<Item> {
  let rest = most;
  const byLength = items.toSorted((one, other) => toLength(one) - toLength(other));
  return new Set(byLength.filter((item) => (rest -= toLength(item)) >= 0));
}
