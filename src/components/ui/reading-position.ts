/** A reading position: pixels from the top and end of the page, and distances of nearby elements from the window's top. */
export interface ReadingPosition {
  scroll: number;
  end: number;
  /** The ids of the elements with their distances: the next element if it is nearer, then the outer ones, innermost first. */
  around: [id: string, top: number][];
}

/** Returns the reading position at the top of the window, below the navbar. */
export function getReadingPosition(): ReadingPosition {
  const around: ReadingPosition['around'] = [];
  const left = document.querySelector('main h1')?.getBoundingClientRect().left ?? 0;
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const find = (y: number) =>
    document
      .elementsFromPoint(left + 1, y)
      .find((element) => element.closest('main') && !element.closest('[data-running-head]'));
  for (let outer = find(top)?.closest('main [id]'); outer; outer = outer.parentElement?.closest('main [id]'))
    around.push([outer.id, outer.getBoundingClientRect().top]);
  // The nearest element is first, because content between it and the position may change its height.
  const next = find(window.innerHeight / 2)?.closest('main [id]');
  const below = next?.getBoundingClientRect().top ?? 0;
  if (next && below > top && below - top < top - (around[0]?.[1] ?? -Infinity)) around.unshift([next.id, below]);
  return { scroll: window.scrollY, end: document.documentElement.scrollHeight - window.scrollY, around };
}

const acts = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
let held: AbortController | undefined;

/** Restores the scroll position of a page and keeps it while sections get their size, until the reader acts. */
export function restoreReadingPosition(position: ReadingPosition): void {
  releaseReadingPosition();
  const { signal } = (held = new AbortController());
  let scroll = 0;
  let height = 0;
  const restore = () => {
    scrollToPosition(position);
    scroll = window.scrollY;
    height = document.body.offsetHeight;
  };
  restore();
  const observer = new ResizeObserver(restore);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const act of acts) window.addEventListener(act, releaseReadingPosition, { signal, passive: true });
  const onScroll = () => {
    const moved = Math.abs(window.scrollY - scroll);
    const grown = Math.abs(document.body.offsetHeight - height);
    // When content gets its size, scroll anchoring moves the page, not the reader.
    if (grown > 0 && moved <= grown + 2) restore();
    else if (moved > 2) releaseReadingPosition();
  };
  window.addEventListener('scroll', onScroll, { signal, passive: true });
}

/** Returns true while a restored position is held, that is, until the reader acts. */
export function isPositionHeld(): boolean {
  return held?.signal.aborted === false;
}

/** Stops holding the page at the restored position. */
export function releaseReadingPosition(): void {
  held?.abort();
}

/**
 * Scrolls to a position by a nearby element rather than by pixels: content above may be taller or shorter now, for example
 * samples in another language.
 */
function scrollToPosition({ scroll, end, around }: ReadingPosition): void {
  const place = around.map(([id, top]) => ({ element: document.getElementById(id), top })).find(isShown);
  // If there is no such element, as in the footer, counts pixels from the nearer end of the page.
  const there = scroll < end ? scroll : document.documentElement.scrollHeight - end;
  const distance = place?.element ? place.element.getBoundingClientRect().top - place.top : there - window.scrollY;
  window.scrollBy({ top: distance, behavior: 'instant' });
}

function isShown({ element }: { element: HTMLElement | null }): boolean {
  return element !== null && element.getClientRects().length > 0;
}
