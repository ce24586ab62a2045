/** Finds the first element whose id differs from an anchor only in case. */
export function findSimilarElement(anchor: string): HTMLElement | undefined {
  const wanted = fold(anchor);
  return [...document.querySelectorAll<HTMLElement>('main [id]')].find(({ id }) => fold(id) === wanted);
}

/** Removes differences of case, and of how an accent is encoded. */
export function fold(anchor: string): string {
  return anchor.normalize().toLowerCase();
}
