/** Returns the key with the most items, the first one if several have as many. */
export function getMostFrequent<Item>(groups: Map<string, Item[]>): [string, Item[]] {
  let most: [string, Item[]] = ['', []];
  for (const entry of groups) if (entry[1].length > most[1].length) most = entry;
  return most;
}
