import * as messages from '@/messages';
import { useEffect, useState } from 'react';
import { findLink, findPath } from '../ui/link-behavior';

/** A notice that the browser is offline, after the reader has pressed a link to another page. */
export function OfflineNotice() {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    startOffline(setOffline, stop.signal);
    return () => stop.abort();
  }, []);
  return (
    <div
      role="status"
      // Above the floating buttons on small screens, and above dialogs.
      className="pointer-events-none fixed inset-x-4 bottom-5 z-60 flex justify-center max-desktop:bottom-19 print:hidden"
    >
      {isOffline && (
        <p
          className="pointer-events-auto max-w-144 rounded-lg border border-line-strong bg-warning-soft px-4 py-2.5 text-sm/[1.7] text-ink shadow-panel"
          data-offline
        >
          {messages.offline}
        </p>
      )}
    </div>
  );
}

/** While the browser is offline, blocks links to other pages of the site. A click shows a notice until the network is back. */
function startOffline(notify: (isOffline: boolean) => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || event.button !== 0 || findPath(findLink(event.target)) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    notify(true);
  };
  const onOnline = () => notify(false);
  // Captures the event, to run before other listeners.
  window.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('online', onOnline, { signal });
}
