import { ChevronDown, Languages } from 'lucide';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import type { NavDropdown as NavDropdownModel } from '@/site/navigation';
import { NavDropdown } from './nav-dropdown';
import { NavLink, type BarLink } from './nav-link';

/** A link of the bar; `content` is in the place of its label. */
export type ShownLink = BarLink & { content?: ReactNode };

type Content = { kind: 'html'; content: ReactNode };

/** A menu of the bar. */
export type ShownDropdown = Omit<NavDropdownModel, 'items'> & { items: (ShownLink | Content)[] };

/** An item of the bar, in which HTML of the operator's has become elements. */
export type ShownItem = ShownLink | ShownDropdown | Content | { kind: 'search' };

/** The bar's items as list items, for the bar itself. */
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
          icon={<DropdownIcon />}
        >
          {item.items.map((child, index) => (
            <li key={index}>
              <LinkOrHtml item={child} className="dropdown-link" />
            </li>
          ))}
        </NavDropdown>
      );
    default:
      return <LinkOrHtml item={item} className={item.kind === 'link' && item.button ? 'button-primary' : 'nav-link'} />;
  }
}

/** The same items for small screens, one below the other; a dropdown is a disclosure, and the search is not among them. */
export function MenuItems({ items }: { items: ShownItem[] }) {
  return (
    <ul className="menu-list">
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

/** The name of a dropdown; of one of versions every label, of which a stylesheet shows the one of the page. */
function DropdownLabel({ item: { label, labels, icon } }: { item: ShownDropdown }) {
  if (labels)
    return labels.map(({ key, label: name, isLatest }) => (
      <span key={key} className="version-label" data-version-label={key} data-latest={isLatest || undefined}>
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
    <details open className="menu-dropdown">
      <summary className="menu-link">
        {label}
        <DropdownIcon />
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

function DropdownIcon() {
  return <Icon node={ChevronDown} className="size-4" />;
}
