import { expect, it, vi } from 'vitest';
import { startShortcuts } from '@/components/layout/keyboard-shortcuts-behavior';

/** Presses a key. Returns whether the search opens instead of what the browser does. */
function press(event: object): boolean {
  let onKey: (event: object) => void = () => {};
  const [click, preventDefault] = [vi.fn(), vi.fn()];
  vi.stubGlobal('window', { addEventListener: (_name: string, listener: typeof onKey) => (onKey = listener) });
  vi.stubGlobal('document', { addEventListener: () => {}, querySelector: () => ({ click }) });
  startShortcuts(() => {}, new AbortController().signal);
  onKey({ ...event, preventDefault });
  vi.unstubAllGlobals();
  expect(preventDefault).toHaveBeenCalledTimes(click.mock.calls.length);
  return click.mock.calls.length > 0;
}

it.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Command+K', { key: 'k', metaKey: true }, true],
  ['Ctrl+K with Caps Lock', { key: 'K', ctrlKey: true }, true],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false],
])('%s opens the search, unless it is a shortcut of the browser', (_name, event, isSearch) => {
  expect(press(event)).toBe(isSearch);
});
