import { decodeUri } from '@/lib/decode-uri';

/** Marks the active heading in the table of contents whenever the page is scrolled or resized. */
export function startContents(signal: AbortSignal): void {
  document.addEventListener('scroll', markActiveHeading, { passive: true, signal });
  window.addEventListener('resize', markActiveHeading, { signal });
  markActiveHeading();
}

/** Marks the links to the active heading, and only those. */
export function markActiveHeading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-page-contents] a')];
  const active = findActiveHeading(
    links.flatMap(({ hash }) => document.getElementById(decodeUri(hash.slice(1))) ?? []),
  );
  for (const link of links) {
    const isActive = active !== undefined && decodeUri(link.hash.slice(1)) === active.id;
    if (isActive !== link.hasAttribute('data-active')) link.toggleAttribute('data-active', isActive);
    if (isActive) keepInView(link);
  }
}

/**
 * Finds the first heading below the navbar if it is in the upper half of the window, otherwise the heading before it. If no
 * heading is below the navbar, finds the last one.
 */
function findActiveHeading(headings: HTMLElement[]): HTMLElement | undefined {
  const bar = document.querySelector<HTMLElement>('[data-navbar]:not([data-hide-on-scroll])')?.offsetHeight ?? 0;
  const next = headings.findIndex((heading) => getBox(heading).top >= bar);
  if (next === -1) return headings.at(-1);
  const { top, bottom } = getBox(headings[next] as HTMLElement);
  const isUpper = top > 0 && bottom < window.innerHeight / 2;
  return headings[isUpper ? next : next - 1];
}

/** Returns the box of an element, or of its parent if the element is an anchor without height. */
function getBox(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect();
  return box.height === 0 && element.parentElement ? element.parentElement.getBoundingClientRect() : box;
}

/** Scrolls the table of contents, but not the page, until a link is in view. */
function keepInView(link: HTMLElement): void {
  const frame = link.closest<HTMLElement>('[data-page-contents]');
  if (!frame) return;
  const [outer, inner] = [frame.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top) frame.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom;
}
