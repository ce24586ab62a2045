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
