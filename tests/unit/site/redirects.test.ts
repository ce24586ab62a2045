import { expect, test } from 'vitest';
import { toSlug } from '@/content/version-language-id-and-slug';
import { parseSite } from '@/site/parse-site-and-settings-files';
import { getProblem, least } from './config';

test('parseSite normalizes the paths of redirects, and there are none by default', () => {
  const redirects = [
    { from: '/old/', to: '/support/' },
    { from: '/a/older', to: '/definitions/intro?a=b#c' },
    // The same letters as in the paths of pages, in one of the two ways to write them.
    { from: '/guides/gro\u0308\u00dfe/', to: '/हिन्दी/' },
  ];
  expect(parseSite(least).redirects).toEqual([]);
  expect(parseSite({ ...least, redirects }).redirects).toEqual([
    { from: '/old/', to: '/support/' },
    { from: '/a/older/', to: '/definitions/intro/?a=b#c' },
    { from: '/guides/größe/', to: '/हिन्दी/' },
  ]);
  for (const { from } of redirects) expect(toSlug('a/b.md', from)).toBe(from.normalize().replace(/^\/|\/$/g, ''));
});

test.each([
  [
    [{ from: 'old', to: '/support/' }],
    'redirects[0].from: must be a path of this site, such as /guides/start/, not "old"',
  ],
  [[{ from: '/old/?a=b', to: '/support/' }], 'redirects[0].from: must be a path of this site'],
  [[{ from: '/../out/', to: '/support/' }], 'redirects[0].from: must be a path of this site'],
  [[{ from: '/old/', to: '/a/./b/' }], 'redirects[0].to: must be a path of this site'],
  [[{ from: '/', to: '/support/' }], 'redirects[0].from: must be a path of this site'],
  [[{ from: '/old/', to: 'https://evil.example/' }], 'redirects[0].to: must be a path of this site'],
  [[{ from: '/old/', to: '//evil.example/' }], 'redirects[0].to: must be a path of this site'],
  [[{ from: '/old/\r\nx/', to: '/support/' }], 'redirects[0].from: must be a path of this site'],
  [
    [{ from: '/old/', to: '/support/', status: 302 }],
    'redirects[0]: there is no option "status". Options here: from, to.',
  ],
  [
    [
      { from: '/a/', to: '/b/' },
      { from: '/b/', to: '/support/' },
    ],
    'redirects[0].to: "/b/" is itself redirected: give its final address',
  ],
  [[{ from: '/a/', to: '/a/#b' }], 'redirects[0].to: "/a/" is itself redirected'],
  [
    [
      { from: '/a/', to: '/support/' },
      { from: '/a', to: '/support/' },
    ],
    'redirects[1].from: "/a/" is redirected twice',
  ],
])('parseSite rejects the redirects %j', (redirects, message) => {
  expect(getProblem({ redirects })).toContain(message);
});
