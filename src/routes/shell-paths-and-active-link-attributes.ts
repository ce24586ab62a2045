import { placeholders } from '@/lib/page-ids-markers-and-placeholders';
import { isActiveLink, isCurrentLink, type LinkTarget } from '@/components/layout/is-active-navbar-link';

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

/** Returns the value of an attribute of a navbar link or menu on a page. `links` are the links that determine it, as JSON. */
export function toLinkAttribute(name: string, links: string, path: string): string | undefined {
  const targets = JSON.parse(links) as LinkTarget[];
  if (name === 'data-active') return targets.some((link) => isActiveLink(link, path)) ? 'true' : undefined;
  return targets.some((link) => isCurrentLink(link, path)) ? 'page' : undefined;
}
