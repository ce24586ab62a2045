import { placeholders } from '@/lib/exported-html';

/**
 * The pages that Next.js exports, with placeholders, for all pages with the same styles and scripts, each with its path in the
 * export. It ends in a placeholder unless the shell is for one page only. Each shell has a route in `src/app/`.
 */
export const shells = {
  home: '/',
  docs: `/${placeholders.path}/`,
  plain: '/a-z/',
  api: `/api/${placeholders.path}/`,
  print: `/print/api/${placeholders.path}/`,
  explainer: '/reference/payload/',
  notFound: '/404.html',
};

export type ShellName = keyof typeof shells;

/** Returns the path from which the body of a page is loaded. The page for unknown addresses has only that of its file. */
export function toBodyPath(name: ShellName, path: string): string {
  return name === 'notFound' ? shells.notFound : path;
}
