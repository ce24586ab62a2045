import { startTransition, useEffect, useState } from 'react';

/** Returns false until the browser has painted the first render. */
export function usePainted(): boolean {
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
