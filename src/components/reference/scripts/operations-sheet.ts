import { openOverlay, type Overlay } from '../../ui/overlays';

/** On small screens the sidebar of operations is a sheet over the page: going back closes it, and so does choosing an operation. */
export function followSheet(signal: AbortSignal): void {
  const sheet = document.querySelector<HTMLElement>('.on[popover]');
  let overlay: Overlay | undefined;
  const close = () => sheet?.matches(':popover-open') && sheet.hidePopover();
  const onToggle = () => {
    if (sheet?.matches(':popover-open')) overlay ??= openOverlay(close);
    else {
      overlay?.leave();
      overlay = undefined;
    }
  };
  const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();
  sheet?.addEventListener('toggle', onToggle, { signal });
  sheet?.addEventListener('click', onClick, { signal });
}
