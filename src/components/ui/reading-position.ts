/** Where a reader was on a page: in pixels from its top, and how far below the window's top the elements around them began. */
export interface ReadingPosition {
  scroll: number;
  /** Ids with their distances, the innermost element first. */
  around: [id: string, top: number][];
}

/** What is read at the top of the window, below the bar. */
export function getReadingPosition(): ReadingPosition {
  const around: ReadingPosition['around'] = [];
  const left = document.querySelector('main h1')?.getBoundingClientRect().left ?? 0;
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const read = document.elementsFromPoint(left + 1, top).find((element) => element.closest('main'));
  for (let outer = read?.closest('main [id]'); outer; outer = outer.parentElement?.closest('main [id]'))
    around.push([outer.id, outer.getBoundingClientRect().top]);
  return { scroll: window.scrollY, around };
}

/**
 * Brings a page back to where its reader was. An element that was around them says it better than pixels: what is above may be
 * higher or lower now, as samples in another language are.
 */
export function restoreReadingPosition({ scroll, around }: ReadingPosition): void {
  const place = around.map(([id, top]) => ({ element: document.getElementById(id), top })).find(isShown);
  const distance = place?.element ? place.element.getBoundingClientRect().top - place.top : scroll - window.scrollY;
  window.scrollBy({ top: distance, behavior: 'instant' });
}

function isShown({ element }: { element: HTMLElement | null }): boolean {
  return element !== null && element.getClientRects().length > 0;
}
