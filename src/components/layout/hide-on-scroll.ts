import { decodeUri } from '@/lib/decode-uri';

/** Where the page was and is, in pixels. */
export interface Scrolling {
  from: number;
  to: number;
  bar: number;
  view: number;
  document: number;
}

/** Whether the bar is hidden after scrolling; undefined leaves it as it is, as at the very bottom, where pages bounce. */
export function isHiddenAfter({ from, to, bar, view, document }: Scrolling): boolean | undefined {
  if (to < bar) return false;
  if (from > 0 && to >= from) return true;
  return to + view < document - bar ? false : undefined;
}

let jumped = false;

/** Hides the bar while the reader scrolls down, where the configuration asks for it. */
export function startHideOnScroll(): () => void {
  if (!findBar()) return () => undefined;
  let from = window.scrollY;
  // The page was opened at an anchor: the browser has scrolled there before this script came.
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
  document.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', hideAfterJump);
  return () => {
    document.removeEventListener('scroll', onScroll);
    window.removeEventListener('hashchange', hideAfterJump);
  };
}

/** Hides the bar after a jump to an anchor, and shows it on any other page; the scrolling that a jump causes does not count. */
export function hideAfterJump(): void {
  const id = decodeUri(window.location.hash.slice(1));
  jumped = id !== '' && document.getElementById(id) !== null;
  findBar()?.toggleAttribute('data-hidden', jumped);
}

function findBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-navbar][data-hide-on-scroll]');
}
