'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { panelClassName } from './dropdown-panel';
import { navLinkClassName } from './nav-link';

interface Props {
  name: ReactNode;
  /** Whether the panel is open because of a press, hover, or focus. */
  isSeen: boolean;
  isActive: boolean;
  /** The state to restore: the index of the focused tab stop (-1: none), and whether the plain button was pressed. */
  before: { focused: number; pressed: boolean };
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/**
 * A button and panel with keyboard navigation. A press outside closes the panel, and closing returns focus to the button. They
 * replace the plain button and panel and restore focus and press.
 */
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

/** The button. Its `aria-expanded` is also true if hover or focus opened the panel. */
function Trigger({ isSeen, isActive, ...props }: ComponentProps<'button'> & { isSeen: boolean; isActive: boolean }) {
  return (
    <button
      {...props}
      type="button"
      className={`${navLinkClassName} group`}
      // Headless UI sets the same attribute, so a false value must not override it.
      {...(isActive && { 'data-active': true })}
      aria-haspopup="true"
      aria-expanded={isSeen}
    />
  );
}

/** Calls `onToggle` when the popover opens or closes. */
function OpenState({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) {
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    onToggle(open);
  }, [open, onToggle]);
  return null;
}
