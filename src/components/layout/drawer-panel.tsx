import { useLayoutEffect, useRef } from 'react';

/** What an element loses on its way from one place to another. */
interface Position {
  focused: HTMLElement | undefined;
  top: number;
}

const positions = new WeakMap<HTMLElement, Position>();

/** The place of the drawer's panel, which moves from one frame to the next: the focus stays, and where the menu is scrolled to. */
export function DrawerPanel({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(element);
    const position = positions.get(element);
    if (position) {
      const menu = findMenu(element);
      if (menu) menu.scrollTop = position.top;
      position.focused?.focus({ preventScroll: true });
    }
    return () => {
      const { activeElement } = document;
      const focused =
        activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : undefined;
      positions.set(element, { focused, top: findMenu(element)?.scrollTop ?? 0 });
    };
  }, [element]);
  return <div ref={place} />;
}

function findMenu(element: HTMLElement): Element | null {
  return element.querySelector('.drawer-menu');
}
