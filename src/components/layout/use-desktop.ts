import { useEffect, useRef } from 'react';

/** Calls back when the window becomes wide enough for the bar's own menus. */
export function useDesktop(onDesktop: () => void): void {
  const latest = useRef(onDesktop);
  useEffect(() => {
    latest.current = onDesktop;
  });
  useEffect(() => {
    const query = window.matchMedia('(width >= 997px)');
    const onChange = () => query.matches && latest.current();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
}
