import { expect, it, vi } from 'vitest';
import { followFilter } from '@/components/reference/scripts/operations-filter-and-tag-buttons';

/** Presses a key in the filter, above one link. Returns whether the link gets the focus. */
function press(key: string, modifiers: object): boolean {
  const listeners = new Map<string, (event: object) => void>();
  const link = { checkVisibility: () => true, focus: vi.fn() };
  const input = { value: '', addEventListener: () => {} };
  const sidebar = {
    dataset: {},
    querySelector: () => input,
    querySelectorAll: () => [link],
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  vi.stubGlobal('document', { querySelector: () => sidebar, activeElement: input });
  followFilter(new AbortController().signal);
  listeners.get('keydown')?.({ key, ...modifiers, preventDefault: () => {} });
  vi.unstubAllGlobals();
  return link.focus.mock.calls.length > 0;
}

it('an arrow key moves from the filter to the operations, but not with a key that selects text or scrolls', () => {
  expect(press('ArrowDown', {})).toBe(true);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(press('ArrowDown', { [modifier]: true })).toBe(false);
});
