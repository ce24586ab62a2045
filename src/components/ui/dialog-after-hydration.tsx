import { Portal } from '@headlessui/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Renders a dialog only after Headless UI has switched from matching server markup to client rendering. Otherwise the first
 * dialog would render closed, and then a second time.
 */
export function DialogAfterHydration({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => setDone(true), []);
  return isDone ? children : <Portal />;
}
