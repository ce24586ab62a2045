import { getAnchor, reveal } from '../../ui/show-anchor';
import { isAtAddress, isRestoredEntry, restorePosition } from '../../ui/restore-scroll-of-history-entries';
import { isOverlayEntry } from '../../ui/overlay-history';
import { isPositionHeld } from '../../ui/reading-position';
import { findSimilarElement } from '@/lib/outer-and-similar-anchors';
import { findShownAnchor, isScheme, type KnownAnchors } from './find-anchor-of-former-hash';

/**
 * Shows the element that the hash of the URL names, now and whenever the hash changes: opens the disclosures around it, scrolls
 * it into view, and marks it.
 */
export function followAnchors(signal: AbortSignal): void {
  const show = () => {
    answered = window.location.hash;
    showTarget(getAnchor());
  };
  show();
  // The browser restores a number of pixels, but samples may be in another language now, and the heights of rows that a large
  // spec has not laid out yet are estimates.
  const isGuess = document.querySelector('.api[data-anchor-index]') !== null;
  if (isRestoredEntry() && (isGuess || !hasReaderMoved())) restorePosition();
  window.addEventListener('hashchange', show, { signal });
  document.addEventListener('click', (event) => onClick(event), { signal });
  // The router changes the URL without a `hashchange` event. A replaced entry, for example after scrolling, needs no action.
  const { navigation } = window as Window & { navigation?: EventTarget };
  const onEntry = (event: Event) => {
    if (!('navigationType' in event) || event.navigationType !== 'push') return;
    // An overlay adds an entry with the same URL.
    if (window.location.hash !== answered) setTimeout(show);
  };
  navigation?.addEventListener('currententrychange', onEntry, { signal });
}

/** Shows the target again for a link to the current hash, which fires no event. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.api a[href^="#"]') : null;
  if (link?.hash && link.hash === window.location.hash) showTarget(getAnchor(), false);
}

/** The last hash that the page has shown or written. If the URL has a different one, its event is still pending. */
let answered = '';

/**
 * Replaces the hash of the URL without adding a history entry; an empty hash removes it. Does nothing while a new hash is
 * pending, while the page of an entry is loading after Back or Forward, or while an overlay has the current entry.
 */
export function replaceHash(hash: string): void {
  const { pathname, search, hash: current } = window.location;
  if (current === hash || current !== answered || !isAtAddress() || isOverlayEntry()) return;
  answered = hash;
  // Bypasses the `replaceState` of Next.js, which would write the URL of its router a moment later.
  History.prototype.replaceState.call(window.history, window.history.state, '', hash === '' ? pathname + search : hash);
}

let landing: { target: HTMLElement; top: number; scroll: number } | undefined;

function landAt(target: HTMLElement): void {
  landing = { target, top: target.getBoundingClientRect().top, scroll: window.scrollY };
}

/** Returns the element that was shown last, unless the reader has scrolled away from it. */
export function findLanding(): HTMLElement | undefined {
  if (!landing?.target.isConnected) return undefined;
  // After Back or Forward, the browser or content that gets its size may scroll only now.
  if (isRestoredEntry() && (isPositionHeld() || !hasReaderMoved())) landAt(landing.target);
  const distances = [landing.target.getBoundingClientRect().top - landing.top, window.scrollY - landing.scroll];
  // When content above the window changes its height, scroll anchoring changes only the scroll position. Other content changes
  // only the position of the target. A reader who scrolls changes both.
  return distances.some((distance) => Math.abs(distance) < 60) ? landing.target : undefined;
}

/**
 * Returns true if the reader has used wheel, pointer, or keyboard since the document loaded; the head's inline script records it.
 */
function hasReaderMoved(): boolean {
  return 'moved' in document.documentElement.dataset;
}

/** Shows the element of an anchor or, if the page does not expand that far, the nearest outer element. */
function showTarget(anchor: string, isRestored = isRestoredEntry()): void {
  landing = undefined;
  if (anchor === '') return;
  const { target, isNearest } = findTarget(anchor);
  if (!target) return openOther(anchor);
  if (isNearest && fillSchema(target, () => showTarget(anchor, isRestored))) return;
  if (isNearest) tellMissing(anchor);
  const isOpened = reveal(target);
  if (target.id !== anchor) replaceHash(`#${encodeURI(target.id)}`);
  const former = document.querySelector<HTMLElement>('[data-target]');
  former?.removeAttribute('data-target');
  former?.style.removeProperty('scroll-margin-block-start');
  target.dataset.target = '';
  showOwnerToo(target);
  // A restored entry keeps its scroll position, which is restored again if disclosures were opened.
  if (!isRestored) target.scrollIntoView();
  else if (isOpened) restorePosition();
  landAt(target);
}

/**
 * Opens the nested schema of a row that only links to its properties, and calls back when it contains a copy of them. Returns false
 * if the row has none.
 */
function fillSchema(row: HTMLElement, onFilled: () => void): boolean {
  const details = row.querySelector<HTMLDetailsElement>(':scope > details[data-more]:not([open])');
  if (!details) return false;
  const observer = new MutationObserver(() => {
    if (!details.querySelector('.schema-body')) return;
    observer.disconnect();
    onFilled();
  });
  observer.observe(details, { childList: true });
  reveal(details);
  return true;
}

/**
 * Sets the scroll margin of a value, nested property, or variant so that the header of its owner comes into view above it, unless
 * the owner starts too far above. A margin also applies when the browser or other code scrolls to the target.
 */
function showOwnerToo(target: HTMLElement): void {
  const owner = target.parentElement?.closest<HTMLElement>(
    target.matches('.enum-value') ? '.property, .variant, .component-schema' : '.property, .variant, .response',
  );
  if (!owner || !target.matches('.enum-value, .property, .variant')) return;
  const distance = target.getBoundingClientRect().top - owner.getBoundingClientRect().top;
  if (distance > window.innerHeight / 3) return;
  const margin = parseFloat(getComputedStyle(owner).scrollMarginTop);
  target.style.scrollMarginBlockStart = `${distance + margin}px`;
}

/** Opens the page of an anchor that this page does not contain. Only a large spec has several pages. */
function openOther(anchor: string): void {
  const href = document.querySelector<HTMLElement>('.api')?.dataset.anchorIndex;
  if (href === undefined) return tellMissing(anchor);
  void import('./open-page-of-anchor').then(
    async ({ openAnchor }) => (await openAnchor(anchor, href)) || tellMissing(anchor),
  );
}

/** Says that the page does not have an anchor. */
function tellMissing(anchor: string): void {
  void import('../../ui/missing-anchor').then((module) => module.tellMissing(anchor)).catch(() => undefined);
}

/** Finds the element of an anchor, whatever its case, or of a former one, otherwise the nearest outer element. */
function findTarget(anchor: string): { target?: HTMLElement; isNearest?: boolean } {
  const find = (id: string) => document.getElementById(id) ?? findSimilarElement(id);
  const findNow = (id: string) => {
    const element = find(id);
    return element && (element.dataset.now ?? element.id);
  };
  const found = findShownAnchor(anchor, findNow, collectAnchors);
  return found ? { target: find(found.anchor), isNearest: found.isNearest } : {};
}

function collectAnchors(): KnownAnchors {
  const operations = [...document.querySelectorAll<HTMLElement>('.operation[data-path]')];
  const tags = [...document.querySelectorAll<HTMLElement>('.tag[id^="tag"]')];
  const sections = [...document.querySelectorAll<HTMLElement>('[id^="overview."], [id^="security."]')];
  return {
    operations: operations.map(({ id, dataset: { method = '', path = '', alias } }) => ({ id, method, path, alias })),
    tags: tags.map((tag) => ({
      anchor: tag.id,
      title: tag.querySelector('h1, h2')?.textContent ?? '',
      alias: tag.dataset.alias,
    })),
    sections: sections.map(({ id, textContent }) => ({
      anchor: id,
      title: isScheme(id) ? id.replace(/^\w+\./, '') : textContent,
    })),
  };
}
