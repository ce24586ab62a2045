import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { getHeadScript } from '@/app/inline-script-before-hydration';
import { parseSite } from '@/site/parse-site-and-settings-files';
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
    Event,
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

interface Press {
  key: string;
  keyCode?: number;
  ctrlKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
}

/** Runs the script on a page with a search dialog. Returns functions that press a key and click, and what happened. */
function runWithSearch(browser: Browser = {}) {
  const { listeners, window } = run({}, browser);
  const steps: string[] = [];
  const dialog = {
    open: false,
    show() {
      steps.push('show');
      dialog.open = true;
    },
    close() {
      steps.push('close');
      dialog.open = false;
    },
    focus: () => steps.push('focus'),
    dispatchEvent: ({ type }: Event) => steps.push(type),
    querySelector: () => ({ focus: () => steps.push('focus field') }),
    closest: () => null,
  };
  (window.document as { querySelector: (selector: string) => unknown }).querySelector = (selector) =>
    selector === '[data-search]' ? dialog : null;
  const press = (event: Press, tagName = 'BODY') =>
    listeners.get('keydown')?.({
      ...event,
      target: { matches: (selector: string) => selector.split(',').includes(tagName.toLowerCase()) },
      preventDefault: () => steps.push(event.key),
      stopPropagation: () => steps.push('stop'),
    });
  const click = (name: 'theme' | 'link' | 'search-button' | 'search-close' | 'backdrop', detail = 1) => {
    const button = { name, matches: (selector: string) => selector === `[data-${name}]` };
    const element = { closest: () => (name === 'link' ? null : button) };
    const target = name === 'backdrop' ? dialog : element;
    listeners.get('click')?.({ target, detail, stopPropagation: () => steps.push(`keep ${name}`) });
  };
  /** Does what the scripts of the page do when they start. */
  const start = () => runInContext('delete window.early', window);
  return { press, click, start, steps, window };
}

test('the script opens the search for a shortcut, outside of fields', () => {
  const getSteps = (event: Press, tagName?: string, stored?: Record<string, string>) => {
    const { press, steps } = runWithSearch({ stored });
    press(event, tagName);
    return steps;
  };
  expect(getSteps({ key: '/' })).toEqual(['/', 'show']);
  expect(getSteps({ key: 'a' })).toEqual([]);
  expect(getSteps({ key: '/' }, 'INPUT')).toEqual([]);
  expect(getSteps({ key: 'k', ctrlKey: true }, 'INPUT')).toEqual(['k', 'show']);
  expect(getSteps({ key: 'K', ctrlKey: true })).toEqual(['K', 'show']);
  expect(getSteps({ key: 'K', ctrlKey: true, shiftKey: true })).toEqual([]);
  expect(getSteps({ key: 'k', ctrlKey: true, altKey: true })).toEqual([]);
  expect(getSteps({ key: '/' }, 'BODY', { shortcuts: 'off' })).toEqual([]);
  expect(getSteps({ key: 'k', ctrlKey: true }, 'BODY', { shortcuts: 'off' })).toEqual(['k', 'show']);
});

test('the script leaves text to the open search, and Escape closes only the search', () => {
  const { press, start, steps } = runWithSearch();
  press({ key: '/' });
  press({ key: '/' }, 'INPUT');
  // A key of an input method.
  press({ key: 'Escape', keyCode: 229 }, 'INPUT');
  expect(steps).toEqual(['/', 'show']);
  press({ key: 'Escape', keyCode: 27 }, 'INPUT');
  expect(steps.splice(2)).toEqual(['stop', 'focus', 'cancel', 'close']);
  press({ key: '/' });
  start();
  press({ key: 'Escape', keyCode: 27 }, 'INPUT');
  expect(steps.splice(2)).toEqual(['/', 'show', 'stop', 'focus', 'cancel', 'close']);
  press({ key: '/' });
  expect(steps).toEqual(['/', 'show']);
});

test('the script records the shortcut of the list of shortcuts', () => {
  const { press, steps, window } = runWithSearch();
  press({ key: '?' });
  expect(steps).toEqual(['?']);
  expect(window).toMatchObject({ early: '?' });
});

test('the script keeps the last press of a button from React, and opens and closes the search', () => {
  const { click, start, steps, window } = runWithSearch();
  click('theme');
  click('link');
  expect(steps.splice(0)).toEqual(['keep theme']);
  click('search-button');
  expect(steps.splice(0)).toEqual(['keep search-button', 'show']);
  // The second press of a double click lands outside of the panel.
  click('backdrop', 2);
  expect(steps.splice(0)).toEqual(['focus field']);
  click('backdrop');
  expect(steps.splice(0)).toEqual(['focus', 'cancel', 'close']);
  expect(window).toMatchObject({ earlyButton: { name: 'theme' } });
  start();
  click('search-button');
  click('search-close');
  expect(steps).toEqual(['focus', 'cancel', 'close']);
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
      querySelector: (selector: string) => (selector === '[data-later]' && hasReference ? {} : null),
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
