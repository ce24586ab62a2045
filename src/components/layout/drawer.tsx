'use client';

import { useCallback, useRef, useState, type ReactNode } from 'react';
import * as messages from '@/messages';
import type { DrawerDialog } from './drawer-dialog';

/** The button of small screens that opens the menus in a drawer. The dialog is loaded when the reader turns to the button. */
export function Drawer({ icon, themeToggle }: { icon: ReactNode; themeToggle: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof DrawerDialog>();
  const button = useRef<HTMLButtonElement>(null);
  const load = () => import('./drawer-dialog').then((module) => setDialog(() => module.DrawerDialog));
  const prepare = () => void load().catch(() => undefined);
  const toggle = () => {
    setOpen(!isOpen);
    load().catch(() => {
      setOpen(false);
      openDisclosure(button.current);
    });
  };
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button desktop:hidden no-js:hidden"
        aria-label={messages.toggleNavigation}
        aria-expanded={isOpen}
        aria-busy={isOpen && !Dialog}
        onClick={toggle}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {icon}
      </button>
      {Dialog && isOpen && <Dialog themeToggle={themeToggle} onClose={close} />}
    </>
  );
}

/** Where the dialog cannot be loaded, the native disclosure takes its place. */
function openDisclosure(button: HTMLElement | null): void {
  const disclosure = button?.parentElement?.querySelector('details');
  if (!button || !disclosure) return;
  button.hidden = true;
  disclosure.classList.remove('js:hidden');
  disclosure.open = true;
}
