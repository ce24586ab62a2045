import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { getHeadScript } from '@/app/head-script';
import { parseSite } from '@/site/parse-site';
import type { SiteConfig } from '@/site/schema';
import { least } from '../site/config';

interface Browser {
  stored?: Record<string, string>;
  search?: string;
  prefersDark?: boolean;
  denied?: boolean;
}

/** Runs the script in a simulated browser. Returns the dataset of the root element and the listeners. */
function run(
  config: Partial<SiteConfig>,
  { stored = {}, search = '', prefersDark = false, denied = false }: Browser = {},
) {
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, (event: object) => void>();
  const window: Record<string, unknown> = {
    document: { documentElement: { dataset }, querySelectorAll: () => [], querySelector: () => null },
    location: { search, pathname: '/docs/x/' },
    matchMedia: (query: string) => ({ matches: query.includes('dark') === prefersDark }),
    addEventListener(name: string, listener: (event: object) => void) {
      const former = listeners.get(name);
      listeners.set(name, (event) => {
        former?.(event);
        listener(event);
      });
    },
    URLSearchParams,
  };
  Object.defineProperty(window, 'localStorage', {
    get() {
      if (denied) throw new Error('denied');
      return stored;
    },
  });
  window.window = window;
  runInContext(getHeadScript(parseSite({ ...least, ...config })), createContext(window));
  return { dataset, listeners, window };
}

/** Presses keys on an element and returns the keys that the script has recorded and whose default it has prevented. */
function press(browser: Browser, tagName: string, keys: { key: string; ctrlKey?: boolean }[]): string {
  const { listeners, window } = run({}, browser);
  const prevented: string[] = [];
  for (const { key, ctrlKey = false } of keys)
    listeners.get('keydown')?.({ key, ctrlKey, target: { tagName }, preventDefault: () => prevented.push(key) });
  const recorded = (window.earlyKeys as { key: string }[]).map(({ key }) => key).join('');
  expect(prevented.join('')).toBe(recorded);
  return recorded;
}

test('the script records a shortcut and the text typed after it, outside of fields', () => {
  const typed = [...'a/kafka ?'].map((key) => ({ key }));
  expect(press({}, 'BODY', typed)).toBe('/kafka ?');
  expect(press({}, 'INPUT', typed)).toBe('');
  expect(press({}, 'INPUT', [{ key: 'k', ctrlKey: true }, { key: 'a' }])).toBe('ka');
  expect(press({}, 'BODY', [{ key: 'K', ctrlKey: true }])).toBe('K');
  expect(press({}, 'BODY', [{ key: '/' }, { key: 'Shift' }, { key: 'v', ctrlKey: true }])).toBe('/');
  expect(press({ stored: { shortcuts: 'off' } }, 'BODY', typed)).toBe('');
  expect(press({ stored: { shortcuts: 'off' } }, 'BODY', [{ key: 'k', ctrlKey: true }])).toBe('k');
});

test('the script keeps the last press of a button from React, and a press of the search button as its shortcut', () => {
  const { listeners, window } = run({});
  const kept: string[] = [];
  const click = (name: 'theme' | 'link' | 'search') => {
    const button = { name, matches: (selector: string) => selector === '[data-search-button]' && name === 'search' };
    const target = {
      closest: (selector: string) => (name !== 'link' && selector.startsWith('button') ? button : null),
    };
    listeners.get('click')?.({ target, stopPropagation: () => kept.push(name) });
  };
  click('theme');
  click('link');
  click('search');
  click('search');
  expect(kept).toEqual(['theme', 'search', 'search']);
  expect(window).toMatchObject({ earlyButton: { name: 'theme' }, earlyKeys: [{ key: 'k', ctrlKey: true }] });
});

test('the script takes the theme from the query, then from storage, then from the default mode', () => {
  expect(run({}, { search: '?theme=dark', stored: { theme: 'light' } }).dataset.theme).toBe('dark');
  expect(run({}, { stored: { theme: 'dark' } }).dataset.theme).toBe('dark');
  expect(run({}, { stored: { theme: 'sepia' } }).dataset.theme).toBe('light');
  expect(run({ colorMode: { defaultMode: 'dark' } }).dataset.theme).toBe('dark');
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('a %s event marks the page as moved', (name) => {
  const { dataset, listeners } = run({});
  expect(dataset).not.toHaveProperty('moved');
  listeners.get(name)?.({});
  expect(dataset).toHaveProperty('moved');
});

test('the system preference applies only if configured, and a stored choice overrides it', () => {
  const colorMode = { respectPrefersColorScheme: true };
  expect(run({}, { prefersDark: true }).dataset.theme).toBe('light');
  expect(run({ colorMode }, { prefersDark: true }).dataset.theme).toBe('dark');
  expect(run({ colorMode }, { prefersDark: true, stored: { theme: 'light' } }).dataset.theme).toBe('light');
});

test('the script ignores the query and the stored choice if the theme switch is disabled', () => {
  const colorMode = { disableSwitch: true };
  expect(run({ colorMode }, { search: '?theme=dark', stored: { theme: 'dark' } }).dataset.theme).toBe('light');
});

test('the script appends the storage namespace to every key', () => {
  const storage = { namespace: 'acme' };
  expect(run({ storage }, { stored: { theme: 'dark' } }).dataset.theme).toBe('light');
  expect(run({ storage }, { stored: { 'theme-acme': 'dark' } }).dataset.theme).toBe('dark');
  const announcementBar = { id: 'one', content: 'News' };
  const dismissed = (end: string) => ({ [`announcement.id${end}`]: 'one', [`announcement.dismiss${end}`]: 'true' });
  expect(run({ storage, announcementBar }, { stored: dismissed('-acme') }).dataset.announcement).toBe('dismissed');
  expect(run({ storage, announcementBar }, { stored: dismissed('') }).dataset.announcement).toBeUndefined();
});

test('the script hides an announcement only if it is closeable and was dismissed with the same id', () => {
  const announcementBar = { id: 'one', content: 'News' };
  const isHidden = (stored: Record<string, string>, bar: object = announcementBar) =>
    run({ announcementBar: bar as typeof announcementBar }, { stored }).dataset.announcement === 'dismissed';
  expect(isHidden({ 'announcement.id': 'one', 'announcement.dismiss': 'true' })).toBe(true);
  expect(isHidden({ 'announcement.id': 'one', 'announcement.dismiss': 'yes' })).toBe(false);
  expect(isHidden({ 'announcement.id': 'old', 'announcement.dismiss': 'true' })).toBe(false);
  expect(isHidden({})).toBe(false);
  expect(
    isHidden({ 'announcement.id': 'one', 'announcement.dismiss': 'true' }, { ...announcementBar, isCloseable: false }),
  ).toBe(false);
});

test('the script contains no announcement code if no announcement is configured', () => {
  expect(getHeadScript(parseSite(least))).not.toContain('announcement');
});

test.each([
  ['/', '', '/'],
  ['/docs/x/', '', '/docs/x/'],
  ['/docs/x', '', '/docs/x/'],
  ['/docs/x/index.html', '', '/docs/x/'],
  ['/docs/x/de/', '/de/', '/docs/x/'],
  ['/de', '/de/', '/'],
  ['/docs/mode/', '/de/', '/docs/mode/'],
])('on %s with the suggested path %j, the notice shows the site path %s', (pathname, suggestedPath, expected) => {
  const notice = { dataset: { suggestedPath }, getClientRects: () => [{}], textContent: 'here' };
  const documentElement = { dataset: {} };
  const window = {
    document: {
      ...{ documentElement, hidden: true, querySelectorAll: () => [] },
      querySelector: (selector: string) => (selector === '[data-suggested-path]' ? notice : null),
    },
    location: { search: '', pathname },
    addEventListener: (type: string, run: () => void) => type === 'DOMContentLoaded' && run(),
    URLSearchParams,
    window: {},
  };
  runInContext(getHeadScript(parseSite(least)), createContext(window));
  expect(notice.textContent).toBe(expected);
});

test('the script sets the default theme and the scripting mark if storage is denied', () => {
  expect(run({}, { denied: true }).dataset).toMatchObject({ theme: 'light', scripting: '' });
});

describe('incremental layout of an API page', () => {
  const open = (browser: Later) => 'incremental' in runLate({ answer: 1, ...browser }).dataset;

  it('applies if the page opens at its top, but not after a reload, a history navigation, or with a hash', () => {
    expect(open({})).toBe(true);
    expect(open({ hash: '#listSecrets' })).toBe(false);
    expect(open({ type: 'reload' })).toBe(false);
    expect(open({ type: 'back_forward' })).toBe(false);
  });

  it('does not apply on a tall screen or in a browser without scroll anchoring', () => {
    expect(open({ height: 1200 })).toBe(false);
    expect(open({ anchors: false })).toBe(false);
  });

  it('ends when the parsed page turns out not to be an API page', () => {
    const page = runLate({ hasReference: false });
    expect(page.dataset).toHaveProperty('incremental');
    page.next();
    expect(page.dataset).not.toHaveProperty('incremental');
    const reference = runLate();
    reference.next();
    expect(reference.dataset).toHaveProperty('incremental');
  });
});

interface Later {
  type?: NavigationTimingType;
  hash?: string;
  /** The height of the screen. */
  height?: number;
  /** Whether the browser supports scroll anchoring. */
  anchors?: boolean;
  hasReference?: boolean;
}

describe('deferred scripts', () => {
  it('are inserted after the first frame', () => {
    const { next, ...page } = runLate();
    next();
    expect(page.added()).toEqual([]);
    next();
    expect(page.added()).toEqual([]);
    next();
    expect(page.added()).toEqual(['head', 'body']);
  });

  it('are inserted when parsing ends if the page is hidden', () => {
    const { next, ...page } = runLate({ hidden: true });
    expect(page.added()).toEqual([]);
    next();
    expect(page.added()).toEqual(['head', 'body']);
  });

  it('of the head are inserted at once if the response takes more than 50 ms, and those of the body after parsing', () => {
    const { next, ...page } = runLate({ answer: 51 });
    expect(page.added()).toEqual(['head']);
    next();
    expect(page.added()).toEqual(['head', 'body']);
    expect(runLate({ answer: 50 }).added()).toEqual([]);
    expect(runLate({ answer: undefined }).added()).toEqual([]);
  });

  it('remove the scripting mark and the incremental layout if they fail to load', () => {
    const page = runLate({ answer: 51 });
    page.head.script.onerror?.();
    expect(page.dataset).toHaveProperty('scripting');
    page.next();
    page.body.script.onerror?.();
    expect(page.dataset).not.toHaveProperty('scripting');
    expect(page.dataset).not.toHaveProperty('incremental');
  });

  it('keep the scripting mark if they load in reverse order', () => {
    const page = runLate({ answer: 51 });
    page.next();
    page.body.script.onload?.();
    page.window.next = {};
    page.head.script.onload?.();
    expect(page.dataset).toHaveProperty('scripting');
  });

  it('keep the scripting mark if the page has no templates', () => {
    const page = runLate({ hidden: true, templates: [] });
    page.next();
    expect(page.dataset).toHaveProperty('scripting');
  });
});

interface Template {
  content: { querySelectorAll: () => Template['script'][] };
  script: { onload?: () => void; onerror?: () => void };
  remove: () => void;
}

/**
 * Runs the script in a simulated browser. Each call of `next` runs the next callback that waits for the end of parsing, a
 * frame, or a timeout. `answer` is the time in milliseconds between request and response; undefined if the browser does not
 * report it.
 */
function runLate({
  hidden = false,
  templates,
  type = 'navigate',
  hash = '',
  height = 1080,
  anchors = true,
  hasReference = true,
  ...given
}: Later & { hidden?: boolean; answer?: number | undefined; templates?: Template[] } = {}) {
  const answer = 'answer' in given ? given.answer : 1;
  const waiting: (() => void)[] = [];
  const added: string[] = [];
  const rest: Template[] = [];
  const toTemplate = (): Template => {
    const script = {};
    const template = {
      script,
      content: { querySelectorAll: () => [script] },
      remove: () => void rest.splice(rest.indexOf(template), 1),
    };
    return template;
  };
  const head = toTemplate();
  const body = toTemplate();
  rest.push(...(templates ?? [head]));
  const dataset: Record<string, string> = {};
  const window: Record<string, unknown> = {
    document: {
      hidden,
      documentElement: { dataset },
      querySelectorAll: () => [...rest],
      querySelector: (selector: string) => (selector === '.api[data-whole]' && hasReference ? {} : null),
      head: { append: (content: object) => added.push(content === head.content ? 'head' : 'body') },
    },
    performance: {
      getEntriesByType: () => (answer === undefined ? [] : [{ type, requestStart: 10, responseStart: 10 + answer }]),
    },
    localStorage: {},
    location: { search: '', pathname: '/', hash },
    screen: { height },
    MutationObserver: class {
      observe = () => undefined;
    },
    CSS: { supports: (property: string) => property === 'overflow-anchor' && anchors },
    URLSearchParams,
    addEventListener: (name: string, listener: () => void) => name === 'DOMContentLoaded' && waiting.push(listener),
    requestAnimationFrame: (wait: () => void) => waiting.push(wait),
    setTimeout: (wait: () => void) => waiting.push(wait),
  };
  window.window = window;
  runInContext(getHeadScript(parseSite({ ...least })), createContext(window));
  if (!templates) rest.push(body);
  return { head, body, dataset, window, next: () => waiting.shift()?.(), added: () => added };
}

/** Runs the script with a hash. `grow` reports a change of the page, which may contain the target. */
function runWithTarget(hash: string, id: string, target: object) {
  let state = 'unobserved';
  let isInPage = false;
  const observer = { disconnect: () => (state = 'disconnected') };
  let onChange: (records: [], observer: object) => void = () => undefined;
  const window: Record<string, unknown> = {
    document: {
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
      querySelector: () => null,
      getElementById: (wanted: string) => (isInPage && wanted === id ? target : null),
    },
    MutationObserver: function (callback: typeof onChange) {
      onChange = callback;
      return { observe: () => (state = 'observed') };
    },
    location: { search: '', pathname: '/', hash },
    addEventListener: () => undefined,
    localStorage: {},
    URLSearchParams,
  };
  window.window = window;
  runInContext(getHeadScript(parseSite(least)), createContext(window));
  const grow = (isTarget: boolean) => {
    isInPage = isTarget;
    onChange([], observer);
  };
  return { grow, state: () => state };
}

test('the script opens the disclosures and selects the tab around the target of the URL once the page contains it', () => {
  const toPanel = (id: string) => ({
    id,
    matches: () => true,
    isSelected: false,
    toggleAttribute(_: string, isSelected: boolean) {
      this.isSelected = isSelected;
    },
  });
  const plain = { matches: () => false };
  const buttons = [{ id: 'one-tab' }, { id: 'two-tab' }];
  const panels = [toPanel('one'), toPanel('two')];
  const outer = { ...plain, tagName: 'DETAILS' };
  const row = { children: buttons, toggleAttribute: () => undefined };
  const tabs = { ...plain, parentElement: outer, firstElementChild: row, children: [row, ...panels] };
  const inner = {
    ...plain,
    tagName: 'DETAILS',
    parentElement: Object.assign(panels[1] ?? {}, { parentElement: tabs }),
  };
  const { grow, state } = runWithTarget('#gr%C3%B6%C3%9Fe', 'größe', { ...plain, parentElement: inner });
  grow(false);
  expect(state()).toBe('observed');
  expect(outer).not.toHaveProperty('open');
  grow(true);
  expect(state()).toBe('disconnected');
  expect([outer, inner]).toMatchObject([{ open: true }, { open: true }]);
  expect(buttons).toMatchObject([{ ariaSelected: false }, { ariaSelected: true }]);
  expect(panels.map(({ isSelected }) => isSelected)).toEqual([false, true]);
});
