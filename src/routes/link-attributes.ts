import { isActiveLink, isCurrentLink, type LinkTarget } from '@/components/layout/active-link';

/** Returns the value of an attribute of a navbar link or menu on a page. `links` are the links that determine it, as JSON. */
export function toLinkAttribute(name: string, links: string, path: string): string | undefined {
  const targets = JSON.parse(links) as LinkTarget[];
  if (name === 'data-active') return targets.some((link) => isActiveLink(link, path)) ? 'true' : undefined;
  return targets.some((link) => isCurrentLink(link, path)) ? 'page' : undefined;
}
