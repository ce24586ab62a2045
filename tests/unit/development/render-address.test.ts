import { describe, expect, it } from 'vitest';
import { findRedirect, withSources } from '@/development/render-address';
import { withQuery } from '@/development/http-server';

describe('findRedirect', () => {
  const redirects = [
    { from: '/old/', to: '/new/#part' },
    { from: '/other', to: 'https://other.example.com/' },
  ];
  it.each([
    ['/old/', '/new/#part'],
    ['/old', '/new/#part'],
    ['/other/', 'https://other.example.com/'],
    ['/new', '/new/'],
    ['/new/', undefined],
    ['/new/file.json', undefined],
    ['/new/1.0', '/new/1.0/'],
    ['', '/'],
  ])('%s leads to %s', (address, target) => expect(findRedirect(address, redirects)).toBe(target));
});

it.each([
  ['/new/#part', '?a=1', '/new/?a=1#part'],
  ['/new/?b=2', '?a=1', '/new/?b=2&a=1'],
  ['/über/%20x/', '', '/%C3%BCber/%20x/'],
  ['//guides/', '?a=1', '/guides/?a=1'],
  ['https://other.example.com/', '?a=1', 'https://other.example.com/?a=1'],
])('a redirect to %s keeps the query "%s"', (target, query, location) =>
  expect(withQuery(target, query)).toBe(location),
);

describe('withSources', () => {
  const page = { path: '/a/', shell: 'docs', title: 'A', head: '<meta/>', body: '<div class="x">Text</div>' } as const;
  const problems = { services: { pets: ['a wrong spec <1>'] }, content: ['a wrong page'] };
  const none = { services: {}, content: [] };

  it('shows the problems of a spec on its pages, and those of the content on all others, inside the body', () => {
    expect(withSources(page, '/api/pets/', problems).body).toMatch(
      /^<div.*role="alert".*<li>a wrong spec &lt;1&gt;<\/li>.*<\/div>$/s,
    );
    expect(withSources(page, '/print/api/pets/', problems).body).toContain('a wrong spec');
    expect(withSources(page, '/api/toys/', problems).body).not.toContain('alert');
    expect(withSources(page, '/api/constructor/', problems).body).not.toContain('alert');
    expect(withSources(page, '/a/', problems).body).toMatch(/^<div.*role="alert".*a wrong page.*<\/div>$/s);
  });

  it('names a revision that changes with the text, the head, and the problems', () => {
    const getRevision = (...args: Parameters<typeof withSources>) =>
      /data-revision="(\w+)"/.exec(withSources(...args).body)?.[1];
    const before = getRevision(page, '/a/', none);
    expect(getRevision(page, '/a/', none)).toBe(before);
    expect(getRevision({ ...page, body: '<div class="x">Other</div>' }, '/a/', none)).not.toBe(before);
    expect(getRevision({ ...page, head: '' }, '/a/', none)).not.toBe(before);
    expect(getRevision(page, '/a/', problems)).not.toBe(before);
  });
});
