'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as messages from '@/messages';
import { iconButtonClassName } from '../ui/shared-class-names';
import { openOverlay, type Overlay } from '../ui/overlay-history';
import type { DrawerDialog } from './drawer-dialog';

/**
 * The button that opens the drawer on small screens. It loads the drawer on hover, focus, or press. While the drawer loads, the button
 * is busy, and Escape, Back, or another press cancels.
 */
export function DrawerButton({ icon, themeToggle }: { icon: ReactNode; themeToggle: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>();
  const [Dialog, setDialog] = useState<typeof DrawerDialog>();
  const button = useRef<HTMLButtonElement>(null);
  const isLoading = overlay !== undefined && !Dialog;
  const load = async () => {
    const { DrawerDialog } = await import('./drawer-dialog');
    setDialog(() => DrawerDialog);
  };
  const prepare = () => void load().catch(() => undefined);
  const open = () => {
    const opened = openOverlay(() => setOverlay(undefined));
    setOverlay(opened);
    // Does nothing if Escape has closed it.
    load().catch(() => opened.leaveFor(() => openDisclosure(button.current)));
  };
  useEffect(() => {
    if (!isLoading) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && overlay.leave();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isLoading, overlay]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${iconButtonClassName} relative desktop:hidden no-js:hidden aria-busy:[&>svg]:opacity-0 aria-busy:[&>svg]:[transition:opacity_0s_200ms]`}
        aria-label={messages.toggleNavigation}
        aria-expanded={overlay !== undefined}
        aria-busy={isLoading}
        // The second press of a double click must not close it again.
        onClick={({ detail }) => (overlay ? detail <= 1 && overlay.leave() : open())}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {icon}
        {isLoading && <Spinner />}
      </button>
      {Dialog && <Dialog overlay={overlay} themeToggle={themeToggle} />}
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
