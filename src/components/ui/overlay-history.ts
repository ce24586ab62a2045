import { keepPosition } from './restore-scroll-of-history-entries';

/** An overlay that Back closes: while it is open, it has its own entry in the session history. */
export interface Overlay {
  /** Goes back to the entry below, which closes this overlay and all overlays on top of it. */
  leave: () => void;
  /** Does the same as `leave` and then calls back. */
  leaveFor: (action: () => void) => void;
  /** Closes all overlays and calls back at an entry that the next page or anchor replaces. */
  replace: (navigate: () => void) => void;
}

interface OpenOverlay {
  onClose: () => void;
  /** True for a popover, which would cover the next overlay. */
  isInTopLayer: boolean;
}

const open: OpenOverlay[] = [];
/** The actions that wait until a history traversal by this module ends; undefined if there is none. */
let waiting: (() => void)[] | undefined;

/** Makes Back close the open overlays. */
export function startOverlays(signal: AbortSignal): void {
  window.addEventListener('popstate', onPop, { signal });
  // After a reload with an open overlay, the overlay is gone.
  if (getLevel() > 0) traverse(-getLevel());
}

/**
 * Adds a history entry for an overlay that opens. Calls `onClose` when the overlay must close, for example after Back. If the
 * overlay below is in the top layer, the new one closes it and takes over its entry.
 */
export function openOverlay(onClose: () => void, { isInTopLayer = false } = {}): Overlay {
  const overlay = { onClose, isInTopLayer };
  const enter = () => {
    const below = open.at(-1);
    if (below?.isInTopLayer) {
      open[open.length - 1] = overlay;
      return below.onClose();
    }
    keepPosition();
    open.push(overlay);
    // The entry copies the state of the page below, so it shows the same page again.
    history.pushState({ ...history.state, overlays: open.length }, '');
  };
  const leave = (...then: (() => void)[]) => {
    const index = open.indexOf(overlay);
    if (index === -1) return;
    // If the reader has followed a link meanwhile, there is no entry to go back from.
    if (getLevel() > index) return traverse(index - getLevel(), ...then);
    close(index);
    then.forEach(afterTraversal);
  };
  afterTraversal(enter);
  return {
    leave: () => afterTraversal(() => leave()),
    leaveFor: (action) => afterTraversal(() => leave(action)),
    replace(navigate) {
      if (waiting) return;
      const next = () => {
        close(0);
        // Waits until the dialogs are gone, because they keep the page still and trap the focus.
        setTimeout(navigate);
      };
      if (getLevel() <= 1) return next();
      traverse(1 - getLevel(), next);
    },
  };
}

/**
 * Closes all overlays when a link has led to another page. An overlay that opened while that page was loading has the entry below,
 * which Back skips.
 */
export function closeAtNewPage(): void {
  if (getLevel() === 0) close(0);
}

/** Returns true while the current entry is that of an overlay, which a link replaces. */
export function isOverlayEntry(): boolean {
  return getLevel() > 0;
}

/** Returns true while a dialog is open. It keeps the focus: what was still loading when it opened stays closed. */
export function hasOpenDialog(): boolean {
  return document.querySelector('[role=dialog],dialog[open]') !== null;
}

function onPop(): void {
  const ended = waiting ?? [];
  waiting = undefined;
  close(getLevel());
  // The reader went forward to the entry of an overlay that is closed.
  if (getLevel() > open.length) traverse(open.length - getLevel(), ...ended);
  else ended.forEach(afterTraversal);
}

/** Runs an action at once, or as soon as the pending traversal has ended. */
function afterTraversal(action: () => void): void {
  if (waiting) waiting.push(action);
  else action();
}

function close(level: number): void {
  for (const { onClose } of open.splice(level).reverse()) onClose();
}

function traverse(distance: number, ...then: (() => void)[]): void {
  waiting = then;
  history.go(distance);
}

function getLevel(): number {
  return (history.state as { overlays?: number } | null)?.overlays ?? 0;
}
