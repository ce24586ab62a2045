/**
 * Returns true for the index page of a folder: its name is `index`, `readme`, or the name of the folder. Both names are
 * passed without extension and sort number.
 */
export function isFolderIndex(name: string, folder?: string): boolean {
  return ['index', 'readme', folder?.toLowerCase()].includes(name.toLowerCase());
}

/** Returns the file below `content/` that a writer means: `guides/x.md` for `guides/x`, `guides/x/`, or `content/guides/x.md`. */
export function toPageFile(name: string): string {
  const path = name.replace(/\\/g, '/').replace(/^(?:\.\/)?(?:content\/)?\/*/, '');
  return `${path.replace(/(?:\.md|\/)$/, '')}.md`;
}

/** Splits a sort number such as `02-` off a file name. Dates and version numbers remain in the name. */
export function cutNumber(name: string): { number?: number; name: string } {
  if (/^\d+[-_.]\d/.test(name)) return { name };
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  return rest === undefined ? { name } : { number: Number(number), name: rest };
}

/** Removes the sort numbers from a path: `01-guides/02-intro` becomes `guides/intro`. */
export function withoutNumbers(path: string): string {
  return path
    .split('/')
    .map((name) => cutNumber(name).name)
    .join('/');
}

/** Returns true for the path of a hidden file, or of a file in a hidden folder. Editors and Git write such files. */
export function isHidden(path: string): boolean {
  return /(?:^|\/)\./.test(path);
}

/** A segment in the path of a page: letters and digits of any script, ".", "_", "~", and "-", but not "." or ".." alone. */
export const segmentPattern = String.raw`(?!\.\.?(?:[/?#]|$))[\p{L}\p{M}\p{N}._~-]+`;
