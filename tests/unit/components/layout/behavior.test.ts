import { expect, test, vi } from 'vitest';
import { toMetadata, toPageTitle } from '@/routes/metadata';
import { scrollToTop, toNextPosition } from '@/components/layout/back-to-top';
import { toCauseText, isLoadError } from '@/lib/load-error';
import { isHiddenAfter } from '@/components/layout/hide-on-scroll';
import { toCollapseDuration } from '@/components/ui/details-behavior';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

test('a bar that hides on scroll is always there near the top', () => {
  expect(isHiddenAfter({ from: 500, to: 59, bar: 60, view: 800, document: 3000 })).toBe(false);
  expect(isHiddenAfter({ from: 10, to: 50, bar: 60, view: 800, document: 3000 })).toBe(false);
});

test('a bar that hides on scroll leaves on the way down and comes back on the way up, but not by a bounce at the bottom', () => {
  const page = { bar: 60, view: 800, document: 3000 };
  expect(isHiddenAfter({ ...page, from: 400, to: 500 })).toBe(true);
  expect(isHiddenAfter({ ...page, from: 500, to: 500 })).toBe(true);
  expect(isHiddenAfter({ ...page, from: 0, to: 500 })).toBe(false);
  expect(isHiddenAfter({ ...page, from: 500, to: 400 })).toBe(false);
  expect(isHiddenAfter({ ...page, from: 2200, to: 2190 })).toBeUndefined();
});

test('the way to the top covers 85 % of the rest in each frame and arrives', () => {
  expect(toNextPosition(1000)).toBe(850);
  let [position, frames] = [1000, 0];
  while (position > 0) [position, frames] = [toNextPosition(position), frames + 1];
  expect(frames).toBeLessThan(60);
});

/** A window at 1000 pixels, whose reader scrolls to where `turn` says between two frames. */
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

test('the way to the top is the browser’s own where the page scrolls smoothly, and ends where the reader scrolls down', () => {
  expect(makeWindow({ scrollBehavior: 'smooth' })).toEqual([0]);
  expect(makeWindow({}).slice(0, 2)).toEqual([850, 722]);
  expect(makeWindow({}).at(-1)).toBe(0);
  expect(makeWindow({ turn: (position) => (position === 850 ? 900 : position) })).toEqual([850]);
});

test('a part collapses the slower the higher it is, and at once with reduced motion', () => {
  expect(toCollapseDuration(36, false)).toBe(192);
  expect(toCollapseDuration(360, false)).toBe(327);
  expect(toCollapseDuration(360, true)).toBe(1);
});

test('the text of an error names its causes, outermost first', () => {
  const error = new Error('The page failed.', {
    cause: new Error('Its list failed.\nOn two lines.', { cause: 'no data' }),
  });
  expect(toCauseText(error)).toBe('The page failed.\n\nCause:\nIts list failed.\nOn two lines.\n\nCause:\nno data');
});

test('the text of an error that is its own cause ends', () => {
  const error = new Error('Round');
  error.cause = error;
  expect(toCauseText(error)).toBe('Round');
});

test('an error of loading code is told from one of the code', () => {
  expect(isLoadError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true);
  expect(isLoadError(new TypeError('Failed to fetch dynamically imported module'))).toBe(true);
  expect(isLoadError(new Error('x is undefined'))).toBe(false);
});

test('the title of a page is its own, the delimiter and that of the site; the site’s alone where it has none', () => {
  expect(toPageTitle('  Concepts ')).toBe('Concepts | Cloud product docs');
  expect(toPageTitle('')).toBe('Cloud product docs');
  expect(toPageTitle('Cloud product docs')).toBe('Cloud product docs');
});

test('description, keywords and image of a page are in its meta tags, the image by its full address', () => {
  const page = { title: 'A', description: 'Words.', path: '/a/', keywords: ['one', 'two'], image: '/a.png' };
  const image = ['https://docs.example.com/a.png'];
  expect(toMetadata(page)).toMatchObject({
    description: 'Words.',
    keywords: 'one,two',
    alternates: { canonical: 'https://docs.example.com/a/' },
    openGraph: { title: 'A | Cloud product docs', description: 'Words.', images: image },
    twitter: { card: 'summary_large_image', images: image },
  });
});
