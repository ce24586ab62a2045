import { isCostly } from '../ui/link-behavior';
import { whenIdle } from '../ui/when-idle';
import { readStored, toStoredKey, writeStored } from '@/lib/storage';

export type ColorMode = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();
const holders = new Set<() => () => void>();

/** Returns the current mode; anything but `dark` is light. */
export function getColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Applies a mode and stores it as the reader's choice. */
export function chooseColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  writeStored(key, mode);
}

/** Calls a listener when the mode changes. */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers `hold`, which hides elements that a reader does not need to see the new mode, because a change of mode restyles the
 * whole page. The function that `hold` returns shows them again after the mode is painted.
 */
export function onBeforeColorMode(hold: () => () => void): () => void {
  holders.add(hold);
  return () => holders.delete(hold);
}

/** Follows the choice in other tabs or, without a choice, the system preference. A disabled switch clears the choice. */
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

/** Fetches the logos of the other mode, as the network may be gone when it is chosen. */
function loadHiddenLogos(): void {
  if (isCostly()) return;
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"][class~="dark:block"]'))
    logo.loading = 'eager';
}

/** Ignores the same event of sessionStorage. */
function isLocal({ storageArea }: StorageEvent): boolean {
  try {
    return storageArea === window.localStorage;
  } catch {
    return false;
  }
}
