import { isExternal, isPathPrefix, isSamePath } from '@/lib/href';
import type { BarLink } from './nav-link';

/** True where a link of the bar is active: by its pattern, by its base path, else on its page and below it; the root only on itself. */
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
