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
