import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that closes a dialog, but not for the second press of a double click on the button that has opened it: that
 * press lands outside of the dialog.
 */
export function useDoubleClickGuard(close: () => void): () => void {
  const isRepeated = useRef(false);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const settings = { capture: true, signal: controller.signal };
    const end = () => controller.abort();
    const onDown = (event: MouseEvent) => {
      isRepeated.current = event.detail > 1;
      // The focus stays where it is.
      if (isRepeated.current) event.preventDefault();
      else end();
    };
    // Its click comes before the timeout.
    const onUp = () => setTimeout(() => (isRepeated.current = false));
    window.addEventListener('mousedown', onDown, settings);
    window.addEventListener('mouseup', onUp, settings);
    return end;
  }, []);
  return () => {
    if (!isRepeated.current) close();
  };
}
