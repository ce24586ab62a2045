import { readStored, writeStored } from './storage';

/**
 * Returns true if code or text of a page could not be fetched, for example because a deploy has removed it. Each browser has
 * its own message.
 */
export function isLoadError({ name, message }: Error): boolean {
  return /chunkload|load(ing)? (css )?chunk|imported module|module script|failed to fetch|load failed|networkerror/i.test(
    name + message,
  );
}

/** Reloads the page once per path and session. Returns false if it has already been reloaded or storage fails. */
export function reloadOnce(path: string): boolean {
  const key = `reloaded.${path}`;
  if (readStored(key, 'sessionStorage') !== undefined || !writeStored(key, 'true', 'sessionStorage')) return false;
  console.warn(`The page ${path} could not be loaded and will be reloaded.`);
  window.location.reload();
  return true;
}

/**
 * Returns true if the host responds that the chunk in an error no longer exists. Returns false for a broken connection,
 * where a reload would lose the open page.
 */
export async function isGone(error: unknown): Promise<boolean> {
  const [address] = /\S*\/_next\/static\/\S+/.exec(String(error)) ?? [];
  if (!address) return false;
  // Does not use `queries`: the response changes with each deploy, and the module of `queries` may fail to load, too.
  return fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
}
