import { findLink, findPath } from '../ui/link-behaviour';

/** Without a network a link keeps the page it stands on and says so; the notice goes when the network is back. */
export function startOffline(notify: (isOffline: boolean) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || event.button !== 0 || findPath(findLink(event.target)) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    notify(true);
  };
  const onOnline = () => notify(false);
  // Before any other listener follows the link.
  window.addEventListener('click', onClick, true);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('online', onOnline);
  };
}
