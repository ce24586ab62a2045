import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives something that lies over a page an entry of its own in the history while it is shown: going back closes it and stays on the
 * page. Closing it any other way takes the entry out again.
 */
export function useHistoryEntry(onClose: () => void): { leave: (hash?: string) => void; forget: () => void } {
  const isOurs = useRef(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // With what is shown: a reader may go back at once.
  useLayoutEffect(() => {
    // The state is the framework's: with a copy of it the entry is the same page again.
    if (!isOurs.current) window.history.pushState(window.history.state, '');
    isOurs.current = true;
    const onPop = () => {
      if (!isOurs.current) return;
      isOurs.current = false;
      latest.current();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  return {
    leave(hash = '') {
      if (!isOurs.current) return;
      if (hash !== '') window.addEventListener('popstate', () => window.location.assign(hash), { once: true });
      window.history.back();
    },
    forget() {
      isOurs.current = false;
    },
  };
}
