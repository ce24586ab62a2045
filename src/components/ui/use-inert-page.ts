import { useLayoutEffect } from 'react';

let dialogs = 0;
let hidden: HTMLElement[] = [];

/**
 * Makes the page behind a dialog inert, except for messages, after the dialog has been painted, because this restyles the whole
 * page. Headless UI does not do it for a dialog that is open from its first render, and otherwise marks an ancestor of these elements.
 */
export function useInertPage(isSeen: boolean): void {
  useLayoutEffect(() => {
    if (!isSeen) return;
    dialogs += 1;
    if (dialogs === 1)
      mark([...document.querySelectorAll<HTMLElement>('[data-site] > :not([inert], [role=status])')], true);
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
