/** Moves the focus to something that cannot take it by itself, for as long as it has it. */
export function focusFor(element: HTMLElement, options?: FocusOptions): void {
  const isFocusable =
    element.hasAttribute('tabindex') || element.matches('a[href], button, input, select, textarea, summary');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** Lets the skip link move the focus to the content without touching the address. */
export function startSkipLink(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-skip]')) return;
    const main = document.querySelector<HTMLElement>('main') ?? document.body;
    event.preventDefault();
    focusFor(main);
    main.scrollIntoView();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
