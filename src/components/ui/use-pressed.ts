import { useLayoutEffect, useState } from 'react';

/**
 * Returns true while the pointer is down, if that `matters`: an element that is replaced under the pointer gets no click.
 * Returns false again once the click has been handled.
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
