import { useEffect, useState, type RefObject } from 'react';

interface Intent {
  hover: boolean;
  focus: boolean;
  /** True if the reader closed the panel. Reset when pointer or focus returns after both have left. */
  dismissed: boolean;
}

/** Tracks whether the reader hovers or focuses an element, and whether its panel has been dismissed. Calls `onIntent` on both. */
export function useHoverAndFocus(ref: RefObject<HTMLElement | null>, onIntent: () => void) {
  const [intent, setIntent] = useState<Intent>({ hover: false, focus: false, dismissed: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const turn = (change: Partial<Intent>) => setIntent((last) => toNext(last, change));
    const listeners: [string, (event: Event) => void][] = [
      [
        'pointerenter',
        (event) => {
          if (isMouse(event)) turn({ hover: true });
          onIntent();
        },
      ],
      ['pointerleave', () => turn({ hover: false })],
      [
        'focusin',
        () => {
          turn({ focus: isFocusSeen(element) });
          onIntent();
        },
      ],
      ['focusout', (event) => turn({ focus: element.contains((event as FocusEvent).relatedTarget as Node | null) })],
    ];
    // Pointer or focus may be on the element before the scripts start.
    if (element.matches(':hover') || isFocusSeen(element)) {
      turn({ hover: element.matches(':hover'), focus: isFocusSeen(element) });
      onIntent();
    }
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => listeners.forEach(([name, listener]) => element.removeEventListener(name, listener));
  }, [ref, onIntent]);
  const dismiss = (dismissed: boolean) => setIntent((last) => ({ ...last, dismissed }));
  return { intent, dismiss };
}

function toNext(last: Intent, change: Partial<Intent>): Intent {
  const next = { ...last, ...change };
  const isNew = !last.hover && !last.focus && (next.hover || next.focus);
  return isNew ? { ...next, dismissed: false } : next;
}

/** Returns true if an element contains visible focus. Focus from a pointer press is not visible and opens nothing. */
function isFocusSeen(element: HTMLElement): boolean {
  return element.querySelector(':focus-visible') !== null;
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType !== 'touch';
}
