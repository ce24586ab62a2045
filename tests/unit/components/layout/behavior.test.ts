import { expect, test, vi } from 'vitest';
import { scrollToTop, toNextPosition } from '@/components/layout/back-to-top';
import { toCauseText } from '@/lib/error-messages-and-system-errors';
import { isLoadError } from '@/lib/reload-after-load-error';
import { isHiddenAfter } from '@/components/layout/navbar-hide-on-scroll';
import { toCollapseDuration } from '@/components/ui/details-animation-and-print-behavior';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

test('isHiddenAfter shows the navbar near the top', () => {
  expect(isHiddenAfter({ from: 500, to: 59, bar: 60, view: 800, document: 3000 })).toBe(false);
  expect(isHiddenAfter({ from: 10, to: 50, bar: 60, view: 800, document: 3000 })).toBe(false);
});

test('isHiddenAfter hides the navbar on the way down, shows it on the way up, and ignores a bounce at the bottom', () => {
  const page = { bar: 60, view: 800, document: 3000 };
  expect(isHiddenAfter({ ...page, from: 400, to: 500 })).toBe(true);
  expect(isHiddenAfter({ ...page, from: 500, to: 500 })).toBe(true);
  expect(isHiddenAfter({ ...page, from: 0, to: 500 })).toBe(false);
  expect(isHiddenAfter({ ...page, from: 500, to: 400 })).toBe(false);
  expect(isHiddenAfter({ ...page, from: 2200, to: 2190 })).toBeUndefined();
});

test('toNextPosition leaves 85% of the distance in each frame and reaches the top', () => {
  expect(toNextPosition(1000)).toBe(850);
  let [position, frames] = [1000, 0];
  while (position > 0) [position, frames] = [toNextPosition(position), frames + 1];
  expect(frames).toBeLessThan(60);
});

/**
 * Scrolls a window to the top from 1000 pixels and returns its positions. Before each frame, `turn` may change the position,
 * as a reader does.
 */
function makeWindow({ scrollBehavior = 'auto', turn = (position: number) => position }) {
  const positions: number[] = [];
  const page = {
    scrollY: 1000,
    scrollTo: (_: number, to: number) => void positions.push((page.scrollY = to)),
    matchMedia: () => ({ matches: false }),
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ scrollBehavior }));
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  scrollToTop();
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    page.scrollY = turn(page.scrollY);
    frame();
  }
  vi.unstubAllGlobals();
  return positions;
}

test('scrollToTop scrolls natively if CSS makes scrolling smooth, and stops when the reader scrolls down', () => {
  expect(makeWindow({ scrollBehavior: 'smooth' })).toEqual([0]);
  expect(makeWindow({}).slice(0, 2)).toEqual([850, 722]);
  expect(makeWindow({}).at(-1)).toBe(0);
  expect(makeWindow({ turn: (position) => (position === 850 ? 900 : position) })).toEqual([850]);
});

test('toCollapseDuration grows with the height of a disclosure and is minimal with reduced motion', () => {
  expect([0, 36, 360, 1800].map((height) => toCollapseDuration(height, false))).toEqual([40, 192, 327, 539]);
  expect(toCollapseDuration(360, true)).toBe(1);
});

test('toCauseText lists the causes of an error, the outermost first', () => {
  const error = new Error('The page failed.', {
    cause: new Error('Its list failed.\nOn two lines.', { cause: 'no data' }),
  });
  expect(toCauseText(error)).toBe('The page failed.\n\nCause:\nIts list failed.\nOn two lines.\n\nCause:\nno data');
});

test('toCauseText stops at an error that is its own cause', () => {
  const error = new Error('Round');
  error.cause = error;
  expect(toCauseText(error)).toBe('Round');
});

test('isLoadError distinguishes a failure to load code from an error in the code', () => {
  expect(isLoadError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true);
  const messages = [
    'Failed to fetch',
    'Failed to fetch dynamically imported module: https://docs.test/a.js',
    'Load failed',
    'Importing a module script failed.',
    'NetworkError when attempting to fetch resource.',
    'error loading dynamically imported module: https://docs.test/a.js',
  ];
  expect(messages.filter((message) => !isLoadError(new TypeError(message)))).toEqual([]);
  expect(isLoadError(Object.assign(new Error('a'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isLoadError(new Error('x is undefined'))).toBe(false);
});
