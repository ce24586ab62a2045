import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { toCauseText } from '@/lib/cause-text';
import { isLoadError, reloadOnce } from '@/lib/load-error';
import * as messages from '@/messages';

/** Says that a page crashed, offers another try, and shows the error with its causes. A page that could not be loaded is reloaded once. */
export function Crash({ error, reset }: { error: unknown; reset: () => void }) {
  const path = usePathname();
  const isLoad = error instanceof Error && isLoadError(error);
  const [isReloading, setReloading] = useState(isLoad);
  useEffect(() => {
    if (isLoad && !reloadOnce(path)) setReloading(false);
  }, [isLoad, path]);
  if (isReloading) return <main id="main" className="simple-page" aria-busy />;
  return (
    <main id="main" className="simple-page">
      <h1>{isLoad ? messages.pageError : messages.pageCrashed}</h1>
      {isLoad && <p>{messages.pageNotLoaded}</p>}
      <p>
        <button type="button" className="button-primary" onClick={isLoad ? () => window.location.reload() : reset}>
          {isLoad ? messages.retry : messages.tryAgain}
        </button>
      </p>
      <hr />
      <pre className="error-text">{toCauseText(error)}</pre>
    </main>
  );
}
