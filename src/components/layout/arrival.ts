import { focusFor } from './focus';
import { hideAfterJump } from './hide-on-scroll';

let isTraversal = false;

/** Notes whether the next page is reached by going back or forward: then scrolling and focus are the browser's. */
export function startArrival(): () => void {
  const onPop = () => {
    isTraversal = true;
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}

/** Brings the reader to the top of a new page or to the anchor of its address, and the focus with them. */
export function arrive(): void {
  const wasTraversal = isTraversal;
  isTraversal = false;
  hideAfterJump();
  if (wasTraversal) return;
  const { hash } = window.location;
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    target.scrollIntoView();
    focusFor(target, { preventScroll: true });
  } else {
    window.scrollTo(0, 0);
    document.getElementById('skip')?.focus({ preventScroll: true });
  }
}
