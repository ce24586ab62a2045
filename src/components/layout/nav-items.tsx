import { ChevronDown, Languages } from 'lucide';
import { primaryButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import type * as Shown from '@/site/navbar-for-browser';
import { NavDropdown } from './nav-dropdown';
import { NavLink, navLinkClassName } from './nav-link';

type ShownLink = Shown.ShownLink<ReactNode>;
type Content = Shown.ShownContent<ReactNode>;
type ShownDropdown = Shown.ShownDropdown<ReactNode>;

/** A navbar item whose configured HTML has been converted to elements. */
export type ShownItem = Shown.ShownItem<ReactNode>;

/** Replaces the keys of contents in navbar items. */
export function withContents(
  items: (Shown.ShownItem<string> & { items?: Shown.ShownItem<string>[]; content?: string })[],
  contents: Record<string, ReactNode>,
): ShownItem[] {
  return items.map((item) => ({
    ...item,
    items: item.items && withContents(item.items, contents),
    content: contents[item.content ?? ''],
  })) as ShownItem[];
}

/** Navbar items as list items. */
export function BarItems({ items, search }: { items: ShownItem[]; search: ReactNode }) {
  return items.map((item, index) => (
    <li key={index}>
      <BarItem item={item} search={search} />
    </li>
  ));
}

function BarItem({ item, search }: { item: ShownItem; search: ReactNode }) {
  switch (item.kind) {
    case 'search':
      return search;
    case 'dropdown':
      return (
        <NavDropdown
          label={<DropdownLabel item={item} />}
          links={item.items.filter((child): child is ShownLink => child.kind === 'link')}
          icon={<DropdownIcon className="group-aria-expanded:rotate-180" />}
        >
          {item.items.map((child, index) => (
            <li key={index}>
              <LinkOrHtml item={child} className="panel-link" />
            </li>
          ))}
        </NavDropdown>
      );
    default:
      return item.kind === 'link' && item.button ? (
        <NavLink link={item} hasMark={false} className={primaryButtonClassName}>
          {item.content}
        </NavLink>
      ) : (
        <LinkOrHtml item={item} className={navLinkClassName} />
      );
  }
}

/** Navbar items as a vertical list for small screens, with dropdowns as disclosures and without the search. */
export function MenuItems({ items }: { items: ShownItem[] }) {
  return (
    <ul className="menu">
      {items.map((item, index) =>
        item.kind === 'search' ? null : (
          <li key={index}>
            {item.kind === 'dropdown' ? (
              <MenuDropdown label={item.menuLabel ?? item.label} items={item.items} />
            ) : (
              <LinkOrHtml item={item} className="menu-link" />
            )}
          </li>
        ),
      )}
    </ul>
  );
}

/** The label of a dropdown. A version dropdown has the labels of all versions, and site.css shows one of them. */
function DropdownLabel({ item: { label, labels, icon } }: { item: ShownDropdown }) {
  if (labels)
    return labels.map(({ key, label: name, isLatest }) => (
      <span key={key} className="hidden" data-version-label={key} data-latest={isLatest || undefined}>
        {name}
      </span>
    ));
  return (
    <>
      {icon && <Icon node={Languages} className="size-4" />}
      {label}
    </>
  );
}

function MenuDropdown({ label, items }: { label: string; items: ShownDropdown['items'] }) {
  return (
    <details open className="group" data-menu-dropdown="">
      <summary className="menu-link">
        {label}
        <DropdownIcon className="text-muted group-open:rotate-180" />
      </summary>
      <MenuItems items={items} />
    </details>
  );
}

function LinkOrHtml({ item, className }: { item: ShownLink | Content; className: string }) {
  if (item.kind === 'html') return item.content;
  return (
    <NavLink link={item} className={className}>
      {item.content}
    </NavLink>
  );
}

function DropdownIcon({ className }: { className: string }) {
  return <Icon node={ChevronDown} className={`${className} size-4 transition-[rotate]`} />;
}
