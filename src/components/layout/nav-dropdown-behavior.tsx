'use client';

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { hasOpenDialog } from '../ui/overlay-history';

/**
 * Gives a menu of the navbar keyboard navigation, opening by press, and closing by a press outside, which return the focus to its
 * button. It renders nothing: Headless UI's components act on the button and the panel that are in the HTML.
 */
export function DropdownPopover({
  button,
  panel,
  wasPressed,
  onToggle,
}: {
  button: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Whether the button was pressed before this code had loaded. */
  wasPressed: boolean;
  onToggle: (open: boolean) => void;
}) {
  // From the first render on, Headless UI handles presses. Below a dialog, an open menu would keep Escape from closing the dialog.
  const [isPending] = useState(() => wasPressed && !hasOpenDialog());
  useLayoutEffect(() => {
    // `click()` does nothing during the click by which Enter presses the button.
    if (isPending) button.current?.dispatchEvent(new MouseEvent('click'));
  }, [button, isPending]);
  return (
    <Popover hidden>
      {({ open }) => (
        <>
          <OpenState open={open} onToggle={onToggle} />
          <PopoverButton as={Existing} element={button} />
          <PopoverPanel static as={Existing} element={panel} />
        </>
      )}
    </Popover>
  );
}

type Handler = (event: Event) => void;

interface Props {
  element: RefObject<HTMLElement | null>;
  ref?: (element: HTMLElement | null) => void;
  id?: string;
  tabIndex?: number;
  'aria-controls'?: string;
  onKeyDown?: Handler;
  onKeyUp?: Handler;
  onClick?: Handler;
  onMouseDown?: Handler;
}

/** Applies props of Headless UI to an element that exists. `aria-expanded` is missing, because hover and focus change it as well. */
function Existing({ element, ref, ...props }: Props) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    const { id, tabIndex, 'aria-controls': controls } = props;
    for (const [name, value] of Object.entries({ id, tabindex: tabIndex, 'aria-controls': controls }))
      if (value === undefined) element.current?.removeAttribute(name);
      else element.current?.setAttribute(name, String(value));
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    let isDown = false;
    const listeners: Record<string, Handler> = {
      keydown: (event) => {
        isDown = true;
        latest.current.onKeyDown?.(event);
      },
      // A key that was pressed before this code had loaded still presses the button.
      keyup: (event) => isDown && latest.current.onKeyUp?.(event),
      click: (event) => latest.current.onClick?.(event),
      mousedown: (event) => latest.current.onMouseDown?.(event),
    };
    for (const [name, listener] of Object.entries(listeners))
      element.current?.addEventListener(name, listener, { signal: controller.signal });
    ref?.(element.current);
    return () => {
      controller.abort();
      ref?.(null);
    };
  }, [element, ref]);
  return null;
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
