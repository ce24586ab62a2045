'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { panelClassName } from './dropdown-panel';
import { navLinkClassName } from './nav-link';

interface Props {
  name: ReactNode;
  /** Whether the panel is open, by press, hover, or focus. */
  isSeen: boolean;
  isActive: boolean;
  /** State before this module loaded: the index of the focused button or link (-1: none), and whether pressed. */
  before: { focused: number; pressed: boolean };
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** The button and panel with keys, outside press, and focus return. They replace the plain ones and keep focus and press. */
export function DropdownPopover({ name, isSeen, isActive, before, onToggle, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(before);
  useLayoutEffect(() => {
    const { focused, pressed } = left.current;
    left.current = { focused: -1, pressed: false };
    const frame = button.current?.parentElement;
    if (frame && document.activeElement === document.body) getStops(frame)[focused]?.focus();
    if (pressed) button.current?.click();
  }, []);
  return (
    <Popover className="contents">
      {({ open }) => (
        <>
          <OpenState open={open} onToggle={onToggle} />
          <PopoverButton ref={button} as={Trigger} isSeen={isSeen} isActive={isActive}>
            {name}
          </PopoverButton>
          <PopoverPanel static as="ul" className={panelClassName}>
            {children}
          </PopoverPanel>
        </>
      )}
    </Popover>
  );
}

/** Returns the tab stops of a menu: its button, then its links. */
export function getStops(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('button, a')];
}

/** The button. It announces if the panel is open, not just if it was pressed open. */
function Trigger({ isSeen, isActive, ...props }: ComponentProps<'button'> & { isSeen: boolean; isActive: boolean }) {
  return (
    <button
      {...props}
      type="button"
      className={`${navLinkClassName} group`}
      // The library sets the same attribute while open.
      {...(isActive && { 'data-active': true })}
      aria-haspopup="true"
      aria-expanded={isSeen}
    />
  );
}

/** Notifies the navbar when the menu opens or closes. */
function OpenState({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) {
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    onToggle(open);
  }, [open, onToggle]);
  return null;
}
