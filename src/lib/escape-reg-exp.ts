/** Returns the source of a regular expression that matches only a text. Node 20 has no `RegExp.escape`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
