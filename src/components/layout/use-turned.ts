import { useEffect, useState, type RefObject } from 'react';

interface Turned {
  hover: boolean;
  focus: boolean;
  /** Closed by the reader although pointer or focus are still there; ends when they come anew. */
  dismissed: boolean;
}

/** Watches whether a reader has turned to an element by pointer or keyboard, and lets them dismiss what it shows. */
export function useTurned(ref: RefObject<HTMLElement | null>, onTurn: () => void) {
  const [turned, setTurned] = useState<Turned>({ hover: false, focus: false, dismissed: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const turn = (change: Partial<Turned>) => setTurned((last) => toNext(last, change));
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => void (isMouse(event) && turn({ hover: true }), onTurn())],
      ['pointerleave', () => turn({ hover: false })],
      ['focusin', () => void (turn({ focus: isFocusSeen(element) }), onTurn())],
      ['focusout', (event) => turn({ focus: element.contains((event as FocusEvent).relatedTarget as Node | null) })],
    ];
    // Where the reader already is when scripts start.
    if (element.matches(':hover') || isFocusSeen(element)) {
      turn({ hover: element.matches(':hover'), focus: isFocusSeen(element) });
      onTurn();
    }
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => listeners.forEach(([name, listener]) => element.removeEventListener(name, listener));
  }, [ref, onTurn]);
  const dismiss = (dismissed: boolean) => setTurned((last) => ({ ...last, dismissed }));
  return { turned, dismiss };
}

function toNext(last: Turned, change: Partial<Turned>): Turned {
  const next = { ...last, ...change };
  const isNew = !last.hover && !last.focus && (next.hover || next.focus);
  return isNew ? { ...next, dismissed: false } : next;
}

/** A focus that came by pressing with the pointer holds nothing open. */
function isFocusSeen(element: HTMLElement): boolean {
  return element.querySelector(':focus-visible') !== null;
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType !== 'touch';
}
