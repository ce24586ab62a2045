import { decodeUri } from '@/lib/decode-uri';
import { hasReaderMoved, isAtAddress, isRestoredEntry, restorePosition } from '../../ui/history-entries';
import { isOverlayEntry } from '../../ui/overlays';
import { findFormerAnchor, toOuterAnchors, type KnownAnchors } from './former-hash';

/** Opens the way to what the address names, brings it into view and marks it; now, and whenever the address changes. */
export function followAnchors(signal: AbortSignal): void {
  const show = () => {
    answered = window.location.hash;
    showTarget(decodeUri(window.location.hash.slice(1)));
  };
  show();
  // The browser restores pixels, of samples in another language and of rows not yet laid out.
  const isGuess = document.querySelector('.api[data-places]') !== null;
  if (isRestoredEntry() && (isGuess || !hasReaderMoved())) restorePosition();
  window.addEventListener('hashchange', show, { signal });
  document.addEventListener('click', (event) => onClick(event), { signal });
  // A link of the router changes the address without telling. What replaces it, as the scroll does, leads nowhere.
  const { navigation } = window as Window & { navigation?: EventTarget };
  const onEntry = (event: Event) => {
    if (!('navigationType' in event) || event.navigationType !== 'push') return;
    // Not for a dialog, which has an entry of the same address.
    if (window.location.hash !== answered) setTimeout(show);
  };
  navigation?.addEventListener('currententrychange', onEntry, { signal });
}

/** A link to where the address already leads shows it again. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.api a[href^="#"]') : null;
  if (link?.hash && link.hash === window.location.hash) showTarget(decodeUri(link.hash.slice(1)), false);
}

/** The hash that the page shows; while the address has another, its event is still on the way. */
let answered = '';

/** Writes a hash into the address without an entry in the history; an empty one takes it away. A hash just followed stays. */
export function replaceHash(hash: string): void {
  const { pathname, search, hash: current } = window.location;
  if (current === hash || current !== answered || !isAtAddress() || isOverlayEntry()) return;
  answered = hash;
  // Past the router, which would write its own idea of the address a moment later.
  History.prototype.replaceState.call(window.history, window.history.state, '', hash === '' ? pathname + search : hash);
}

let landing: { target: HTMLElement; top: number; scroll: number } | undefined;

/** The place that the address named last, as long as the reader has not scrolled away from it. */
export function findLanding(): HTMLElement | undefined {
  if (!landing?.target.isConnected) return undefined;
  const distances = [landing.target.getBoundingClientRect().top - landing.top, window.scrollY - landing.scroll];
  // What changes its height above the window moves the page, and elsewhere the place; a reader moves both.
  return distances.some((distance) => Math.abs(distance) < 60) ? landing.target : undefined;
}

/** Shows the element of an anchor; an anchor deeper than the page unfolds shows the nearest one above. */
function showTarget(anchor: string, isRestored = isRestoredEntry()): void {
  if (anchor === '') return;
  const target = findTarget(anchor);
  if (!target) return openOther(anchor);
  const isOpened = openAround(target);
  if (target.id !== anchor) replaceHash(`#${encodeURI(target.id)}`);
  const former = document.querySelector<HTMLElement>('[data-target]');
  former?.removeAttribute('data-target');
  former?.style.removeProperty('scroll-margin-block-start');
  target.dataset.target = '';
  showOwnerToo(target);
  // An entry of the history is shown as it was left.
  if (!isRestored) target.scrollIntoView();
  else if (isOpened) restorePosition();
  landing = { target, top: target.getBoundingClientRect().top, scroll: window.scrollY };
}

/** Opens what an element is folded into; false if nothing was closed. */
function openAround(element: HTMLElement): boolean {
  let isOpened = false;
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (!(outer instanceof HTMLDetailsElement) || outer.open) continue;
    outer.open = true;
    isOpened = true;
  }
  return isOpened;
}

/**
 * Has the head of what a value or a nested property belongs to come into view above it, unless that is far away. As a margin, for
 * others may scroll to the same place.
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

/** In a large spec the anchor may be on another page. */
function openOther(anchor: string): void {
  const href = document.querySelector<HTMLElement>('.api')?.dataset.places;
  if (href !== undefined) void import('./open-anchor').then(({ openAnchor }) => openAnchor(anchor, href));
}

/** Finds what an anchor names: the element itself, a former address, or the nearest place above. */
function findTarget(anchor: string): HTMLElement | undefined {
  const exact = document.getElementById(anchor);
  if (exact) return exact;
  const former = findFormerAnchor(anchor, collectAnchors());
  if (former !== undefined) return document.getElementById(former) ?? undefined;
  return toOuterAnchors(anchor)
    .map((outer) => document.getElementById(outer))
    .find((element) => element !== null);
}

function collectAnchors(): KnownAnchors {
  const operations = [...document.querySelectorAll<HTMLElement>('.operation[data-path]')];
  const tags = [...document.querySelectorAll<HTMLElement>('.tag[id^="tag"]')];
  return {
    operations: operations.map(({ id, dataset: { method = '', path = '', alias } }) => ({ id, method, path, alias })),
    tags: tags.map((tag) => ({
      anchor: tag.id,
      title: tag.querySelector('h1, h2')?.textContent ?? '',
      alias: tag.dataset.alias,
    })),
  };
}
