const reported = new Set<string>();

/** Says a failure once a page load. */
function report(kind: string, log: (...parts: unknown[]) => void, ...parts: unknown[]): void {
  if (!reported.has(kind)) log(...parts);
  reported.add(kind);
}

type Kind = 'localStorage' | 'sessionStorage';

/** The browser's storage, or undefined where it is denied. */
function findStorage(kind: Kind): Storage | undefined {
  try {
    return window[kind] ?? undefined;
  } catch (error) {
    const causes = 'a frame, a private window or strict privacy settings';
    report('denied', console.warn, `Storage is not available (${causes}): choices are not remembered.`, error);
    return undefined;
  }
}

/** The key as it is stored: with the site's namespace, which the page names on its root element. */
export function toStoredKey(key: string): string {
  const { storageNamespace } = document.documentElement.dataset;
  return storageNamespace ? `${key}-${storageNamespace}` : key;
}

/** The stored text, or undefined if there is none or storage cannot be read. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | undefined {
  try {
    return findStorage(kind)?.getItem(toStoredKey(key)) ?? undefined;
  } catch (error) {
    report('failed', console.error, 'Storage cannot be read.', error);
    return undefined;
  }
}

/** Stores a text, or removes it when undefined; false if that was not possible, which is said once and otherwise ignored. */
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
