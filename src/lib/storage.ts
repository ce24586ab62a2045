let warned = false;

/** Local storage, or undefined where the browser denies it; says so once a page load. */
function findStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch (error) {
    if (!warned) console.warn('Storage is not available (a frame, a private window or strict privacy settings): choices are not remembered.', error);
    warned = true;
    return undefined;
  }
}

/** The stored text, or undefined if there is none or storage cannot be read. */
export function readStored(key: string): string | undefined {
  try {
    return findStorage()?.getItem(key) ?? undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Stores a text, or removes it when undefined; a failure is logged and ignored. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    const storage = findStorage();
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch (error) {
    console.error(error);
  }
}
