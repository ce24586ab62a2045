import type { ReactNode } from 'react';
import { customItems } from '@/components/layout/custom-navbar-items';
import { ConfiguredHtml } from '@/components/ui/configured-html';
import type { Navbar, NavItem } from '@/site/navbar-types-and-read-navbar-json';
import { toContentKey } from '@/site/navbar-for-browser';

/** Returns what only the server can render of a navbar, configured HTML and components of a fork, by the keys of its items. */
export function toContents({ left, right }: Navbar): Record<string, ReactNode> {
  const sides = { left, right };
  const items = Object.entries(sides).flatMap(([side, own]) =>
    own.flatMap((item, index) => [
      { key: toContentKey(side, index), item },
      ...(item.kind === 'dropdown' ? item.items : []).map((child, at) => ({
        key: toContentKey(side, index, at),
        item: child,
      })),
    ]),
  );
  return Object.fromEntries(
    items.map(({ key, item }) => [key, toContent(item)]).filter(([, content]) => content !== undefined),
  ) as Record<string, ReactNode>;
}

function toContent(item: NavItem): ReactNode {
  if (item.kind === 'custom') {
    const Component = customItems[item.type];
    return Component && <Component {...item.options} />;
  }
  return 'html' in item && item.html !== undefined ? <ConfiguredHtml html={item.html} /> : undefined;
}
