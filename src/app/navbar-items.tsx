import type { ComponentProps } from 'react';
import { customItems } from '@/components/layout/custom-items';
import type { Navbar } from '@/components/layout/navbar';
import type { ShownDropdown, ShownItem, ShownLink } from '@/components/layout/nav-items';
import { TrustedHtml } from '@/components/ui/trusted-html';
import { toHref } from '@/lib/href';
import type { NavDropdown, NavItem } from '@/site/nav-items';
import type { Site } from '@/site/schema';

/** Returns an item for the navbar, with configured HTML as elements. Omits unset values, because the item is in every payload. */
export function toShownItem(item: NavItem): ShownItem {
  switch (item.kind) {
    case 'search':
      return item;
    case 'dropdown':
      return withoutUndefined<ShownDropdown>({ ...item, items: item.items.map(toShownChild) });
    default:
      return toShownChild(item);
  }
}

function toShownChild(item: NavDropdown['items'][number]): ShownDropdown['items'][number] {
  if (item.kind === 'custom') {
    const Component = customItems[item.type];
    return { kind: 'html', content: Component && <Component {...item.options} /> };
  }
  const content = item.html === undefined ? undefined : <TrustedHtml html={item.html} />;
  if (item.kind === 'html') return { kind: 'html', content };
  const href = item.href === toHref(item.path) ? undefined : item.href;
  return withoutUndefined<ShownLink & { html?: undefined }>({ ...item, href, html: undefined, content });
}

/** Returns the options of the navbar other than its items. */
export function toLook({
  navbar,
  title,
  colorMode,
}: Site): Pick<ComponentProps<typeof Navbar>, 'look' | 'siteTitle' | 'defaultMode'> {
  const { style, hideOnScroll, logo, title: ownTitle } = navbar;
  return withoutUndefined({
    look: withoutUndefined({ style, hideOnScroll, logo: logo && withoutUndefined(logo), title: ownTitle }),
    siteTitle: title,
    defaultMode: colorMode.disableSwitch ? undefined : colorMode.defaultMode,
  });
}

/** Removes properties that are undefined or false, which both mean unset. */
function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, own]) => own !== undefined && own !== false)) as T;
}
