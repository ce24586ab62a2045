import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
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
  const listeners: Record<string, () => void> = {};
  const window: Record<string, unknown> = {
    document: { documentElement: { dataset }, querySelector: () => null },
    location: { search, pathname: '/docs/x/' },
    matchMedia: (query: string) => ({ matches: query.includes('dark') === prefersDark }),
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener;
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
  return { dataset, window, fire: (name: string) => listeners[name]?.() };
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

test('where the scripts of the site cannot be loaded the page is what it is without scripts', () => {
  const { dataset, window, fire } = run({});
  Object.assign(window, { next: {} });
  fire('load');
  expect(dataset).toHaveProperty('js');
  Object.assign(window, { next: undefined });
  fire('load');
  expect(dataset).not.toHaveProperty('js');
});
