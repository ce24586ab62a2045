import * as messages from '@/messages';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** The classes of the backdrop of the placeholder and the dialog. */
export const backdropClassName = 'fixed inset-0 z-50 bg-[rgb(0_0_0/0.6)]';

/** The state that a panel loses when it moves to another parent. */
interface Position {
  focused: HTMLElement | undefined;
  top: number;
}

const positions = new WeakMap<HTMLElement, Position>();

/** The parent of the drawer's panel. It preserves focus and scroll position when the panel moves to the dialog. */
export function DrawerPanel({ element }: { element: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.append(element);
    const position = positions.get(element);
    if (position) {
      const menu = findMenu(element);
      if (menu) menu.scrollTop = position.top;
      (position.focused ?? element.querySelector('button'))?.focus({ preventScroll: true });
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

/** Returns false if another dialog has the focus, such as a search on top of the drawer, which must keep it. */
export function hasFreeFocus(panel: HTMLElement): boolean {
  const dialog = document.activeElement?.closest('[role="dialog"], dialog');
  return !dialog || dialog.contains(panel);
}

/**
 * A placeholder that shows the menu immediately, because rendering the dialog takes longer than a frame, and loading its code
 * even longer. Headless UI's Dialog (16.3 KB gzipped) replaces the placeholder. With the CPU slowed down four times, a click
 * takes 39 to 67 ms, compared with 80 to 118 ms without the placeholder.
 */
export function PlaceholderDrawer({ panel, onClose }: { panel: HTMLElement; onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const onClick = ({ target }: MouseEvent) => target === backdrop.current && onClose();
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hasFreeFocus(panel) && onClose();
    const element = frame.current;
    element?.addEventListener('click', onClick);
    // The focus can be outside, for example after the element that had it is gone.
    document.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  });
  return createPortal(
    <div
      ref={frame}
      className="fixed inset-0 z-50 print:hidden"
      data-drawer=""
      role="dialog"
      // Keeps focus inside when the reader presses something other than a control.
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
