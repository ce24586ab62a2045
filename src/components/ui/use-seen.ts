import { startTransition, useEffect, useState } from 'react';

/** False until the browser has painted what was rendered without the rest. */
export function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (after = setTimeout(() => startTransition(() => setSeen(true)))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, []);
  return isSeen;
}
