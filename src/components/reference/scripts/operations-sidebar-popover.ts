import { findLink, isPlainClick } from '../../ui/link-behavior';
import { openOverlay, type Overlay } from '../../ui/overlay-history';
import { desktopQuery } from '../../ui/desktop-query';

/**
 * Closes the sidebar of operations after Back, a click on a link, or when the window becomes wide enough to show it next to the
 * page: on small screens it is a popover on top of the page.
 */
export function followSheet(signal: AbortSignal): void {
  const sheet = document.querySelector<HTMLElement>('#operations[popover]');
  let overlay: Overlay | undefined;
  const close = () => sheet?.matches(':popover-open') && sheet.hidePopover();
  const onToggle = () => {
    if (sheet?.matches(':popover-open')) overlay ??= openOverlay(close, { isInTopLayer: true });
    else {
      overlay?.leave();
      overlay = undefined;
    }
  };
  const onClick = (event: MouseEvent) => {
    const link = findLink(event.target);
    if (!link) return;
    // The entry below has the same URL: goes back to it and shows its target again.
    if (overlay && isPlainClick(event) && link.href === location.href) {
      event.preventDefault();
      overlay.leaveFor(() => location.replace(link.href));
    } else close();
  };
  matchMedia(desktopQuery).addEventListener('change', close, { signal });
  sheet?.addEventListener('toggle', onToggle, { signal });
  sheet?.addEventListener('click', onClick, { signal });
}

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
