import { useLayoutEffect, useState } from 'react';

/**
 * Returns true while the pointer is down and until its click has been handled, because an element that is replaced meanwhile gets
 * no click. Observes the pointer only if that `matters`.
 */
export function usePressed(matters: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  useLayoutEffect(() => {
    if (!matters) return;
    let after: ReturnType<typeof setTimeout>;
    const onDown = () => {
      clearTimeout(after);
      setPressed(true);
    };
    const onUp = () => (after = setTimeout(() => setPressed(false)));
    window.addEventListener('pointerdown', onDown);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      clearTimeout(after);
      window.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, [matters]);
  return isPressed;
}
