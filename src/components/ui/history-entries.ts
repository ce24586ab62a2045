import { readStored, writeStored } from '@/lib/storage';
import {
  getReadingPosition,
  releaseReadingPosition,
  restoreReadingPosition,
  type ReadingPosition,
} from './reading-position';

/** The state of an entry in the session history: what Next.js needs to show its page again, and the name by which we know it. */
interface EntryState {
  entry?: string;
}

const storageKey = 'reading-positions';
/** Of a long session, the entries left last. */
const most = 100;

/** By the names of their entries; those of documents before are read when they are needed. */
let positions: Map<string, ReadingPosition> | undefined;
/** The path of the page on the screen, and the state of its entry: undefined while the page of the address is on its way. */
let path = '';
let shown: EntryState | undefined;
let isAwaited = false;
let isRestored = performance
  .getEntriesByType('navigation')
  .some((load) => 'type' in load && (load.type === 'reload' || load.type === 'back_forward'));

/**
 * Lets readers go back and forward to any entry and find it as they left it. Next.js gives a state to the entries that it makes
 * and ignores others, so those of links to an anchor, which the browser makes, get the same one. And the browser restores the
 * place of an entry before its page is there, so that is done here for all entries but those that load a document.
 */
export function startHistory(): () => void {
  enterPage();
  // One that was left for another page of the same document.
  if (history.scrollRestoration === 'manual') restorePosition();
  const onHide = () => {
    keepPosition();
    writeStored(storageKey, JSON.stringify([...getPositions()].slice(-most)), 'sessionStorage');
    history.scrollRestoration = 'auto';
  };
  const onShow = () => (history.scrollRestoration = 'manual');
  onShow();
  window.addEventListener('popstate', onPop);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Leads to the top of the page that is shown, from one of its anchors with an entry for it. */
export function goToTop(isReplaced = false): void {
  if (location.hash !== '') {
    keepPosition();
    const change = isReplaced ? History.prototype.replaceState : History.prototype.pushState;
    change.call(history, history.state, '', location.pathname + location.search);
    setState({ ...shown, entry: toName() });
    // What follows the address is not told by the browser.
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }
  isRestored = false;
  window.scrollTo(0, 0);
  document.getElementById('skip')?.focus({ preventScroll: true });
}

/** Going back and forward; and each jump to an anchor, before the browser scrolls there. */
function onPop({ state }: PopStateEvent): void {
  // Between a page and a dialog over it nothing is left; after a reload the page may not be there yet.
  if ((state as EntryState | null)?.entry !== shown?.entry) keepPosition();
  isAwaited = location.pathname !== path;
  // An anchor that was followed before the scripts had started; now another page is shown.
  if (state === null && isAwaited) return location.reload();
  isRestored = state !== null;
  if (state === null) setState({ ...shown, entry: toName() });
  else shown = isAwaited ? undefined : (state as EntryState);
  if (!isAwaited) restorePosition();
}

/** Remembers where the reader is, before they leave. */
export function keepPosition(): void {
  releaseReadingPosition();
  const name = shown?.entry;
  // Nothing is found at a point of a page that is inert: what was noted before a dialog opened still holds.
  if (name === undefined || document.querySelector('main')?.closest('[inert]')) return;
  getPositions().delete(name);
  getPositions().set(name, getReadingPosition());
}

/** The page of the current entry is on the screen. */
export function enterPage(): void {
  isAwaited = false;
  path = location.pathname;
  const state = (history.state ?? {}) as EntryState;
  setState({ ...state, entry: state.entry ?? toName() });
}

/** The router is leading to another page. */
export function leavePage(): void {
  keepPosition();
  isRestored = false;
}

/** True if the current entry was reached by Back, Forward, or reload: its scroll position is restored. */
export function isRestoredEntry(): boolean {
  return isRestored;
}

/** True if the page of the address is on the screen, and no other is on its way. */
export function isAtAddress(): boolean {
  return !isAwaited;
}

/** Brings the page to where it was when the current entry was left; a new entry leaves it where it is. */
export function restorePosition(): void {
  const { entry = '' } = (history.state ?? {}) as EntryState;
  const position = getPositions().get(entry);
  if (isRestored && position) restoreReadingPosition(position);
}

/** True if the reader has moved since the document was loaded: the inline script of the head listens from the beginning. */
export function hasReaderMoved(): boolean {
  return 'moved' in document.documentElement.dataset;
}

/** Writes past the router: to it the entry is as it was. */
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
