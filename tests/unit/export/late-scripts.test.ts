import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { delayScripts, lateScript } from '@/export/late-scripts';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const html = [
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${script('a')}`,
  '<link rel="preload" href="/x.css" as="style"/><script>theme()</script></head><body>Text',
  `<script id="_R_">start()</script>${script('b')}<script src="/parts/c.js"></script></body></html>`,
].join('');

describe('the scripts of a page', () => {
  it('wait in its last element, in their order, and nothing else of it changes', () => {
    expect(delayScripts(html)).toBe(
      '<html><head><link rel="preload" href="/x.css" as="style"/><script>theme()</script></head><body>Text' +
        '<script id="_R_">start()</script><script src="/parts/c.js"></script>' +
        `<template id="late-scripts">${script('a')}${script('b')}</template><script>${lateScript}</script></body></html>`,
    );
  });

  it('of a page without any change nothing', () => {
    expect(delayScripts('<html><body>Text</body></html>')).toBe('<html><body>Text</body></html>');
  });

  it('start behind the first frame, and at once where nothing is painted', () => {
    const page = run({ hidden: false });
    expect(page.appended).toBe(0);
    page.next();
    expect(page.appended).toBe(0);
    page.next();
    expect(page.appended).toBe(1);
    expect(run({ hidden: true }).appended).toBe(1);
  });

  it('that do not come leave the page as it is without scripts', () => {
    const page = run({ hidden: true });
    page.scripts[0]?.onload?.();
    expect(page.dataset).toHaveProperty('js');
    page.scripts[1]?.onerror?.();
    expect(page.dataset).not.toHaveProperty('js');
    const other = run({ hidden: true });
    other.window.next = {};
    for (const { onload } of other.scripts) onload?.();
    expect(other.dataset).toHaveProperty('js');
  });
});

/** Runs the script as a browser would; `next` does what waits for a frame or for a turn. */
function run({ hidden }: { hidden: boolean }) {
  const scripts: { onload?: () => void; onerror?: () => void }[] = [{}, {}];
  const waiting: (() => void)[] = [];
  const state = {
    appended: 0,
    scripts,
    dataset: { js: '' } as Record<string, string>,
    window: {} as Record<string, unknown>,
    next: () => waiting.shift()?.(),
  };
  const late = { content: { querySelectorAll: () => scripts }, remove: () => undefined };
  Object.assign(state.window, {
    window: state.window,
    document: {
      hidden,
      documentElement: { dataset: state.dataset },
      getElementById: () => late,
      head: { append: () => (state.appended += 1) },
    },
    requestAnimationFrame: (wait: () => void) => waiting.push(wait),
    setTimeout: (wait: () => void) => waiting.push(wait),
  });
  runInContext(lateScript, createContext(state.window));
  return state;
}
