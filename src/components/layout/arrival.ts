import { decodeUri } from '@/lib/decode-uri';
import { enterPage, isRestoredEntry, restorePosition } from '../ui/history-entries';
import { focusFor } from './focus';
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
