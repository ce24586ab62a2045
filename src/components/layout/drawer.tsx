'use client';

import { useCallback, useRef, useState, type ReactNode } from 'react';
import * as messages from '@/messages';
import { iconButtonClassName } from '../ui/buttons';
import type { DrawerOpening } from './drawer-opening';

/** The button that opens the drawer on small screens. It loads the drawer on hover, focus, or press. */
export function Drawer({ icon, themeToggle }: { icon: ReactNode; themeToggle: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [Opening, setOpening] = useState<typeof DrawerOpening>();
  const button = useRef<HTMLButtonElement>(null);
  const load = async () => {
    const { DrawerOpening, warmUp } = await import('./drawer-opening');
    setOpening(() => DrawerOpening);
    warmUp();
  };
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
        className={`${iconButtonClassName} relative desktop:hidden no-js:hidden aria-busy:[&>svg]:opacity-0 aria-busy:[&>svg]:[transition:opacity_0s_200ms]`}
        aria-label={messages.toggleNavigation}
        aria-expanded={isOpen}
        aria-busy={isOpen && !Opening}
        // The second press of a double click must not close it again.
        onClick={({ detail }) => (detail <= 1 || !isOpen) && toggle()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {icon}
        {isOpen && !Opening && <Spinner />}
      </button>
      {Opening && isOpen && <Opening themeToggle={themeToggle} onClose={close} />}
    </>
  );
}

/** A spinner that replaces the icon if loading takes longer than 200 ms. */
function Spinner() {
  return (
    <span className="absolute size-5 animate-late-spinner rounded-full border-2 border-line-strong border-t-accent opacity-0" />
  );
}

/** Replaces the button with the native disclosure and opens it. Used if the drawer cannot be loaded. */
function openDisclosure(button: HTMLElement | null): void {
  const disclosure = button?.parentElement?.querySelector('details');
  if (!button || !disclosure) return;
  button.hidden = true;
  disclosure.classList.remove('js:hidden');
  disclosure.open = true;
}
