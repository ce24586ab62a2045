import { Portal } from '@headlessui/react';
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Renders a dialog once the library knows that no server's markup is to be matched, and so once: a dialog without one before it
 * would be rendered closed, and then again.
 */
export function Handoff({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => setDone(true), []);
  return isDone ? children : <Portal />;
}

/**
 * For a dialog that takes over from a plainer one: its motion goes on where that of the other one, shown since then, has got to.
 */
export function useElapsed(since: number): (dialog: HTMLElement | null) => void {
  return useCallback(
    (dialog) => dialog?.style.setProperty('--elapsed', `${Math.round(since - performance.now())}ms`),
    [since],
  );
}

let dialogs = 0;
let hidden: HTMLElement[] = [];

/**
 * Makes the page behind a dialog inert once the dialog is on the screen: all of the page is styled anew for it. The library
 * forgets it for a dialog that is open as soon as it is rendered, and where it does not, it marks the element around these.
 */
export function useInertPage(isSeen: boolean): void {
  useLayoutEffect(() => {
    if (!isSeen) return;
    dialogs += 1;
    if (dialogs === 1) mark([...document.querySelectorAll<HTMLElement>('.site > :not([inert])')], true);
    return () => {
      dialogs -= 1;
      if (dialogs === 0) mark(hidden, false);
    };
  }, [isSeen]);
}

function mark(elements: HTMLElement[], isInert: boolean): void {
  for (const element of elements) element.inert = isInert;
  hidden = isInert ? elements : [];
}
