/** Makes the wrap buttons of code blocks work. A button is visible only if lines of its block overflow or are wrapped. */
export function startWrapping(signal: AbortSignal): void {
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
  // Captures, because `toggle` does not bubble.
  for (const turn of turns) document.addEventListener(turn, onTurn, { capture: true, signal });
  document.addEventListener('click', onClick, { signal });
}

/** Updates the wrap button of each code block that scrolls into view, because touch screens have no hover. */
export function offerInSight(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) offer(target);
  });
  for (const block of document.querySelectorAll('[data-code-block]')) observer.observe(block);
  return () => observer.disconnect();
}

function offer(block: Element): void {
  // If a sample is shown in another language, its original code is also in the block, but is not visible.
  const pre = block.querySelector('pre:not([hidden])');
  const button = block.querySelector<HTMLElement>('[data-wrap-toggle]');
  // A block whose lines always wrap has neither a button nor a place for it.
  const copyButton = block.querySelector(':scope > [data-copy]');
  if (!pre || !(button ?? copyButton)) return;
  // Hiding a focused button would leave the focus on nothing.
  if (button && button === document.activeElement) return;
  const isOffered = block.hasAttribute('data-wrapped') || pre.scrollWidth > pre.clientWidth;
  if (button) button.hidden = !isOffered;
  else if (isOffered) copyButton?.before(createButton());
}

/** Creates a button from the template of the page. */
function createButton(): DocumentFragment | '' {
  const template = document.querySelector<HTMLTemplateElement>('template[data-wrap-template]');
  return template ? document.importNode(template.content, true) : '';
}
