import { findLink, isPlainClick } from '../../ui/link-behavior';
import { openOverlay, type Overlay } from '../../ui/overlays';

/** On small screens the sidebar of operations is a sheet over the page: going back closes it, and so does choosing an operation. */
export function followSheet(signal: AbortSignal): void {
  const sheet = document.querySelector<HTMLElement>('#operations[popover]');
  let overlay: Overlay | undefined;
  const close = () => sheet?.matches(':popover-open') && sheet.hidePopover();
  const onToggle = () => {
    if (sheet?.matches(':popover-open')) overlay ??= openOverlay(close);
    else {
      overlay?.leave();
      overlay = undefined;
    }
  };
  const onClick = (event: MouseEvent) => {
    const link = findLink(event.target);
    if (!link) return;
    // To where the address leads already: the entry below is that place.
    if (overlay && isPlainClick(event) && link.href === location.href) {
      event.preventDefault();
      overlay.leaveFor(() => location.replace(link.href));
    } else close();
  };
  sheet?.addEventListener('toggle', onToggle, { signal });
  sheet?.addEventListener('click', onClick, { signal });
}
