import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { NavItem, Navbar as NavbarModel } from '@/site/navigation';
import type { Site } from '@/site/schema';
import { Logo } from './logo';
import { NavDropdown } from './nav-dropdown';
import { NavLink } from './nav-link';

/** The fixed bar: logo and menus left, search, theme and account links right. */
export function Navbar({ navbar, site, search, themeToggle, drawer }: {
  navbar: NavbarModel;
  site: Site;
  search: ReactNode;
  themeToggle: ReactNode;
  drawer: ReactNode;
}) {
  return (
    <nav aria-label={messages.mainNavigation} className="navbar">
      <div className="mx-auto flex h-bar max-w-page items-center gap-2 px-4 desktop:px-6">
        <Logo site={site} />
        <ul className="hidden items-center gap-1 desktop:flex">
          <NavItems items={navbar.left} />
        </ul>
        <div className="ms-auto flex items-center gap-1">
          {search}
          {themeToggle}
          <ul className="hidden items-center gap-1 desktop:flex">
            <NavItems items={navbar.right} />
          </ul>
          {drawer}
        </div>
      </div>
    </nav>
  );
}

/** The bar's items as list items, for the bar itself. */
function NavItems({ items }: { items: NavItem[] }) {
  return items.map((item, index) => (
    <li key={index}>
      {item.kind === 'link' && <NavLink link={item} />}
      {item.kind === 'dropdown' && <NavDropdown dropdown={item} />}
    </li>
  ));
}

/** Small screens without script: the menus behind a native disclosure. */
export function NavDisclosure({ navbar, children }: { navbar: NavbarModel; children?: ReactNode }) {
  const links = [...navbar.left, ...navbar.right].flatMap((item) =>
    item.kind === 'dropdown' ? item.items : item.kind === 'link' ? [item] : [],
  );
  return (
    <details className="nav-disclosure desktop:hidden">
      <summary aria-label={messages.toggleNavigation} className="icon-button">
        <Menu aria-hidden className="size-5" strokeWidth={1.5} />
      </summary>
      <div className="nav-disclosure-panel">
        {children}
        <ul className="grid gap-1">
          {links.map((link) => (
            <li key={link.href}>
              <NavLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
