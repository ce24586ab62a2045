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
