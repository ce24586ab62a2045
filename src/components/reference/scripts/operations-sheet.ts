import { findLink, isPlainClick } from '../../ui/link-behavior';
import { openOverlay, type Overlay } from '../../ui/overlays';

/** Closes the sidebar of operations after Back or a click on a link: on small screens it is a popover on top of the page. */
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
    // The entry below has the same URL: goes back to it and shows its target again.
    if (overlay && isPlainClick(event) && link.href === location.href) {
      event.preventDefault();
      overlay.leaveFor(() => location.replace(link.href));
    } else close();
  };
  sheet?.addEventListener('toggle', onToggle, { signal });
  sheet?.addEventListener('click', onClick, { signal });
}
