/** Offers to wrap lines where a block's lines run over, as soon as a reader turns to the block. */
export function startWrapping(): () => void {
  const onTurn = (event: Event) => {
    const frame = event.target instanceof Element ? event.target.closest<HTMLElement>('.code-frame') : null;
    if (frame) offer(frame);
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wrap-toggle]') : null;
    const frame = button?.closest<HTMLElement>('.code-frame');
    if (!button || !frame) return;
    const isWrapped = frame.toggleAttribute('data-wrapped');
    button.setAttribute('aria-pressed', String(isWrapped));
  };
  document.addEventListener('pointerover', onTurn);
  document.addEventListener('focusin', onTurn);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('pointerover', onTurn);
    document.removeEventListener('focusin', onTurn);
    document.removeEventListener('click', onClick);
  };
}

function offer(frame: HTMLElement): void {
  const pre = frame.querySelector('pre');
  const button = frame.querySelector<HTMLElement>('[data-wrap-toggle]');
  if (!pre || !button) return;
  button.hidden = !frame.hasAttribute('data-wrapped') && pre.scrollWidth <= pre.clientWidth;
}
