import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Moves through the options of a list while the focus stays in the field: arrows, Home, End, Enter; Ctrl Enter for a new tab. */
export function useListKeys(list: RefObject<HTMLElement | null>, content: unknown, isStale: boolean) {
  const [active, setActive] = useState<string>();
  const waiting = useRef(false);

  // Whatever comes, its first option is the one that Enter takes.
  useEffect(() => {
    const [first] = getOptions(list.current);
    setActive(first?.id);
    list.current?.scrollTo({ top: 0 });
    if (waiting.current && !isStale) {
      waiting.current = false;
      first?.click();
    }
  }, [list, content, isStale]);

  const move = (to: (index: number, count: number) => number) => {
    const options = getOptions(list.current);
    const option =
      options[
        to(
          options.findIndex(({ id }) => id === active),
          options.length,
        )
      ];
    setActive(option?.id);
    option?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is on the screen answers an earlier question: Enter is for the answer to come.
      waiting.current = isStale;
      if (isStale) return;
      const option = getOptions(list.current).find(({ id }) => id === active);
      option?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey || event.metaKey }),
      );
    }
  };
  return { active, setActive, onKeyDown };
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function getOptions(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}
