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

/** Runs the script as a browser would, and returns what it wrote on the root element. */
function run(
  config: Partial<SiteConfig>,
  { stored = {}, search = '', prefersDark = false, denied = false }: Browser = {},
) {
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, () => void>();
  const window: Record<string, unknown> = {
    document: { documentElement: { dataset }, querySelectorAll: () => [], querySelector: () => null },
    location: { search, pathname: '/docs/x/' },
    matchMedia: (query: string) => ({ matches: query.includes('dark') === prefersDark }),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
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
  return { dataset, listeners };
}

test('the address decides, then the stored choice, then the default', () => {
  expect(run({}, { search: '?theme=dark', stored: { theme: 'light' } }).dataset.theme).toBe('dark');
  expect(run({}, { stored: { theme: 'dark' } }).dataset.theme).toBe('dark');
  expect(run({}, { stored: { theme: 'sepia' } }).dataset.theme).toBe('light');
  expect(run({ colorMode: { defaultMode: 'dark' } }).dataset.theme).toBe('dark');
});

test.each(['wheel', 'touchmove', 'keydown'])('%s tells that the reader has moved, before any other script', (name) => {
  const { dataset, listeners } = run({});
  expect(dataset).not.toHaveProperty('moved');
  listeners.get(name)?.();
  expect(dataset).toHaveProperty('moved');
});

test('the preference of the system counts only where the configuration says so, and after a choice', () => {
  const colorMode = { respectPrefersColorScheme: true };
  expect(run({}, { prefersDark: true }).dataset.theme).toBe('light');
  expect(run({ colorMode }, { prefersDark: true }).dataset.theme).toBe('dark');
  expect(run({ colorMode }, { prefersDark: true, stored: { theme: 'light' } }).dataset.theme).toBe('light');
});

test('with a disabled switch neither address nor choice count', () => {
  const colorMode = { disableSwitch: true };
  expect(run({ colorMode }, { search: '?theme=dark', stored: { theme: 'dark' } }).dataset.theme).toBe('light');
});

test('a namespace is behind every key', () => {
  const storage = { namespace: 'acme' };
  expect(run({ storage }, { stored: { theme: 'dark' } }).dataset.theme).toBe('light');
  expect(run({ storage }, { stored: { 'theme-acme': 'dark' } }).dataset.theme).toBe('dark');
  const announcementBar = { id: 'one', content: 'News' };
  const dismissed = (end: string) => ({ [`announcement.id${end}`]: 'one', [`announcement.dismiss${end}`]: 'true' });
  expect(run({ storage, announcementBar }, { stored: dismissed('-acme') }).dataset.announcement).toBe('dismissed');
  expect(run({ storage, announcementBar }, { stored: dismissed('') }).dataset.announcement).toBeUndefined();
});

test('an announcement is hidden only where the same one was dismissed', () => {
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

test('without an announcement nothing of it is in the script', () => {
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
])('a home page at %s, in the language below %j, says that the site is at %s', (pathname, suggestedPath, expected) => {
  const notice = { dataset: { suggestedPath }, getClientRects: () => [{}], textContent: 'here' };
  const documentElement = { dataset: {} };
  const window = {
    document: {
      ...{ documentElement, hidden: true, querySelectorAll: () => [] },
      querySelector: (selector: string) => (selector === '[data-suggested-path]' ? notice : null),
    },
    location: { search: '', pathname },
    addEventListener: (_type: string, run: () => void) => run(),
    URLSearchParams,
    window: {},
  };
  runInContext(getHeadScript(parseSite(least)), createContext(window));
  expect(notice.textContent).toBe(expected);
});

test('where storage is denied the default counts and scripts run', () => {
  expect(run({}, { denied: true }).dataset).toMatchObject({ theme: 'light', scripting: '' });
});

describe('an API page', () => {
  const open = (browser: Later) => 'incremental' in runLate({ answer: 1, ...browser }).dataset;

  it('leaves out of the first paint what is out of sight where it is opened at its top', () => {
    expect(open({})).toBe(true);
    expect(open({ hash: '#listSecrets' })).toBe(false);
    expect(open({ type: 'reload' })).toBe(false);
    expect(open({ type: 'back_forward' })).toBe(false);
  });

  it('is laid out whole on a screen that may show more, and where what is read would be moved', () => {
    expect(open({ height: 1200 })).toBe(false);
    expect(open({ anchors: false })).toBe(false);
  });

  it('leaves nothing out once it turns out to be another page', () => {
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
  /** Of the screen. */
  height?: number;
  /** Whether the browser anchors what is read. */
  anchors?: boolean;
  hasReference?: boolean;
}

describe('the scripts of a page', () => {
  it('start behind the first frame', () => {
    const { next, ...page } = runLate();
    next();
    expect(page.added()).toEqual([]);
    next();
    expect(page.added()).toEqual([]);
    next();
    expect(page.added()).toEqual(['head', 'body']);
  });

  it('start with the end of the page where nothing is painted', () => {
    const { next, ...page } = runLate({ hidden: true });
    expect(page.added()).toEqual([]);
    next();
    expect(page.added()).toEqual(['head', 'body']);
  });

  it('of the head start at once where the line is slow, those of the body with the end of the page', () => {
    const { next, ...page } = runLate({ answer: 51 });
    expect(page.added()).toEqual(['head']);
    next();
    expect(page.added()).toEqual(['head', 'body']);
    expect(runLate({ answer: 50 }).added()).toEqual([]);
    expect(runLate({ answer: undefined }).added()).toEqual([]);
  });

  it('that do not come leave the page as it is without scripts', () => {
    const page = runLate({ answer: 51 });
    page.head.script.onerror?.();
    expect(page.dataset).toHaveProperty('scripting');
    page.next();
    page.body.script.onerror?.();
    expect(page.dataset).not.toHaveProperty('scripting');
    expect(page.dataset).not.toHaveProperty('incremental');
  });

  it('that come in any order are scripts', () => {
    const page = runLate({ answer: 51 });
    page.next();
    page.body.script.onload?.();
    page.window.next = {};
    page.head.script.onload?.();
    expect(page.dataset).toHaveProperty('scripting');
  });

  it('of a page that has none aside are let be', () => {
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
 * Runs the script as a browser would; `next` does what waits for the end of parsing, a frame or a turn. `answer` is the time between
 * request and answer, undefined where the browser does not tell.
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
