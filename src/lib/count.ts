/** A number with its noun, for terminals: `1 warning`, `2 warnings`. */
export function toCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
