import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as messages from '@/messages';
import { DrawerPanel } from './drawer-panel';

/** The dialog's frame, so that a reader has the menu at once: the dialog takes longer than a frame, and its code longer yet. */
export function EarlyDrawer({ panel, onClose }: { panel: HTMLElement; onClose: () => void }) {
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
      className="drawer"
      role="dialog"
      // A press beside what can be focused leaves the focus within.
      tabIndex={-1}
      aria-modal="true"
      aria-label={messages.mainNavigation}
    >
      <div ref={backdrop} className="drawer-backdrop" />
      <DrawerPanel element={panel} />
    </div>,
    document.body,
  );
}
