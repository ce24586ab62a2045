import { useEffect, useState, type RefObject } from 'react';

interface Turned {
  hover: boolean;
  focus: boolean;
  /** Closed by the reader although pointer or focus are still there; ends when both have left. */
  dismissed: boolean;
}

/** Watches whether a reader has turned to an element by pointer or focus, and lets them dismiss what it shows. */
export function useTurned(ref: RefObject<HTMLElement | null>, onFirst: () => void) {
  const [turned, setTurned] = useState<Turned>({ hover: false, focus: false, dismissed: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const turn = (change: Partial<Turned>) => setTurned((last) => toNext(last, change));
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => void (isMouse(event) && turn({ hover: true }), onFirst())],
      ['pointerleave', () => turn({ hover: false })],
      ['focusin', () => void (turn({ focus: true }), onFirst())],
      ['focusout', (event) => turn({ focus: element.contains((event as FocusEvent).relatedTarget as Node | null) })],
    ];
    // Where the reader already is when scripts start.
    if (element.matches(':hover')) turn({ hover: true });
    if (element.contains(document.activeElement)) turn({ focus: true });
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => listeners.forEach(([name, listener]) => element.removeEventListener(name, listener));
  }, [ref, onFirst]);
  const dismiss = (dismissed: boolean) => setTurned((last) => toNext(last, { dismissed }));
  return { turned, dismiss };
}

function toNext(last: Turned, change: Partial<Turned>): Turned {
  const { hover, focus, dismissed } = { ...last, ...change };
  return { hover, focus, dismissed: dismissed && (hover || focus) };
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType !== 'touch';
}
