/** Makes the wrap buttons of code blocks work; each is there where lines of its block run over. */
export function startWrapping(): () => void {
  const onTurn = ({ target }: Event) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-code-block]') : null;
    if (block) offer(block);
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-wrap-toggle]') : null;
    const isWrapped = button?.closest('[data-code-block]')?.toggleAttribute('data-wrapped');
    button?.setAttribute('aria-pressed', String(isWrapped));
  };
  const turns = ['pointerover', 'focusin', 'toggle'];
  // The last of them does not bubble.
  for (const turn of turns) document.addEventListener(turn, onTurn, true);
  document.addEventListener('click', onClick);
  return () => {
    for (const turn of turns) document.removeEventListener(turn, onTurn, true);
    document.removeEventListener('click', onClick);
  };
}

/** Offers to wrap in each code block that comes into sight: no pointer goes over them on a touch screen. */
export function offerInSight(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) offer(target);
  });
  for (const block of document.querySelectorAll('[data-code-block]')) observer.observe(block);
  return () => observer.disconnect();
}

function offer(block: Element): void {
  // Code in another language may be before the one of the page's HTML.
  const pre = block.querySelector('pre:not([hidden])');
  const button = block.querySelector<HTMLElement>('[data-wrap-toggle]');
  if (!pre || !button) return;
  button.hidden = !block.hasAttribute('data-wrapped') && pre.scrollWidth <= pre.clientWidth;
}
