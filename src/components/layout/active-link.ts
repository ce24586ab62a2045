import { isExternal, isPathPrefix, isSamePath } from '@/lib/href';
import type { BarLink } from './nav-link';

/** Returns true if a navbar link is active: by its pattern, its base path, or on and below its page (the root: only on it). */
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
