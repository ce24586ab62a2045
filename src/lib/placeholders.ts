/** The placeholders in an exported shell for what differs between its pages. */
export const placeholders = {
  /** The last segment in the path of the shell. */
  path: 'x0path0x',
  title: 'X0title0X',
  /** The path of the page, as a text. */
  page: '/X0page0X/',
  /** The start of an attribute whose value depends on the path. The links that determine it follow as JSON. */
  links: 'X0links0X',
};

/** Returns true for the path of a shell, in place of that of a page. A browser has only pages, so its scripts omit what is for shells. */
export function isShellPath(path: string): boolean {
  return typeof window === 'undefined' && path.includes(placeholders.path);
}
