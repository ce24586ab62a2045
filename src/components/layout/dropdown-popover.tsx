'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { panelClassName } from './dropdown-panel';
import { navLinkClassName } from './nav-link';

interface Props {
  name: ReactNode;
  /** Whether the panel is seen, be it pressed open or by hover or focus. */
  isSeen: boolean;
  isActive: boolean;
  /** What the reader did before this was loaded: the place of what has the focus among button and links, -1 for none. */
  before: { focused: number; pressed: boolean };
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** The same button and panel with keys, outside press and returned focus. Takes over from the plain ones without losing focus or press. */
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

/** What the Tab key stops at in a menu: its button, then its links. */
export function getStops(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('button, a')];
}

/** The library says whether it was pressed open; a reader is told whether the panel is seen. */
function Trigger({ isSeen, isActive, ...props }: ComponentProps<'button'> & { isSeen: boolean; isActive: boolean }) {
  return (
    <button
      {...props}
      type="button"
      className={`${navLinkClassName} group`}
      // While it is open the library marks it in the same way.
      {...(isActive && { 'data-active': true })}
      aria-haspopup="true"
      aria-expanded={isSeen}
    />
  );
}

/** Tells the bar of each change from open to closed and back. */
function OpenState({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) {
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    onToggle(open);
  }, [open, onToggle]);
  return null;
}
