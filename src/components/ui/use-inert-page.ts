import { useLayoutEffect } from 'react';

let dialogs = 0;
let hidden: HTMLElement[] = [];

/**
 * Makes the page behind a dialog inert once the dialog is on the screen: all of the page is styled anew for it. The library
 * forgets it for a dialog that is open as soon as it is rendered, and where it does not, it marks the element around these.
 */
export function useInertPage(isSeen: boolean): void {
  useLayoutEffect(() => {
    if (!isSeen) return;
    dialogs += 1;
    if (dialogs === 1) mark([...document.querySelectorAll<HTMLElement>('[data-site] > :not([inert])')], true);
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
