import { Portal } from '@headlessui/react';
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Renders a dialog only after Headless UI has switched from matching server markup to client rendering. Otherwise the first
 * dialog would render closed, and then a second time.
 */
export function Handoff({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => setDone(true), []);
  return isDone ? children : <Portal />;
}

/**
 * Returns a ref for a dialog that replaces a simpler one and continues the animation that the simpler one started at `since`.
 */
export function useElapsed(since: number): (dialog: HTMLElement | null) => void {
  return useCallback(
    (dialog) => dialog?.style.setProperty('--elapsed', `${Math.round(since - performance.now())}ms`),
    [since],
  );
}
