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
    const onEnter = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') turn({ hover: true });
      onIntent();
    };
    const onFocus = () => {
      turn({ focus: isFocusSeen(element) });
      onIntent();
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => turn({ focus: element.contains(relatedTarget as Node | null) });
    // Pointer or focus may be on the element before the scripts start.
    if (element.matches(':hover') || isFocusSeen(element)) {
      turn({ hover: element.matches(':hover'), focus: isFocusSeen(element) });
      onIntent();
    }
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerenter', onEnter, { signal });
    element.addEventListener('pointerleave', () => turn({ hover: false }), { signal });
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', onBlur, { signal });
    return () => stop.abort();
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
