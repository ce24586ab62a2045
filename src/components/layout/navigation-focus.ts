import { decodeUri } from '@/lib/decode-uri';
import { enterPage, isRestoredEntry, restorePosition } from '../ui/history-entries';
import { hideAfterJump } from './hide-on-scroll';

/**
 * Brings the reader to the top of a new page or to the anchor of its address, and the focus with them; of a page that they went
 * back or forward to, to where they were.
 */
export function arrive(): void {
  enterPage();
  hideAfterJump();
  if (isRestoredEntry()) return restorePosition();
  const { hash } = window.location;
  const target = hash === '' ? null : document.getElementById(decodeUri(hash.slice(1)));
  if (target) {
    target.scrollIntoView();
    focusFor(target, { preventScroll: true });
  } else {
    window.scrollTo(0, 0);
    document.getElementById('skip')?.focus({ preventScroll: true });
  }
}

/** Moves the focus to something that cannot take it by itself, for as long as it has it. */
function focusFor(element: HTMLElement, options?: FocusOptions): void {
  const isFocusable =
    element.hasAttribute('tabindex') || element.matches('a[href], button, input, select, textarea, summary');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** Lets the skip link move the focus to the content without touching the address. */
export function startSkipLink(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-skip]')) return;
    const main = document.querySelector<HTMLElement>('main') ?? document.body;
    event.preventDefault();
    focusFor(main);
    main.scrollIntoView();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
