/** Returns the maximum for each value so that their sum stays within a limit: small values stay, the largest are cut. */
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
