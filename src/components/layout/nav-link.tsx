'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { toShownPath } from '@/lib/placeholders';
import { isSamePath, toHref } from '@/lib/href';
import type { NavLink as NavLinkModel } from '@/site/navigation';
import { ExternalMark } from '../ui/icon';
import { isActiveLink } from './active-link';

/** What the bar has of a link; `href` is left out where it follows from the path. */
export type BarLink = Omit<NavLinkModel, 'html' | 'href'> & { href?: string };

/** A link of the bar, marked where it is active. A sidebar's link is marked by the page that shows the sidebar, in CSS. */
export function NavLink({ link, className, children }: { link: BarLink; className: string; children?: ReactNode }) {
  const path = toShownPath(usePathname());
  const external = link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      href={link.href ?? toHref(link.path)}
      className={className}
      lang={link.lang}
      data-active={isActiveLink(link, path) || undefined}
      data-sidebar-link={link.activeSidebar}
      aria-current={!link.external && isSamePath(link.path, path) ? 'page' : undefined}
      {...external}
      {...link.choice}
    >
      {children ?? link.label}
      {link.external && <ExternalMark />}
    </a>
  );
}
