'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/href';
import { ExternalMark } from '../ui/icon';
import type { ShownLink } from '@/site/navbar-for-browser';
import { toActive, toCurrent } from './is-active-navbar-link';

/** A link of the navbar without the content that can replace its label. */
export type BarLink = Omit<ShownLink<never>, 'content'>;

/** The classes of a navbar link or of the button of a navbar menu. */
export const navLinkClassName = 'nav-link';

/** A navbar link, marked if it is active. A link to a sidebar is marked by site.css on pages that show the sidebar. */
export function NavLink({
  link,
  className,
  hasMark = true,
  children,
}: {
  link: BarLink;
  className: string;
  /** Whether an icon marks external links. */
  hasMark?: boolean;
  children?: ReactNode;
}) {
  const path = usePathname();
  const external = link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      href={link.href ?? toHref(link.path)}
      className={className}
      lang={link.lang}
      data-active={toActive([link], path)}
      data-sidebar-link={link.activeSidebar}
      aria-current={toCurrent(link, path)}
      {...external}
      {...link.choice}
    >
      {children ?? link.label}
      {link.external && <ExternalMark icon={hasMark} />}
    </a>
  );
}
