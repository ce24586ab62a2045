/** The key of the values that samples have instead of variables, in the storage of a tab. */
export const valuesKey = 'values';

const reported = new Set<string>();

/** Logs each kind of failure once per page load. */
function report(kind: string, log: (...parts: unknown[]) => void, ...parts: unknown[]): void {
  if (!reported.has(kind)) log(...parts);
  reported.add(kind);
}

type Kind = 'localStorage' | 'sessionStorage';

/** Returns the browser's storage, or undefined if access is denied. */
function findStorage(kind: Kind): Storage | undefined {
  try {
    return window[kind] ?? undefined;
  } catch (error) {
    const causes = 'a frame, a private window or strict privacy settings';
    report('denied', console.warn, `Storage is not available (${causes}): choices are not remembered.`, error);
    return undefined;
  }
}

/** Adds the site's namespace to a key. The namespace is in an attribute of the root element. */
export function toStoredKey(key: string): string {
  const { storageNamespace } = document.documentElement.dataset;
  return storageNamespace ? `${key}-${storageNamespace}` : key;
}

/** Returns the stored text, or undefined if there is none or storage cannot be read. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | undefined {
  try {
    return findStorage(kind)?.getItem(toStoredKey(key)) ?? undefined;
  } catch (error) {
    report('failed', console.error, 'Storage cannot be read.', error);
    return undefined;
  }
}

/** Stores a text, or removes the stored one if `value` is undefined. If that fails, logs it once and returns false. */
export function writeStored(key: string, value: string | undefined, kind: Kind = 'localStorage'): boolean {
  try {
    const storage = findStorage(kind);
    if (value === undefined) storage?.removeItem(toStoredKey(key));
    else storage?.setItem(toStoredKey(key), value);
    return storage !== undefined;
  } catch (error) {
    report('failed', console.error, 'Storage cannot be written.', error);
    return false;
  }
}
