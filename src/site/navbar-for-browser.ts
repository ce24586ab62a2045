import { toHref } from '@/lib/href';
import type { NavDropdown, NavItem, Navbar } from './navbar-types-and-read-navbar-json';
import type { NavLink } from './nav-link';
import type { Site } from './schema';

/** A navbar link, without `href` if that can be derived from `path`. Its `content`, if set, replaces its label. */
export type ShownLink<Content> = Omit<NavLink, 'html' | 'href'> & { href?: string; content?: Content };

/** A navbar item that is only its content, such as configured HTML. */
export interface ShownContent<Content> {
  kind: 'html';
  content: Content;
}

/** A navbar menu. */
export type ShownDropdown<Content> = Omit<NavDropdown, 'items'> & {
  items: (ShownLink<Content> | ShownContent<Content>)[];
};

/** A navbar item as the browser gets it. Content that only the server can render is `Content`. */
export type ShownItem<Content> =
  | ShownLink<Content>
  | ShownDropdown<Content>
  | ShownContent<Content>
  | { kind: 'search' };

/** The options of the navbar other than its items. */
export interface NavbarLook {
  look: Pick<Site['navbar'], 'style' | 'hideOnScroll' | 'logo' | 'title'>;
  /** Undefined if readers cannot switch the theme. */
  defaultMode?: Site['colorMode']['defaultMode'];
}

/** The navbar as the browser gets it, in one script for all pages. Content has a key in place of its elements. */
export interface ShownNavbar extends NavbarLook {
  left: ShownItem<string>[];
  right: ShownItem<string>[];
}

/** Returns what the browser needs of a navbar, without unset values. */
export function toShownNavbar({ left, right }: Navbar, site: Site): ShownNavbar {
  return {
    left: left.map((item, index) => toShownItem(item, 'left', index)),
    right: right.map((item, index) => toShownItem(item, 'right', index)),
    ...toLook(site),
  };
}

/** Returns the key of the content of an item, or of an item of a menu. */
export function toContentKey(side: string, index: number, child?: number): string {
  return [side, index, child].filter((part) => part !== undefined).join('.');
}

function toShownItem(item: NavItem, side: string, index: number): ShownItem<string> {
  switch (item.kind) {
    case 'search':
      return item;
    case 'dropdown':
      return withoutUnset({
        ...item,
        items: item.items.map((child, at) => toShownChild(child, toContentKey(side, index, at))),
      });
    default:
      return toShownChild(item, toContentKey(side, index));
  }
}

function toShownChild(item: NavDropdown['items'][number], key: string): ShownLink<string> | ShownContent<string> {
  if (item.kind !== 'link') return { kind: 'html', content: key };
  const { html, href, ...link } = item;
  return withoutUnset({
    ...link,
    href: href === toHref(item.path) ? undefined : href,
    content: html === undefined ? undefined : key,
  });
}

/** Returns the options of the navbar other than its items. */
export function toLook({ navbar, title, colorMode }: Site): NavbarLook {
  const { style, hideOnScroll, logo, title: ownTitle } = navbar;
  return withoutUnset({
    look: withoutUnset({
      style,
      hideOnScroll,
      logo: logo && withoutUnset({ ...logo, alt: logo.alt ?? (ownTitle ? '' : title) }),
      title: ownTitle,
    }),
    defaultMode: colorMode.disableSwitch ? undefined : colorMode.defaultMode,
  });
}

/** Removes properties that are undefined or false, which both mean unset. */
function withoutUnset<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, own]) => own !== undefined && own !== false)) as T;
}
