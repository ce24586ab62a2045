import { getAnchor } from '../ui/show-anchor';

/** Scroll positions before and after, and the heights of navbar, window, and document, in pixels. */
export interface Scrolling {
  from: number;
  to: number;
  bar: number;
  view: number;
  document: number;
}

/**
 * Returns whether to hide the navbar after scrolling. Returns undefined for no change: an upward scroll near the bottom may be
 * the page bouncing back.
 */
export function isHiddenAfter({ from, to, bar, view, document }: Scrolling): boolean | undefined {
  if (to < bar) return false;
  if (from > 0 && to >= from) return true;
  return to + view < document - bar ? false : undefined;
}

/** The events of a jump to an anchor, on the page or with the page. */
const jumps = ['hashchange', 'arrive'];
let jumped = false;

/** Hides the navbar while the reader scrolls down, if configured. */
export function startHideOnScroll(signal: AbortSignal): void {
  if (!findBar()) return;
  let from = window.scrollY;
  // The browser scrolled to an anchor before this script ran.
  if (window.location.hash !== '' && from > 0) hideAfterJump();
  const onScroll = () => {
    const to = window.scrollY;
    const bar = findBar();
    const skipped = jumped;
    jumped = false;
    if (bar && !skipped) {
      const hidden = isHiddenAfter({
        from,
        to,
        bar: bar.offsetHeight,
        view: window.innerHeight,
        document: document.documentElement.scrollHeight,
      });
      if (hidden !== undefined) bar.toggleAttribute('data-hidden', hidden);
    }
    from = to;
  };
  document.addEventListener('scroll', onScroll, { passive: true, signal });
  for (const jump of jumps) window.addEventListener(jump, hideAfterJump, { signal });
}

/** Hides the navbar if the URL has an anchor on the page, otherwise shows it. Ignores the scroll event of the jump. */
function hideAfterJump(): void {
  jumped = document.getElementById(getAnchor()) !== null;
  findBar()?.toggleAttribute('data-hidden', jumped);
}

function findBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-navbar][data-hide-on-scroll]');
}
