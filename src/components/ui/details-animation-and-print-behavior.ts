/** Returns how long a disclosure takes to open or close, in milliseconds, if its height changes by `height`. */
export function toCollapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const steps = height / 36;
  return Math.round(10 * (4 + 15 * steps ** 0.25 + steps / 5));
}

const moving = new WeakMap<HTMLDetailsElement, Animation>();

/** Animates native disclosures except those in `[data-instant]`, and opens those in `main` for print. */
export function startDetails(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const details = summary?.parentElement;
    if (
      event.defaultPrevented ||
      !summary ||
      !(details instanceof HTMLDetailsElement) ||
      details.closest('[data-instant]')
    )
      return;
    if ((event.target as Element).closest('a, button, input, select, textarea')) return;
    event.preventDefault();
    move(details, summary);
  };
  let opened: HTMLDetailsElement[] = [];
  const onPrint = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  };
  const onPrinted = () => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  window.addEventListener('click', onClick, { signal });
  window.addEventListener('beforeprint', onPrint, { signal });
  window.addEventListener('afterprint', onPrinted, { signal });
}

function move(details: HTMLDetailsElement, summary: Element): void {
  moving.get(details)?.cancel();
  const isOpening = !details.open || details.dataset.closing !== undefined;
  const from = details.offsetHeight;
  delete details.dataset.closing;
  details.open = isOpening;
  const to = details.offsetHeight;
  const height = Math.abs(to - from);
  const duration = toCollapseDuration(height, matchMedia('(prefers-reduced-motion: reduce)').matches);
  // Skips content much taller than the screen: nobody could follow it, and each frame would lay out all of it.
  if (height === 0 || duration === 1 || height > 2 * window.innerHeight) return;
  if (!isOpening) {
    details.open = true;
    details.dataset.closing = '';
  }
  const animation = details.animate(
    { height: [`${from}px`, `${isOpening ? to : Math.max(to, summary.clientHeight)}px`], overflow: ['clip', 'clip'] },
    { duration, easing: 'ease-in-out' },
  );
  moving.set(details, animation);
  animation.onfinish = () => {
    moving.delete(details);
    if (details.dataset.closing === undefined) return;
    delete details.dataset.closing;
    details.open = false;
  };
}
