/**
 * True for the page of a folder itself: it is called `index`, `readme`, or as the folder is. Both names come without an ending and
 * without a number that orders them.
 */
export function isFolderIndex(name: string, folder?: string): boolean {
  return ['index', 'readme', folder?.toLowerCase()].includes(name.toLowerCase());
}
