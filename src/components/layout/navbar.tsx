'use client';

import * as messages from '@/messages';
import { Menu, Moon, Sun } from 'lucide';
import { iconButtonClassName } from '../ui/shared-class-names';
import { Icon } from '../ui/icon';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { NavbarLook } from '@/site/navbar-for-browser';
import { DrawerButton } from './drawer-button';
import { Logo } from './logo';
import { BarItems, MenuItems, type ShownItem } from './nav-items';
import { chooseColorMode, getColorMode, onColorMode, type ColorMode } from './color-mode';
import { barEndId } from '@/lib/page-ids-markers-and-placeholders';

/**
 * The navbar: the logo and the left items, then search, theme switch, and the right items. On small screens, a drawer shows the
 * items.
 */
export function Navbar({
  left,
  right,
  look,
  defaultMode,
  search,
}: {
  left: ShownItem[];
  right: ShownItem[];
  search: ReactNode;
} & NavbarLook) {
  const { style, hideOnScroll, logo, title } = look;
  const isSearchPlaced = [...left, ...right].some(({ kind }) => kind === 'search');
  const themeToggle = defaultMode && (
    <ThemeToggle defaultMode={defaultMode}>
      <Icon node={Sun} className="size-5 dark:hidden" />
      <Icon node={Moon} className="hidden size-5 dark:block" />
    </ThemeToggle>
  );
  return (
    <nav
      aria-label={messages.mainNavigation}
      data-navbar=""
      data-style={style}
      data-hide-on-scroll={hideOnScroll || undefined}
    >
      <div className="mx-auto flex h-bar max-w-page items-center gap-2 px-4 sm:px-8 desktop:px-6">
        <Logo logo={logo} title={title} />
        <ul className="hidden items-center gap-1 desktop:flex">
          <BarItems items={left} search={search} />
        </ul>
        {/* Reserves space for both buttons on small screens, because search may be painted before the menu button. */}
        <div className="ms-auto flex min-w-23 items-center gap-1 max-desktop:-me-3 desktop:min-w-0" data-bar-end="">
          {!isSearchPlaced && search}
          <div className="hidden desktop:block">{themeToggle}</div>
          <ul className="hidden items-center gap-1 desktop:flex">
            <BarItems items={right} search={search} />
          </ul>
          <DrawerButton icon={<MenuIcon />} themeToggle={themeToggle} />
          <NavDisclosure items={[...left, ...right]} />
        </div>
      </div>
    </nav>
  );
}

/**
 * A native disclosure with the menus for small screens. It replaces the drawer if there is no JavaScript or the drawer fails to
 * load. The drawer copies its main menu from here.
 */
function NavDisclosure({ items }: { items: ShownItem[] }) {
  return (
    <details id={barEndId} className="desktop:hidden js:hidden">
      <summary aria-label={messages.toggleNavigation} className={iconButtonClassName}>
        <MenuIcon />
      </summary>
      <div data-drawer-menu="main">
        <MenuItems items={items} />
      </div>
    </details>
  );
}

function MenuIcon() {
  return <Icon node={Menu} className="size-5" />;
}

/** A button that switches the theme. `children` are its icons, of which CSS shows the one for the theme. */
function ThemeToggle({ defaultMode, children }: { defaultMode: ColorMode; children: ReactNode }) {
  const mode = useSyncExternalStore(onColorMode, getColorMode, () => defaultMode);
  return (
    <button
      type="button"
      className={`${iconButtonClassName} no-js:hidden`}
      onClick={() => chooseColorMode(mode === 'dark' ? 'light' : 'dark')}
      title={messages.themeTitle(mode)}
      aria-label={messages.switchTheme(mode)}
    >
      {children}
    </button>
  );
}
