import { useEffect, useLayoutEffect, useRef } from 'react';
import { openOverlay, type Overlay } from './overlay-history';

/** Adds a history entry for an overlay while it is open, so that Back closes it and stays on the page. */
export function useHistoryEntry(onClose: () => void): Overlay {
  const overlay = useRef<Overlay>(undefined);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // A layout effect, because the reader may go back at once.
  useLayoutEffect(() => {
    overlay.current ??= openOverlay(() => latest.current());
  }, []);
  return {
    leave: () => overlay.current?.leave(),
    leaveFor: (action) => overlay.current?.leaveFor(action),
    replace: (navigate) => overlay.current?.replace(navigate),
  };
}
