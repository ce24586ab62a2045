import { keepPosition } from './history-entries';

/** An overlay that Back closes: while it is open, it has its own entry in the session history. */
export interface Overlay {
  /** Goes back to the entry below, which closes it and what was opened over it. */
  leave: () => void;
  /** The same, and calls back then. */
  leaveFor: (action: () => void) => void;
  /** Closes all there is and calls back, at an entry whose place the next page or anchor takes. */
  replace: (navigate: () => void) => void;
}

const open: { onClose: () => void }[] = [];
/** What waits for a traversal of ours to end. */
let waiting: (() => void)[] | undefined;

/** Lets going back close what is open. */
export function startOverlays(): () => void {
  window.addEventListener('popstate', onPop);
  // After a reload with an open overlay, the overlay is gone.
  if (getLevel() > 0) traverse(-getLevel());
  return () => window.removeEventListener('popstate', onPop);
}

/** Adds an entry for something that opens over the page; `onClose` is called when the reader goes back from it. */
export function openOverlay(onClose: () => void): Overlay {
  const overlay = { onClose };
  const enter = () => {
    keepPosition();
    open.push(overlay);
    // The state is that of the page below, so the entry is the same page again.
    history.pushState({ ...history.state, overlays: open.length }, '');
  };
  const leave = (...then: (() => void)[]) => {
    const index = open.indexOf(overlay);
    if (index === -1) return;
    // A link may have led on meanwhile.
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
        // Once they are gone: dialogs hold the page still, and the focus.
        setTimeout(navigate);
      };
      if (getLevel() <= 1) return next();
      traverse(1 - getLevel(), next);
    },
  };
}

/** True while the current entry is that of an overlay: a link takes its place. */
export function isOverlayEntry(): boolean {
  return getLevel() > 0;
}

function onPop(): void {
  const ended = waiting ?? [];
  waiting = undefined;
  close(getLevel());
  // The way forward leads to an overlay that is closed.
  if (getLevel() > open.length) traverse(open.length - getLevel(), ...ended);
  else ended.forEach(afterTraversal);
}

/** Acts at once, or as soon as a traversal of ours that is under way has ended. */
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
