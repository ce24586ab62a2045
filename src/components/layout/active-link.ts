import { isExternal, isPathPrefix, isSamePath } from '@/lib/href';
import type { BarLink } from './nav-link';

/**
 * Returns true if a navbar link is active on a page: if its pattern or base path matches, or without them, if it links to
 * the page or one of its ancestors. A link to the root is active only there.
 */
export function isActiveLink(
  { path, activeSidebar, activeBasePath, activeBaseRegex, choice }: BarLink,
  current: string,
): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex, 'i').test(current);
  if (activeBasePath !== undefined) return current.startsWith(activeBasePath);
  if (activeSidebar !== undefined || choice || isExternal(path)) return false;
  const [page = '/'] = path.split(/[?#]/);
  return isSamePath(page, current) || (page !== '/' && isPathPrefix(page, current));
}
