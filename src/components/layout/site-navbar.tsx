'use client';

import type { ReactNode } from 'react';
// In the script of all pages, because the props of a client component are in each page and in two of its payload files.
import navbar from '@/generated/shown-navbar.json';
import { Navbar } from './navbar';
import { withContents } from './nav-items';

/** The navbar of the site. `contents` has what only the server can render, by the keys of the items. */
export function SiteNavbar({ contents, search }: { contents: Record<string, ReactNode>; search: ReactNode }) {
  const toItems = (side: 'left' | 'right') => withContents(navbar[side], contents);
  return <Navbar {...navbar} left={toItems('left')} right={toItems('right')} search={search} />;
}
