import { readStored, writeStored } from './storage';
import { isOwnChunk } from './trusted-types';

/**
 * A tab that was open while the site was published anew asks for code that is gone: loads the page again, once for each
 * such file in a session, so that a broken site never makes a loop. A slow or absent network is no reason.
 */
export function reloadOldTab(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwnChunk(target.src, location)) void reloadIfGone(target.src);
    },
    true,
  );
}

async function reloadIfGone(address: string): Promise<void> {
  const key = `reloaded.${new URL(address).pathname}`;
  const status = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.status,
    () => 0,
  );
  const isGone = status === 404 || status === 410;
  if (isGone && readStored(key, 'sessionStorage') === undefined && writeStored(key, 'true', 'sessionStorage'))
    location.reload();
}
