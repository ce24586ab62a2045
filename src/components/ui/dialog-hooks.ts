import { useLayoutEffect, startTransition, useEffect, useState, useRef } from 'react';
import { openOverlay, type Overlay } from './overlay-history';

let dialogs = 0;
let hidden: HTMLElement[] = [];

/**
 * Makes the page behind a dialog inert, except for messages, until the returned function has been called for each dialog. Headless
 * UI does not do it for a dialog that is open from its first render, and otherwise marks an ancestor of these elements.
 */
export function makePageInert(): () => void {
  dialogs += 1;
  if (dialogs === 1)
    mark([...document.querySelectorAll<HTMLElement>('[data-site] > :not([inert], [role=status])')], true);
  return () => {
    dialogs -= 1;
    if (dialogs === 0) mark(hidden, false);
  };
}

function mark(elements: HTMLElement[], isInert: boolean): void {
  for (const element of elements) element.inert = isInert;
  hidden = isInert ? elements : [];
}

/** Makes the page behind a dialog inert once the dialog has been painted, because this restyles the whole page. */
export function useInertPage(isSeen: boolean): void {
  useLayoutEffect(() => (isSeen ? makePageInert() : undefined), [isSeen]);
}

/** Returns false until the browser has painted the first render. */
export function usePainted(): boolean {
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
