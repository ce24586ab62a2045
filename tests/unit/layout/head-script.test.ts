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
  const window: Record<string, unknown> = {
    document: { documentElement: { dataset }, querySelector: () => null },
    location: { search, pathname: '/docs/x/' },
    matchMedia: (query: string) => ({ matches: query.includes('dark') === prefersDark }),
    addEventListener: () => undefined,
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
  return { dataset };
}

test('the address decides, then the stored choice, then the default', () => {
  expect(run({}, { search: '?theme=dark', stored: { theme: 'light' } }).dataset.theme).toBe('dark');
  expect(run({}, { stored: { theme: 'dark' } }).dataset.theme).toBe('dark');
  expect(run({}, { stored: { theme: 'sepia' } }).dataset.theme).toBe('light');
  expect(run({ colorMode: { defaultMode: 'dark' } }).dataset.theme).toBe('dark');
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

test('a namespace stands behind every key', () => {
  const storage = { namespace: 'acme' };
  expect(run({ storage }, { stored: { theme: 'dark' } }).dataset.theme).toBe('light');
  expect(run({ storage }, { stored: { 'theme-acme': 'dark' } }).dataset.theme).toBe('dark');
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

test('where storage is denied the default counts and scripts run', () => {
  expect(run({}, { denied: true }).dataset).toMatchObject({ theme: 'light', js: '' });
});

describe('the scripts of a page', () => {
  it('start behind the first frame, and at once where nothing is painted', () => {
    const page = runLate({ hidden: false });
    expect(page.appended).toBe(0);
    page.next();
    expect(page.appended).toBe(0);
    page.next();
    expect(page.appended).toBe(1);
    expect(runLate({ hidden: true }).appended).toBe(1);
  });

  it('that do not come leave the page as it is without scripts', () => {
    const page = runLate({ hidden: true });
    page.scripts[0]?.onload?.();
    expect(page.dataset).toHaveProperty('js');
    page.scripts[1]?.onerror?.();
    expect(page.dataset).not.toHaveProperty('js');
    const other = runLate({ hidden: true });
    other.window.next = {};
    for (const { onload } of other.scripts) onload?.();
    expect(other.dataset).toHaveProperty('js');
  });
});

/** Runs the script as a browser would; `next` does what waits for a frame or for a turn. */
function runLate({ hidden }: { hidden: boolean }) {
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
  const { window } = state;
  Object.assign(window, {
    window,
    document: {
      hidden,
      documentElement: { dataset: state.dataset },
      getElementById: () => late,
      querySelector: () => null,
      head: { append: () => (state.appended += 1) },
    },
    localStorage: {},
    location: { search: '', pathname: '/' },
    URLSearchParams,
    addEventListener: (name: string, listener: () => void) => name === 'DOMContentLoaded' && waiting.push(listener),
    requestAnimationFrame: (wait: () => void) => waiting.push(wait),
    setTimeout: (wait: () => void) => waiting.push(wait),
  });
  runInContext(getHeadScript(parseSite(least)), createContext(window));
  state.next();
  return state;
}
