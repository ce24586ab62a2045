import { useLayoutEffect } from 'react';

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
