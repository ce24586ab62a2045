import { startTransition, useEffect, useState } from 'react';

/** False until the browser has painted what was rendered without the rest, each time that it is shown. */
export function useSeen(isShown = true): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let after: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (after = setTimeout(() => startTransition(() => setSeen(true)))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
      setSeen(false);
    };
  }, [isShown]);
  return isSeen;
}
