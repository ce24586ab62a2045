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

/** Finds the first element whose id differs from an anchor only in case. */
export function findSimilarElement(anchor: string): HTMLElement | undefined {
  const wanted = fold(anchor);
  return [...document.querySelectorAll<HTMLElement>('main [id]')].find(({ id }) => fold(id) === wanted);
}

/** Removes differences of case, and of how an accent is encoded. */
export function fold(anchor: string): string {
  return anchor.normalize().toLowerCase();
}
