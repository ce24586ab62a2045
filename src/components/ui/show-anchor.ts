import { decodeUri } from '@/lib/decode-uri';
import { isRestoredEntry, restorePosition } from './restore-scroll-of-history-entries';
import { showPanel } from './tabs-behavior';

/** Returns the anchor in the URL, decoded; empty without one. The values of a form may follow it after a question mark. */
export function getAnchor(): string {
  return decodeUri(location.hash.slice(1).replace(/\?.*/s, ''));
}

/**
 * Makes an element visible: opens the disclosures around it, and itself if it is one, and shows the tab panels that contain it.
 * Returns false if nothing was hidden. The head script does the same before the first paint.
 */
export function reveal(element: Element): boolean {
  let wasHidden = false;
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement && !outer.open) wasHidden = outer.open = true;
    else if (showPanel(outer)) wasHidden = true;
  }
  return wasHidden;
}

/**
 * Makes the element of the anchor in the URL visible, or finds one whose id is similar. On API pages, the scripts of the reference
 * scroll and search, because they know more.
 */
export function showAnchor(): void {
  const anchor = getAnchor();
  const target = document.getElementById(anchor);
  const wasHidden = target && reveal(target);
  if (anchor === '' || document.querySelector('.api')) return;
  if (!target)
    void import('./missing-anchor').then(({ answerMissing }) => answerMissing(anchor)).catch(() => undefined);
  else if (wasHidden && isRestoredEntry()) restorePosition();
  else if (wasHidden) target.scrollIntoView();
}
