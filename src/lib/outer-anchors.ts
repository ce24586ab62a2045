/** Returns the outer anchors of an anchor, nearest first. */
export function toOuterAnchors(anchor: string): string[] {
  const outer = anchor.replace(/[.:=~][^.:=~]*$/, '');
  return outer === anchor ? [] : [outer, ...toOuterAnchors(outer)];
}

/** Finds what has an anchor, otherwise what has the nearest anchor around it: `createPet` for `createPet.body.name`. */
export function findAround<T>(anchor: string, items: ReadonlyMap<string, T>): T | undefined {
  const found = [anchor, ...toOuterAnchors(anchor)].find((own) => items.has(own));
  return found === undefined ? undefined : items.get(found);
}
