import { readStored, writeStored } from './storage';

/** True if code or text of a page could not be fetched, as after a deploy that removed it. */
export function isLoadError({ name, message }: Error): boolean {
  return (
    name === 'ChunkLoadError' ||
    /failed to load chunk|loading (css )?chunk|dynamically imported module|failed to fetch/i.test(`${name} ${message}`)
  );
}

/** Reloads the page, once for each path in a session; false if it was already tried or cannot be remembered. */
export function reloadOnce(path: string): boolean {
  const key = `reloaded.${path}`;
  if (readStored(key, 'sessionStorage') !== undefined || !writeStored(key, 'true', 'sessionStorage')) return false;
  console.warn(`The page ${path} could not be loaded; it is reloaded.`);
  window.location.reload();
  return true;
}

/** True if the host says that code is no longer there. A broken connection is no such answer: what is read would be lost by a reload. */
export async function isGone(error: unknown): Promise<boolean> {
  const [address] = /\S*\/_next\/static\/\S+/.exec(String(error)) ?? [];
  if (!address) return false;
  // Not by the queries: what it asks changes with each deploy, and is asked when they cannot be loaded.
  return fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
}

/** The messages of an error and its causes, outermost first. */
export function toCauseText(error: unknown): string {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null && !seen.has(current);) {
    seen.add(current);
    texts.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return texts.join('\n\nCause:\n');
}
