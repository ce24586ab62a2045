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

/**
 * Pairs the items without a counterpart that are at least half similar, the most similar ones first. If as many are left on both sides,
 * those in the same position are pairs.
 */
export function matchSimilar<Before, After>(
  { pairs, removed, added }: Matches<Before, After>,
  toSimilarity: (one: Before, other: After) => number,
): Matches<Before, After> {
  const candidates = removed.flatMap((one) => added.map((other) => ({ one, other, score: toSimilarity(one, other) })));
  const [old, now] = [new Set(removed), new Set(added)];
  const found = [...pairs];
  const pair = (one: Before, other: After) => {
    if (old.delete(one) && now.delete(other)) found.push([one, other]);
  };
  for (const { one, other, score } of candidates.sort((first, second) => second.score - first.score))
    if (score >= 0.5 && old.has(one) && now.has(other)) pair(one, other);
  const rest = [...now];
  if (old.size === rest.length)
    [...old].forEach((one, index) => rest.slice(index, index + 1).forEach((other) => pair(one, other)));
  return { pairs: found, removed: [...old], added: [...now] };
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
