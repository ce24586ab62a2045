const start = 300;

/** Returns the scroll position after one frame: 85% of the distance remains. */
export function toNextPosition(position: number): number {
  return Math.floor(0.85 * position);
}

/** Shows the button while the reader scrolls up, and handles its clicks. */
export function startBackToTop(signal: AbortSignal): void {
  let last = window.scrollY;
  const onScroll = () => {
    const to = window.scrollY;
    const isBottom = to + window.innerHeight >= document.documentElement.scrollHeight;
    if (to < start || to > last || (isBottom && to !== last)) show(false);
    else if (to < last) show(true);
    last = to;
  };
  const onHash = () => show(false);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-back-to-top]')) scrollToTop();
  };
  document.addEventListener('scroll', onScroll, { passive: true, signal });
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('hashchange', onHash, { signal });
}

function show(isShown: boolean): void {
  document.querySelector('[data-back-to-top]')?.toggleAttribute('data-shown', isShown);
}

/**
 * Scrolls to the top: natively if CSS makes scrolling smooth or the reader prefers reduced motion, otherwise frame by frame
 * until the reader scrolls down.
 */
export function scrollToTop(): void {
  const isNative = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  if (isNative || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0);
  let last = window.scrollY;
  const step = () => {
    if (window.scrollY > last) return;
    last = toNextPosition(window.scrollY);
    window.scrollTo(0, last);
    if (last > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
