import { startTransition, useEffect, useState, useLayoutEffect, type ReactNode } from 'react';
import { Portal } from '@headlessui/react';

/** Returns false until the browser has painted the first render. */
export function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (after = setTimeout(() => startTransition(() => setSeen(true)))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, []);
  return isSeen;
}

/**
 * Renders a dialog only after Headless UI has switched from matching server markup to client rendering. Otherwise the first
 * dialog would render closed, and then a second time.
 */
export function Handoff({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => setDone(true), []);
  return isDone ? children : <Portal />;
}
