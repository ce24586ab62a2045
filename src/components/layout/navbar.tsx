import { Menu } from 'lucide';
import { Icon } from '../ui/icon';
import type { ReactNode } from 'react';
import * as messages from '@/messages';
import type { NavItem, Navbar as NavbarModel } from '@/site/navigation';
import type { Site } from '@/site/schema';
import { Drawer } from './drawer';
import { Logo } from './logo';
import { BarItems, MenuItems } from './nav-items';

/** The fixed bar: logo and menus left, search, theme and account links right; on small screens a drawer holds the menus. */
export function Navbar({
  navbar,
  site,
  search,
  themeToggle,
}: {
  navbar: NavbarModel;
  site: Site;
  search: ReactNode;
  themeToggle: ReactNode;
}) {
  const { style, hideOnScroll, logo, title } = site.navbar;
  const isSearchPlaced = [...navbar.left, ...navbar.right].some(({ kind }) => kind === 'search');
  return (
    <nav
      aria-label={messages.mainNavigation}
      className="navbar"
      data-style={style}
      data-hide-on-scroll={hideOnScroll || undefined}
    >
      <div className="mx-auto flex h-bar max-w-page items-center gap-2 px-4 desktop:px-6">
        <Logo logo={logo} title={title} siteTitle={site.title} />
        <ul className="hidden items-center gap-1 desktop:flex">
          <BarItems items={navbar.left} search={search} />
        </ul>
        {/* As wide as search and menu on a small screen: the first may be painted before the second has arrived. */}
        <div className="desktop:min-w-0 ms-auto flex min-w-23 items-center gap-1">
          {!isSearchPlaced && search}
          <div className="hidden desktop:block">{themeToggle}</div>
          <ul className="hidden items-center gap-1 desktop:flex">
            <BarItems items={navbar.right} search={search} />
          </ul>
          <Drawer icon={<MenuIcon />} themeToggle={themeToggle} />
          <NavDisclosure items={[...navbar.left, ...navbar.right]} />
        </div>
      </div>
    </nav>
  );
}

/** Small screens without script: the menus behind a native disclosure. With script they stand here for the drawer to show. */
function NavDisclosure({ items }: { items: NavItem[] }) {
  return (
    <details className="nav-disclosure desktop:hidden js:hidden">
      <summary aria-label={messages.toggleNavigation} className="icon-button">
        <MenuIcon />
      </summary>
      <div className="nav-disclosure-panel" data-drawer-menu="main">
        <MenuItems items={items} />
      </div>
    </details>
  );
}

function MenuIcon() {
  return <Icon node={Menu} className="size-5" />;
}
