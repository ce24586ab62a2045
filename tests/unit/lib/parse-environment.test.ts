import { expect, it, vi } from 'vitest';
import { checkEnvironment } from '@/lib/environment';
import {
  checkAlgolia,
  checkKeys,
  checkPush,
  toBasePath,
  toHost,
  toHostOrigin,
  toPort,
  toSiteUrl,
  toSwitch,
} from '@/lib/parse-environment';

it.each([
  [undefined, ''],
  ['/', ''],
  ['docs', '/docs'],
  ['docs/x/', '/docs/x'],
  [' /docs/x ', '/docs/x'],
])('toBasePath converts %j to %j', (value, path) => {
  expect(toBasePath(value)).toBe(path);
});

it.each(['https://docs.example.com/x', '/docs x', '/a/../b', '/a?b', '/a//b'])(
  'toBasePath rejects the value %s',
  (value) => {
    expect(() => toBasePath(value)).toThrow(/^BASE_PATH is not a path: .*\n {2}Give only the path/);
  },
);

it('toSiteUrl accepts an origin with or without a final slash, and has a default', () => {
  expect(toSiteUrl('https://docs.example.org/')).toBe('https://docs.example.org');
  expect(toSiteUrl('http://localhost:3000')).toBe('http://localhost:3000');
  expect(toSiteUrl('')).toBe('https://docs.example.com');
});

it('toSiteUrl explains how to set a URL with a path', () => {
  expect(() => toSiteUrl('https://example.org/docs/')).toThrow(
    'SITE_URL has more than an origin: https://example.org/docs/\n  Set SITE_URL=https://example.org and BASE_PATH=/docs/',
  );
});

it.each(['docs.example.org', 'ftp://example.org', 'javascript:alert(1)', 'https://user@example.org'])(
  'toSiteUrl rejects %s',
  (value) => {
    expect(() => toSiteUrl(value)).toThrow(`SITE_URL is not the address of a site: ${value}`);
  },
);

it('toSwitch returns a boolean and rejects values that are neither on nor off', () => {
  expect([
    toSwitch('NOINDEX', '1'),
    toSwitch('NOINDEX', 'true'),
    toSwitch('NOINDEX', '0'),
    toSwitch('NOINDEX'),
  ]).toEqual([true, true, false, false]);
  expect(() => toSwitch('NOINDEX', 'maybe')).toThrow('NOINDEX is neither on nor off: maybe');
});

it('a wrong switch fails before the build starts', () => {
  vi.stubEnv('INTERNAL', 'maybe');
  expect(checkEnvironment).toThrow('INTERNAL is neither on nor off: maybe');
  vi.unstubAllEnvs();
});

it('checkAlgolia requires all three variables or none, and names missing and wrong ones', () => {
  const all = {
    NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP',
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'key',
    NEXT_PUBLIC_ALGOLIA_INDEX: 'docs',
  };
  expect(() => checkAlgolia(all)).not.toThrow();
  expect(() => checkAlgolia({ NEXT_PUBLIC_ALGOLIA_APP_ID: undefined, NEXT_PUBLIC_ALGOLIA_INDEX: '' })).not.toThrow();
  expect(() => checkAlgolia({ ...all, NEXT_PUBLIC_ALGOLIA_INDEX: '' })).toThrow('lacks NEXT_PUBLIC_ALGOLIA_INDEX');
  expect(() => checkAlgolia({ ...all, NEXT_PUBLIC_ALGOLIA_APP_ID: 'app.example' })).toThrow('is not an application id');
});

it('checkAlgolia accepts events only if the site searches with Algolia', () => {
  const check = (appId: string, insights: string) => checkAlgolia({ NEXT_PUBLIC_ALGOLIA_APP_ID: appId }, insights);
  expect(() => check('APP', '1')).not.toThrow();
  expect(() => check('', '')).not.toThrow();
  expect(() => check(' ', '1')).toThrow('ALGOLIA_INSIGHTS is on, but the site does not search with Algolia.');
  expect(() => check('APP', 'maybe')).toThrow('ALGOLIA_INSIGHTS is neither on nor off: maybe');
});

it('toHost and toHostOrigin accept the origin of a server, and toHost rejects other values', () => {
  expect([toHost(), toHost('http://localhost:4300/'), toHost('https://proxy.example.com')]).toEqual([
    undefined,
    { protocol: 'http', url: 'localhost', port: 4300 },
    { protocol: 'https', url: 'proxy.example.com' },
  ]);
  expect([toHostOrigin(), toHostOrigin(' http://localhost:4300/')]).toEqual(['', 'http://localhost:4300']);
  for (const wrong of ['proxy.example.com', 'https://proxy.example.com/x', 'https://key@proxy.example.com'])
    expect(() => toHost(wrong)).toThrow(`ALGOLIA_HOST is not the address of a server: ${wrong}`);
});

it('checkPush names the missing variables', () => {
  expect(() => checkPush({ NEXT_PUBLIC_ALGOLIA_INDEX: 'docs', ALGOLIA_ADMIN_KEY: ' ' })).toThrow(
    'The push lacks ALGOLIA_ADMIN_KEY.',
  );
});

it('checkKeys rejects a search key that is the admin key', () => {
  expect(() => checkKeys('one', 'other')).not.toThrow();
  expect(() => checkKeys(undefined, undefined)).not.toThrow();
  expect(() => checkKeys('same ', 'same')).toThrow('NEXT_PUBLIC_ALGOLIA_SEARCH_KEY is the admin key.');
});

it.each([
  [undefined, 3000],
  ['', 3000],
  [' 4000 ', 4000],
])('toPort converts %j to %j', (value, port) => {
  expect(toPort(value)).toBe(port);
});

it.each(['abc', '0', '65536', '3000.5'])('toPort rejects %s with a fix', (value) => {
  expect(() => toPort(value)).toThrow(`PORT is not the number of a port: ${value}\n  Set a number from 1 to 65535`);
});
