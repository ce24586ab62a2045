'use client';

import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import * as messages from '@/messages';

export type MenuName = 'page' | 'main';

/** Finds a menu in the page: the sidebar of a docs page (`page`) or the navbar items (`main`). */
export function findMenu(name: MenuName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-drawer-menu='${name}']`);
}

/** A copy of a menu, with the dropdown of the active item open and scrolled to that item. */
export function ClonedMenu({ name, onClick }: { name: MenuName; onClick: (event: MouseEvent<HTMLElement>) => void }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const menu = findMenu(name);
    if (!menu || !ref.current) return;
    ref.current.replaceChildren(...[...menu.childNodes].map((node) => node.cloneNode(true)));
    for (const dropdown of ref.current.querySelectorAll<HTMLDetailsElement>('[data-menu-dropdown]')) {
      dropdown.open = dropdown.querySelector('[data-active], [aria-current]') !== null;
    }
    ref.current.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [name]);
  const label = findMenu(name)?.getAttribute('aria-label') ?? messages.mainNavigation;
  // Handles clicks on links in the copy. The drawer ignores clicks on anything else.
  return (
    <nav
      ref={ref}
      aria-label={label}
      className="flex-1 overflow-y-auto overscroll-contain px-2 pt-3 pb-8"
      onClickCapture={onClick}
    />
  );
}
