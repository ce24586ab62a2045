import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTabs } from '@/components/ui/tabs-behavior';

/** A tab, as far as the listeners read it. Node.js has no documents. */
class Tab {
  readonly focus = vi.fn();
  closest = (): unknown => this;
  querySelectorAll = (): Tab[] => tabs;
}

const tabs = [new Tab(), new Tab(), new Tab()];
let press: (event: object) => void = () => {};

beforeEach(() => {
  vi.stubGlobal('Element', Tab);
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: typeof press) => {
      if (name === 'keydown') press = listener;
    },
  });
  for (const { focus } of tabs) focus.mockClear();
  startTabs(new AbortController().signal);
});

afterEach(() => void vi.unstubAllGlobals());

/** Presses a key on the second tab. Returns the position of the tab that gets the focus, or -1, and whether the browser gets the key. */
function pressOnTab(key: string, modifiers: object) {
  const preventDefault = vi.fn();
  press({ key, ...modifiers, target: tabs[1], preventDefault });
  return [tabs.findIndex(({ focus }) => focus.mock.calls.length > 0), preventDefault.mock.calls.length === 0];
}

it.each([
  ['ArrowLeft', 0],
  ['ArrowRight', 2],
  ['Home', 0],
  ['End', 2],
])(
  'on a tab, %s moves the focus to another one, but not with a key that makes it a command of the browser',
  (key, at) => {
    expect(pressOnTab(key, {})).toEqual([at, false]);
    for (const { focus } of tabs) focus.mockClear();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(pressOnTab(key, { [modifier]: true })).toEqual([-1, true]);
  },
);
