import { expect, test, vi } from 'vitest';
import { startInputMethod } from '@/components/ui/static-markup-behavior';

/** A key press, as far as the listener reads it. Node.js has no `KeyboardEvent`. */
class Press extends Event {
  constructor(
    readonly key: string,
    readonly isComposing: boolean,
    readonly keyCode: number,
  ) {
    super('keydown');
  }
}

test.each([
  ['during a composition', true, 229],
  ['during a composition, with its own code', true, 13],
  ['after the end of a composition, as in Safari', false, 229],
])('a key that an input method handles reaches no other listener: %s', (_name, isComposing, keyCode) => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const stop = new AbortController();
  startInputMethod(stop.signal);
  const heard: string[] = [];
  page.addEventListener('keydown', (event) => heard.push((event as Press).key));
  for (const key of ['Escape', 'Enter']) page.dispatchEvent(new Press(key, isComposing, keyCode));
  expect(heard).toEqual([]);
  page.dispatchEvent(new Press('Enter', false, 13));
  expect(heard).toEqual(['Enter']);
  stop.abort();
  page.dispatchEvent(new Press('Escape', isComposing, keyCode));
  expect(heard).toEqual(['Enter', 'Escape']);
  vi.unstubAllGlobals();
});
