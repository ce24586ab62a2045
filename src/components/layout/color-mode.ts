import { isCostly } from '../ui/link-behavior';
import { whenIdle } from '../ui/when-idle';
import { readStored, toStoredKey, writeStored } from '@/lib/storage';

export type ColorMode = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();
const holders = new Set<() => () => void>();

/** The mode that is shown; anything but `dark` counts as light. */
export function getColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Shows a mode and remembers it as the reader's choice. */
export function chooseColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  writeStored(key, mode);
}

/** Calls back whenever another mode is shown. */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers `hold`, which hides elements that need no styles for a reader to see the new mode, because a change of mode restyles
 * the whole page. The function that `hold` returns shows them again after the mode has been painted.
 */
export function onBeforeColorMode(hold: () => () => void): () => void {
  holders.add(hold);
  return () => holders.delete(hold);
}

/** Follows what is chosen in other tabs and, where there is no choice, what the system prefers. A disabled switch forgets the choice. */
export function startColorMode(): () => void {
  const { defaultMode, disableSwitch, respectSystem } = document.documentElement.dataset;
  if (disableSwitch !== undefined) {
    writeStored(key, undefined);
    return () => undefined;
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const toFallback = (): ColorMode => {
    const isDark = respectSystem === undefined ? defaultMode === 'dark' : system.matches;
    return isDark ? 'dark' : 'light';
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== toStoredKey(key) || !isLocal(event)) return;
    applyColorMode(event.newValue === null ? toFallback() : event.newValue === 'dark' ? 'dark' : 'light');
  };
  const onSystem = () => {
    if (respectSystem !== undefined && readStored(key) === undefined) applyColorMode(toFallback());
  };
  const stop = new AbortController();
  whenIdle(loadHiddenLogos, stop.signal);
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', onSystem);
  return () => {
    stop.abort();
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', onSystem);
  };
}

function applyColorMode(mode: ColorMode): void {
  const releases = document.hidden ? [] : [...holders].map((hold) => hold());
  document.documentElement.dataset.theme = mode;
  listeners.forEach((listener) => listener());
  if (releases.length > 0) requestAnimationFrame(() => setTimeout(() => releases.forEach((release) => release())));
}

/** Fetches the logos of the mode that is not shown: when it is chosen, the network may be gone. */
function loadHiddenLogos(): void {
  if (isCostly()) return;
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"][class~="dark:block"]'))
    logo.loading = 'eager';
}

/** The session's storage sends the same event. */
function isLocal({ storageArea }: StorageEvent): boolean {
  try {
    return storageArea === window.localStorage;
  } catch {
    return false;
  }
}
