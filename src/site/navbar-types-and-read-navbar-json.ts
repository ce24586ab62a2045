import type { NavLink } from './nav-link';
import type { DropdownItem, NavbarItem } from './schema/navbar';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Configured HTML in the navbar or in the footer. */
export interface NavHtml {
  kind: 'html';
  html: string;
}

export interface NavDropdown {
  kind: 'dropdown';
  label: string;
  /** One label for each version, instead of `label`. A stylesheet shows the label of the page's version. */
  labels?: { key: string; label: string; isLatest: boolean }[];
  /** The label in stacked menus, if it differs. */
  menuLabel?: string;
  icon?: 'languages';
  items: (NavLink | NavHtml | NavCustom)[];
}

/** The position of the search, if the configuration sets it. */
interface NavSearch {
  kind: 'search';
}

export type NavItem = NavLink | NavDropdown | NavHtml | NavCustom | NavSearch;

export interface Navbar {
  left: NavItem[];
  right: NavItem[];
}

/** An item of a custom type, with its options from the configuration. */
export interface NavCustom {
  kind: 'custom';
  type: string;
  options: Record<string, unknown>;
}

export type Custom = { type: `custom-${string}` } & Record<string, unknown>;

/** Returns true for an item of a custom type. */
export function isCustom(item: NavbarItem | DropdownItem): item is Extract<NavbarItem | DropdownItem, Custom> {
  return item.type?.startsWith('custom-') ?? false;
}

/** The file with the resolved navbar. It is all that the export by Next.js knows about content and specs. */
export const navbarFile = 'src/generated/navbar.json';

/** The file with what the browser needs of it, which `components/layout/site-navbar.tsx` imports. */
export const shownNavbarFile = 'src/generated/shown-navbar.json';

/** Reads the resolved navbar of the project in the working directory. */
export function readNavbar(): Navbar {
  return JSON.parse(readFileSync(path.join(process.cwd(), navbarFile), 'utf8')) as Navbar;
}
