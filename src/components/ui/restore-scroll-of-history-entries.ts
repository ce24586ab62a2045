import { readStored, writeStored } from '@/lib/storage';
import {
  getReadingPosition,
  releaseReadingPosition,
  restoreReadingPosition,
  type ReadingPosition,
} from './reading-position';

/** The state of an entry in the session history: the state of Next.js for restoring the page, and our name for the entry. */
interface EntryState {
  entry?: string;
}

const storageKey = 'reading-positions';
/** In a long session, only the last entries that the reader left are stored. */
const most = 100;

/** Positions by entry name; those from earlier documents are read on first use. */
let positions: Map<string, ReadingPosition> | undefined;
/** The path of the page on the screen, and the state of its entry: undefined while the page of the URL is loading. */
let path = '';
let shown: EntryState | undefined;
let isAwaited = false;
let isRestored = performance
  .getEntriesByType('navigation')
  .some((load) => 'type' in load && (load.type === 'reload' || load.type === 'back_forward'));

/**
 * Lets readers go back and forward to any entry and find it as they left it. Next.js ignores entries without its state, so
 * entries that the browser creates for anchor links get the same state. The browser would restore a scroll position before
 * Next.js renders the page, so this module restores it. Only an entry from which the reader left the document is restored by
 * the browser.
 */
export function startHistory(signal: AbortSignal): void {
  enterPage();
  // The browser does not restore this entry, because the reader left it for another page of the same document.
  if (history.scrollRestoration === 'manual') restorePosition();
  const onHide = () => {
    keepPosition();
    writeStored(storageKey, JSON.stringify([...getPositions()].slice(-most)), 'sessionStorage');
    history.scrollRestoration = 'auto';
  };
  const onShow = () => (history.scrollRestoration = 'manual');
  onShow();
  window.addEventListener('popstate', onPop, { signal });
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', onShow, { signal });
}

/** Scrolls to the top of the current page; if the URL has an anchor, adds or replaces a history entry. */
export function goToTop(isReplaced = false): void {
  if (location.hash !== '') {
    keepPosition();
    const change = isReplaced ? History.prototype.replaceState : History.prototype.pushState;
    change.call(history, history.state, '', location.pathname + location.search);
    setState({ ...shown, entry: toName() });
    // The browser fires no event for this, but other modules must follow the URL.
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }
  isRestored = false;
  window.scrollTo(0, 0);
  document.getElementById('skip')?.focus({ preventScroll: true });
}

/** Handles Back and Forward, and each jump to an anchor before the browser scrolls there. */
function onPop({ state }: PopStateEvent): void {
  // A page and a dialog on top of it share an entry name: the reader does not leave the page. After a reload with an open dialog,
  // the page may not be rendered yet.
  if ((state as EntryState | null)?.entry !== shown?.entry) keepPosition();
  isAwaited = location.pathname !== path;
  // The reader followed an anchor before the scripts started, and another page is on the screen now.
  if (state === null && isAwaited) return location.reload();
  isRestored = state !== null;
  if (state === null) setState({ ...shown, entry: toName() });
  else shown = isAwaited ? undefined : (state as EntryState);
  if (!isAwaited) restorePosition();
}

/** Stores the reading position of the current entry, before the reader leaves it. */
export function keepPosition(): void {
  releaseReadingPosition();
  const name = shown?.entry;
  // Hit testing finds nothing on an inert page; the position stored before a dialog opened is still correct.
  if (name === undefined || document.querySelector('main')?.closest('[inert]')) return;
  getPositions().delete(name);
  getPositions().set(name, getReadingPosition());
}

/** Records that the page of the current entry is on the screen. */
export function enterPage(): void {
  isAwaited = false;
  path = location.pathname;
  const state = (history.state ?? {}) as EntryState;
  setState({ ...state, entry: state.entry ?? toName() });
}

/** Records that the router is navigating to another page. */
export function leavePage(): void {
  keepPosition();
  isRestored = false;
}

/** Returns true if the reader reached the current entry by Back, Forward, or reload: its scroll position is restored. */
export function isRestoredEntry(): boolean {
  return isRestored;
}

/** Returns false after Back or Forward until the page of the URL is on the screen, otherwise true. */
export function isAtAddress(): boolean {
  return !isAwaited;
}

/** Restores the scroll position that the page had when the reader left the current entry; ignores new entries. */
export function restorePosition(): void {
  const { entry = '' } = (history.state ?? {}) as EntryState;
  const position = getPositions().get(entry);
  if (isRestored && position) restoreReadingPosition(position);
}

/** Replaces the state of the current entry, bypassing the router. */
function setState(state: EntryState): void {
  History.prototype.replaceState.call(history, state, '');
  shown = state;
}

function toName(): string {
  return Math.random().toString(36).slice(2);
}

function getPositions(): Map<string, ReadingPosition> {
  return (positions ??= new Map(readPositions()));
}

function readPositions(): [string, ReadingPosition][] {
  try {
    return JSON.parse(readStored(storageKey, 'sessionStorage') ?? '[]') as [string, ReadingPosition][];
  } catch {
    return [];
  }
}
