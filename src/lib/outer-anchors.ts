/** Returns the outer anchors of an anchor, nearest first. */
export function toOuterAnchors(anchor: string): string[] {
  const outer = anchor.replace(/[.:=~][^.:=~]*$/, '');
  return outer === anchor ? [] : [outer, ...toOuterAnchors(outer)];
}
