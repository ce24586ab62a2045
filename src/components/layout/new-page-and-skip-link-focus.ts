import { getAnchor } from '../ui/show-anchor';
import { enterPage, isRestoredEntry, restorePosition } from '../ui/restore-scroll-of-history-entries';

/**
 * Scrolls and moves focus to the top of a new page or to the anchor in its URL. After Back or Forward, restores the previous
 * position.
 */
export function arrive(): void {
  enterPage();
  window.dispatchEvent(new Event('arrive'));
  if (isRestoredEntry()) return restorePosition();
  const target = document.getElementById(getAnchor());
  if (target) {
    target.scrollIntoView();
    focusFor(target, { preventScroll: true });
  } else {
    window.scrollTo(0, 0);
    document.getElementById('skip')?.focus({ preventScroll: true });
  }
}

/** Focuses an element. If it is not focusable, makes it so until it loses focus. */
function focusFor(element: HTMLElement, options?: FocusOptions): void {
  const isFocusable =
    element.hasAttribute('tabindex') || element.matches('a[href], button, input, select, textarea, summary');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** Makes the skip link focus the content without changing the URL. */
export function startSkipLink(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-skip]')) return;
    const main = document.querySelector<HTMLElement>('main') ?? document.body;
    event.preventDefault();
    focusFor(main);
    main.scrollIntoView();
  };
  document.addEventListener('click', onClick, { signal });
}
