let isPressing = false;
const waiting: (() => void)[] = [];

if (typeof document !== 'undefined') {
  const press = () => {
    isPressing = true;
  };
  const release = () => {
    isPressing = false;
    waiting.splice(0).forEach((action) => action());
  };
  // A press ends with its click; one that is dragged away ends without.
  for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, press, true);
  for (const name of ['click', 'keyup', 'pointercancel'])
    document.addEventListener(name, () => setTimeout(release), true);
  document.addEventListener('pointerup', () => setTimeout(release, 400), true);
}

/** Does something as soon as nothing is being pressed: an element that is replaced between press and release loses its click. */
export function whenReleased(action: () => void): void {
  if (isPressing) waiting.push(action);
  else action();
}
