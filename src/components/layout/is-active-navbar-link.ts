import { isExternal, isPathPrefix, isSamePath } from '@/lib/href';
import { isShellPath, placeholders } from '@/lib/page-ids-markers-and-placeholders';
import type { ShownLink } from '@/site/navbar-for-browser';

/** What determines whether a navbar link is active. */
export type LinkTarget = Pick<
  ShownLink<never>,
  'path' | 'external' | 'activeSidebar' | 'activeBasePath' | 'activeBaseRegex' | 'choice'
>;

/**
 * Returns true if a navbar link is active on a page: if its pattern or base path matches, or without them, if it links to
 * the page or one of its ancestors. A link to the root is active only there.
 */
export function isActiveLink(
  { path, activeSidebar, activeBasePath, activeBaseRegex, choice }: LinkTarget,
  current: string,
): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex, 'i').test(current);
  if (activeBasePath !== undefined) return current.startsWith(activeBasePath);
  if (activeSidebar !== undefined || choice || isExternal(path)) return false;
  const [page = '/'] = path.split(/[?#]/);
  return isSamePath(page, current) || (page !== '/' && isPathPrefix(page, current));
}

/** Returns true if a navbar link leads to a page itself. */
export function isCurrentLink({ path, external }: LinkTarget, current: string): boolean {
  return !external && isSamePath(path, current);
}

/** Returns `data-active` for a link or a menu with these links. In a shell, it is a placeholder with the links. */
export function toActive(links: LinkTarget[], current: string): string | true | undefined {
  return isShellPath(current) ? toPlaceholder(links) : links.some((link) => isActiveLink(link, current)) || undefined;
}

/** Returns `aria-current` for a link. In a shell, it is a placeholder with the link. */
export function toCurrent(link: LinkTarget, current: string): 'page' | undefined {
  // The build replaces the placeholder.
  if (isShellPath(current)) return toPlaceholder([link]) as 'page';
  return isCurrentLink(link, current) ? 'page' : undefined;
}

const targetNames: (keyof LinkTarget)[] = [
  'path',
  'external',
  'activeSidebar',
  'activeBasePath',
  'activeBaseRegex',
  'choice',
];

function toPlaceholder(links: LinkTarget[]): string {
  return placeholders.links + JSON.stringify(links, targetNames);
}
