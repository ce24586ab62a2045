'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

interface Props {
  name: ReactNode;
  /** Whether the panel is seen, be it pressed open or by hover or focus. */
  isSeen: boolean;
  /** What the reader did to the plain button before this was loaded. */
  before: { focused: boolean; pressed: boolean };
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** The same button and panel with keys, outside press and returned focus. Takes over from the plain ones without losing focus or press. */
export function DropdownPopover({ name, isSeen, before, onToggle, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(before);
  useLayoutEffect(() => {
    const { focused, pressed } = left.current;
    left.current = { focused: false, pressed: false };
    if (focused && document.activeElement === document.body) button.current?.focus();
    if (pressed) button.current?.click();
  }, []);
  return (
    <Popover className="dropdown-frame">
      {({ open }) => (
        <>
          <OpenState open={open} onToggle={onToggle} />
          <PopoverButton ref={button} as={Trigger} isSeen={isSeen}>
            {name}
          </PopoverButton>
          <PopoverPanel static as="ul" className="dropdown-panel">
            {children}
          </PopoverPanel>
        </>
      )}
    </Popover>
  );
}

/** The library says whether it was pressed open; a reader is told whether the panel is seen. */
function Trigger({ isSeen, ...props }: ComponentProps<'button'> & { isSeen: boolean }) {
  return <button {...props} type="button" className="nav-link" aria-haspopup="true" aria-expanded={isSeen} />;
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
