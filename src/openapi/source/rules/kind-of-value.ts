/** Returns what a value is, with an article, in the words of YAML. */
export function toKindOfValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'boolean') return `\`${value}\``;
  return typeof value === 'number' ? 'a number' : 'a string';
}
