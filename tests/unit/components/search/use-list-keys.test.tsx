import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useListKeys } from '@/components/search/use-list-keys';

/** Renders the list, and presses a key in its field. Returns whether the browser gets the key. */
function press(key: string, modifiers: object): boolean {
  const preventDefault = vi.fn();
  const list = { current: { querySelectorAll: () => [] } };
  const field = { removeAttribute: () => {} };
  function List() {
    const { onKeyDown } = useListKeys(list as never, () => field as never, { content: [], isStale: false });
    onKeyDown({ key, ...modifiers, preventDefault } as never);
    return null;
  }
  renderToStaticMarkup(<List />);
  return preventDefault.mock.calls.length === 0;
}

it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])(
  'in the search field, %s moves the selection, but not with a key that makes it a command of the browser',
  (key) => {
    expect(press(key, {})).toBe(false);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(press(key, { [modifier]: true })).toBe(true);
  },
);
