/**
 * True for the page of a folder itself: it is called `index`, `readme`, or as the folder is. Both names come without an ending and
 * without a number that orders them.
 */
export function isFolderIndex(name: string, folder?: string): boolean {
  return ['index', 'readme', folder?.toLowerCase()].includes(name.toLowerCase());
}

/** A name cut at the number that a writer has put in front to order files: `02-intro`. Dates and versions are names. */
export function cutNumber(name: string): { number?: number; name: string } {
  if (/^\d+[-_.]\d/.test(name)) return { name };
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  return rest === undefined ? { name } : { number: Number(number), name: rest };
}

/** A path without such numbers: `01-guides/02-intro` is `guides/intro`. */
export function withoutNumbers(path: string): string {
  return path
    .split('/')
    .map((name) => cutNumber(name).name)
    .join('/');
}
