import * as messages from '@/messages';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Of the frame and of the dialog that takes its place. */
export const backdropClassName = 'fixed inset-0 z-50 bg-[rgb(0_0_0/0.6)]';

/** What an element loses on its way from one place to another. */
interface Position {
  focused: HTMLElement | undefined;
  top: number;
}

const positions = new WeakMap<HTMLElement, Position>();

/** The place of the drawer's panel, which moves from one frame to the next: the focus stays, and where the menu is scrolled to. */
export function DrawerPanel({ element }: { element: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.append(element);
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
  return <div ref={container} />;
}

function findMenu(element: HTMLElement): Element | null {
  return element.querySelector('nav');
}

/**
 * The dialog's frame, so that a reader has the menu at once: the dialog takes longer than a frame, and its code longer yet.
 * Headless UI's Dialog, 16.3 KB gzipped, takes over; with it alone the click took 80 to 118 ms at 4x, now 39 to 67.
 */
export function PlaceholderDrawer({ panel, onClose }: { panel: HTMLElement; onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => target === backdrop.current && onClose();
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    const element = frame.current;
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKeyDown);
    };
  });
  return createPortal(
    <div
      ref={frame}
      className="fixed inset-0 z-50"
      data-drawer=""
      role="dialog"
      // A press next to what can be focused leaves the focus within.
      tabIndex={-1}
      aria-modal="true"
      aria-label={messages.mainNavigation}
    >
      <div ref={backdrop} className={backdropClassName} />
      <DrawerPanel element={panel} />
    </div>,
    document.body,
  );
}
