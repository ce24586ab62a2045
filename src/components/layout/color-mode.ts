import { isCostly } from '../ui/link-behavior';
import { whenIdle } from '../ui/when-idle';
import { readStored, toStoredKey, writeStored } from '@/lib/storage';

export type ColorMode = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();
const holders = new Set<() => () => void>();

/** Returns the current color mode. Any value other than `dark` counts as light. */
export function getColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Applies a color mode and stores it as the reader's choice. */
export function chooseColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  writeStored(key, mode);
}

/** Calls a listener whenever the color mode changes. Returns a function that removes the listener. */
export function onColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers `hold`, which hides elements off the screen before the mode changes, because a change restyles every rendered
 * element. The function that `hold` returns shows them again after the new mode has been painted.
 */
export function onBeforeColorMode(hold: () => () => void): () => void {
  holders.add(hold);
  return () => holders.delete(hold);
}

/**
 * Follows the choice in other tabs or, without a choice, the system preference if that is configured. Loads the dark logos in
 * advance. If the switch is disabled, only removes the stored choice.
 */
export function startColorMode(signal: AbortSignal): void {
  const { defaultMode, disableSwitch, respectSystem } = document.documentElement.dataset;
  if (disableSwitch !== undefined) return void writeStored(key, undefined);
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
  // The back/forward cache keeps the mode of the last visit.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const stored = readStored(key);
    if (persisted && stored !== undefined) applyColorMode(stored === 'dark' ? 'dark' : 'light');
  };
  colorBrowser();
  whenIdle(loadHiddenLogos, signal);
  window.addEventListener('pageshow', onShow, { signal });
  window.addEventListener('storage', onStorage, { signal });
  system.addEventListener('change', onSystem, { signal });
}

function applyColorMode(mode: ColorMode): void {
  const releases = document.hidden ? [] : [...holders].map((hold) => hold());
  document.documentElement.dataset.theme = mode;
  colorBrowser();
  listeners.forEach((listener) => listener());
  if (releases.length > 0) requestAnimationFrame(() => setTimeout(() => releases.forEach((release) => release())));
}

/** Gives the browser's own bars the color of the navbar. */
function colorBrowser(): void {
  const bar = document.querySelector('[data-navbar]');
  const color = bar && getComputedStyle(bar).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    if (color) meta.content = color;
}

/** Loads the logos of dark mode in advance, because the network may be down when the reader chooses that mode. */
function loadHiddenLogos(): void {
  if (isCostly()) return;
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"][class~="dark:block"]'))
    logo.loading = 'eager';
}

/** Returns true if an event is about localStorage. Changes of sessionStorage fire the same event. */
function isLocal({ storageArea }: StorageEvent): boolean {
  try {
    return storageArea === window.localStorage;
  } catch {
    return false;
  }
}
