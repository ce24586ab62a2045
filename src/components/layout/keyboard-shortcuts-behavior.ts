import { hasOpenDialog } from '../ui/overlay-history';
import { readStored, writeStored } from '@/lib/storage';

/** The name of the stored setting. The inline script of the head reads it as well. */
export const shortcutsKey = 'shortcuts';
export const shortcutsOff = 'off';

/** True if the reader has turned the shortcuts off, but the choice could not be stored. It then applies to this page load. */
let isOffForNow = false;

/** Returns false if the reader has turned off the shortcuts of a single character, such as `/`. */
export function hasSingleKeys(): boolean {
  return !isOffForNow && readStored(shortcutsKey) !== shortcutsOff;
}

/** Turns the shortcuts of a single character on or off. Speech input and tremor can press such keys by accident. */
export function chooseSingleKeys(isOn: boolean): void {
  const isStored = writeStored(shortcutsKey, isOn ? undefined : shortcutsOff);
  isOffForNow = !isOn && !isStored;
}

/**
 * Makes `/` and Ctrl+K press the search button, and `?` open the list of shortcuts. First repeats what was pressed before the
 * scripts of the page started.
 */
export function startShortcuts(openList: () => void, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const shortcut = findShortcut(event);
    if (shortcut === undefined) return;
    event.preventDefault();
    if (shortcut === 'list') openList();
    else document.querySelector<HTMLElement>('[data-search-button]')?.click();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-shortcuts-open]')) openList();
  };
  window.addEventListener('keydown', onKey, { signal });
  document.addEventListener('click', onClick, { signal });
  repeatEarlyPresses(openList);
}

function findShortcut(event: KeyboardEvent): 'search' | 'list' | undefined {
  const { key, target } = event;
  if (event.altKey) return undefined;
  // With Shift, it is a shortcut of the browser.
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'k' && !event.shiftKey ? 'search' : undefined;
  if ((key !== '/' && key !== '?') || isField(target) || !hasSingleKeys()) return undefined;
  if (key === '/') return 'search';
  return hasOpenDialog() ? undefined : 'list';
}

/** Repeats what the inline script of the head has recorded, and ends the recording. */
function repeatEarlyPresses(openList: () => void): void {
  const page = window as Window & { early?: string; earlyButton?: HTMLElement };
  const { early, earlyButton } = page;
  delete page.early;
  if (early === '?') openList();
  // The explainer presses its own button, once React has rendered it (mount-explainer.tsx).
  if (earlyButton?.closest('[data-explainer]')) return;
  delete page.earlyButton;
  // In a microtask, after the layout has prepared the history for overlays.
  queueMicrotask(() => earlyButton?.click());
}

/** Returns true for an element that the reader can type into. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
