import { decodeUri } from '@/lib/decode-uri';
import { findLanding, replaceHash } from './show-hash-target';

const throttle = 100;

/** Marks the operation in view in the sidebar and writes its anchor into the URL, without adding history entries. */
export function followScroll(signal: AbortSignal): void {
  const links = collectLinks();
  const sections = [...document.querySelectorAll<HTMLElement>('.api :is(.tag, .operation, .component-schema)')];
  let timer: ReturnType<typeof setTimeout> | undefined;
  // If the URL has a hash when the page opens, the first update must not replace it: the reader has not scrolled yet.
  let isMoved = window.location.hash === '';
  const update = () => {
    timer = undefined;
    const landing = findLanding();
    const current = landing?.closest<HTMLElement>('.operation, .component-schema, .tag') ?? findCurrent(sections);
    mark(links, current);
    if (isMoved && !landing) keepAddress(current);
    isMoved = true;
  };
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, () => (timer ??= setTimeout(update, throttle)), { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The HTML of the page of a single operation already marks it.
  const here = document.querySelector<HTMLElement>('#operations [aria-current="page"]');
  if (here) reveal(here);
  update();
  isMoved ||= window.scrollY === 0;
}

/** The distance from the top of a section that a link scrolls to, to the bottom of the running head. */
const headHeight = 24;

/** Finds the section that the running head names, or whose head is in its position; none at the top of the page. */
function findCurrent(sections: HTMLElement[]): HTMLElement | undefined {
  if (window.scrollY < 8) return undefined;
  const line = (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0) + headHeight;
  let [low, high] = [0, sections.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sections[middle]?.getBoundingClientRect().top ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return sections[low - 1];
}

function mark(links: Map<string, HTMLElement>, current: HTMLElement | undefined): void {
  const link = toVisible(current && (links.get(current.id) ?? links.get(current.closest('.tag')?.id ?? '')));
  const old = document.querySelector('#operations [aria-current="true"]');
  if (link === old) return;
  old?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'true');
  if (link) reveal(link);
}

/** Returns the title of the outermost closed tag around a link, or the link itself if the tags around it are open. */
function toVisible(link: HTMLElement | undefined): HTMLElement | undefined {
  let shown = link;
  for (let item = link?.parentElement; item; item = item.parentElement)
    if (item.matches('details:not([open])'))
      shown = item.parentElement?.querySelector<HTMLElement>('a, summary') ?? shown;
  return shown;
}

/** Scrolls only the sidebar: `scrollIntoView` would also move the page. */
function reveal(link: HTMLElement): void {
  const frame = link.closest<HTMLElement>('#operations');
  if (!frame) return;
  const [item, window_] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (item.top < window_.top + 80) frame.scrollTop += item.top - window_.top - 80;
  else if (item.bottom > window_.bottom - 40) frame.scrollTop += item.bottom - window_.bottom + 40;
}

/** Writes the anchor of a section into the URL; removes the hash for the overview and the top of the page. */
function keepAddress(current: HTMLElement | undefined): void {
  replaceHash(current === undefined || current.id === 'overview' ? '' : `#${encodeURI(current.id)}`);
}

/**
 * Returns the links of the sidebar by anchor, the first one if several are equal, and the titles of tags by the anchors of tags.
 */
function collectLinks(): Map<string, HTMLElement> {
  const titles = [...document.querySelectorAll<HTMLElement>('#operations [data-tag] > summary')];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#operations a[href^="#"]')].reverse();
  return new Map<string, HTMLElement>([
    ...titles.map((title) => [title.parentElement?.dataset.tag ?? '', title] as const),
    ...links.map((link) => [decodeUri(link.hash.slice(1)), link] as const),
  ]);
}
