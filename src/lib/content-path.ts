/**
 * Returns true for the page of a folder: its name is `index`, `readme`, or that of the folder. Both names come without
 * an extension and without a number for sorting.
 */
export function isFolderIndex(name: string, folder?: string): boolean {
  return ['index', 'readme', folder?.toLowerCase()].includes(name.toLowerCase());
}

/** Splits a name after the number that sorts files: `02-intro`. Numbers of dates and versions belong to the name. */
export function cutNumber(name: string): { number?: number; name: string } {
  if (/^\d+[-_.]\d/.test(name)) return { name };
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  return rest === undefined ? { name } : { number: Number(number), name: rest };
}

/** Removes the numbers for sorting from a path: `01-guides/02-intro` becomes `guides/intro`. */
export function withoutNumbers(path: string): string {
  return path
    .split('/')
    .map((name) => cutNumber(name).name)
    .join('/');
}
