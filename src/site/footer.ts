import { toNavLink, type NavLink } from './nav-link';
import type { NavHtml } from './navbar-types-and-read-navbar-json';
import type { Site } from './schema';
import type { FooterLinkConfig } from './schema/footer';

export type FooterItem = NavLink | NavHtml;

/** The footer: columns of links or one flat row, then the logo and the copyright. */
export interface Footer {
  style: 'light' | 'dark';
  columns: { title?: string; items: FooterItem[] }[];
  row: FooterItem[];
  logo?: NonNullable<Site['footer']>['logo'];
  copyright?: string;
}

/** Resolves the links of the footer. Returns undefined if no footer is configured. */
export function buildFooter({ footer }: Site): Footer | undefined {
  if (!footer) return undefined;
  const { style, links, logo, copyright } = footer;
  return {
    style,
    columns: links.flatMap((entry) =>
      'items' in entry ? [{ title: entry.title ?? undefined, items: entry.items.map(toItem) }] : [],
    ),
    row: links.flatMap((entry) => ('items' in entry ? [] : [toItem(entry)])),
    logo,
    copyright,
  };
}

function toItem(link: FooterLinkConfig): FooterItem {
  return link.html === undefined ? toNavLink(link) : { kind: 'html', html: link.html };
}
