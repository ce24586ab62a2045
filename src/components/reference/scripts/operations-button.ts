/**
 * On small screens, the button that opens the operations is above the content. It floats on top of the page only while the
 * reader scrolls up, because it would cover text that the reader is about to read.
 */
export function followButton(signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>('[popovertarget="operations"]');
  let from = window.scrollY;
  const update = () => {
    const to = window.scrollY;
    if (to !== from) button?.toggleAttribute('data-floating', to < from && to > window.innerHeight);
    from = to;
  };
  window.addEventListener('scroll', update, { signal, passive: true });
}
