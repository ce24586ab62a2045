import { Portal } from '@headlessui/react';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';

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
 * Focuses an element of the dialog inside as soon as it is rendered, so that no letter falls between two fields, and again once the
 * library has acted: on a touch screen it focuses the dialog itself.
 */
export function InitialFocus({ target, children }: { target: RefObject<HTMLElement | null>; children: ReactNode }) {
  const focus = () => target.current?.focus({ preventScroll: true });
  useLayoutEffect(focus, [target]);
  useEffect(focus, [target]);
  return children;
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
