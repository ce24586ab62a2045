/** Pairs the items of two lists, and those without a counterpart. */
export interface Matches<Before, After> {
  pairs: [Before, After][];
  removed: Before[];
  added: After[];
}

/**
 * Pairs the items of two lists that have the same key: first those with the same first key, then those of the rest with the same second
 * key, and so on. An item without a key, or whose key several have, stays for the next one.
 */
export function match<Before, After>(
  before: readonly Before[],
  after: readonly After[],
  ...keys: [(item: Before, index: number) => string | undefined, (item: After, index: number) => string | undefined][]
): Matches<Before, After> {
  const matches: Matches<Before, After> = { pairs: [], removed: [...before], added: [...after] };
  for (const [toOld, toNew] of keys) {
    const [old, now] = [toUnique(matches.removed, toOld), toUnique(matches.added, toNew)];
    for (const [key, item] of old) {
      const other = now.get(key);
      if (other === undefined) continue;
      matches.pairs.push([item, other]);
      matches.removed = matches.removed.filter((one) => one !== item);
      matches.added = matches.added.filter((one) => one !== other);
    }
  }
  return matches;
}

/** Returns the items by key, without those whose key another one has too. */
function toUnique<Item>(
  items: readonly Item[],
  toKey: (item: Item, index: number) => string | undefined,
): Map<string, Item> {
  const found = new Map<string, Item>();
  const repeated = new Set<string>();
  for (const [index, item] of items.entries()) {
    const key = toKey(item, index);
    if (key === undefined) continue;
    if (found.has(key)) repeated.add(key);
    found.set(key, item);
  }
  for (const key of repeated) found.delete(key);
  return found;
}
