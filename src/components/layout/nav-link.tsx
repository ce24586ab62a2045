'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isPathPrefix, isSamePath } from '@/lib/href';
import type { NavLink as NavLinkModel } from '@/site/navigation';
import { ExternalMark } from '../ui/external-mark';

/** A link of the bar, marked where it is active. A sidebar's link is marked by the page that shows the sidebar, in CSS. */
export function NavLink({ link, className = link.button ? 'button-primary' : 'nav-link' }: { link: NavLinkModel; className?: string }) {
  const path = usePathname();
  if (link.external) {
    return (
      <a href={link.href} className={className} target="_blank" rel="noopener noreferrer">
        {link.label}
        <ExternalMark icon={!link.button} />
      </a>
    );
  }
  return (
    <Link
      href={link.path}
      prefetch={false}
      className={className}
      data-active={(link.activeSidebar === undefined && isActive(link.path, path)) || undefined}
      data-sidebar-link={link.activeSidebar}
      aria-current={isSamePath(link.path, path) ? 'page' : undefined}
    >
      {link.label}
    </Link>
  );
}

/** A link is active on its page and below it; the root only on itself. */
function isActive(link: string, path: string): boolean {
  return isSamePath(link, path) || (link !== '/' && isPathPrefix(link, path));
}
