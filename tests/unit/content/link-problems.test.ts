import { describe, expect, it } from 'vitest';
import { getLinkProblems } from '@/content/link-problems';

const known = new Map([
  ['/a/', new Set(['main', 'first-step'])],
  ['/definitions/concepts/', new Set(['größe'])],
  ['/category/how-tos/', undefined],
  ['/how-tos/create-azure-relay/', new Set<string>()],
]);
const internal = new Map([['/definitions/concepts/', ['secret']]]);
const redirects = [{ from: '/definitions/concept-list/', to: '/definitions/concepts/#größe' }];

function check(written: string, href = written) {
  const links = [{ written, href, line: 7, column: 3 }];
  return getLinkProblems({ file: 'content/a.md', path: '/a/' }, links, { known, internal, redirects }).map(
    ({ severity, place, message, fix = '' }) => [severity, place.line, place.column, message, fix],
  );
}

describe('getLinkProblems', () => {
  it.each([
    '#first-step',
    '/a/#main',
    '/definitions/concepts',
    '/definitions/concepts/#gr%C3%B6%C3%9Fe',
    '/category/how-tos/#x',
    '#top',
    '/definitions/concepts/#TOP',
  ])('accepts %s', (href) => expect(check(href)).toEqual([]));

  it('ignores files, which the export check covers', () => expect(check('/files/list.csv')).toEqual([]));

  it.each(['#secret', '#secret.body'])('reports a link to something internal as an error: %s', (hash) => {
    const written = `/definitions/concepts/${hash}`;
    const message = `the link "${written}" points to something internal`;
    const fix = 'Remove the link, or the `x-internal` of its target.';
    expect(check(written)).toEqual([['error', 7, 3, message, fix]]);
    expect(check('/definitions/concepts/#secrets')).toEqual([expect.arrayContaining(['warning'])]);
  });

  it('reports a missing page and suggests the nearest one', () => {
    expect(check('../concept', '/definitions/concept/')).toEqual([
      [
        'error',
        7,
        3,
        'the link "../concept" points to no page',
        'There is no /definitions/concept/. Did you mean /definitions/concepts/?',
      ],
    ]);
  });

  it.each([
    ['/nowhere', 'There is no /nowhere/.'],
    ['/definitions/concept-list', '/definitions/concept-list/ has moved: link to /definitions/concepts/#größe.'],
    [
      '/guides/create-azure-relay',
      'There is no /guides/create-azure-relay/. Did you mean /how-tos/create-azure-relay/?',
    ],
    // Only the folder is similar.
    ['/how-tos/create-kafka', 'There is no /how-tos/create-kafka/.'],
    ['/how-tos/concept', 'There is no /how-tos/concept/. Did you mean /definitions/concepts/?'],
  ])('suggests the right page for %s, if any', (href, fix) => {
    expect(check(href)).toEqual([['error', 7, 3, `the link "${href}" points to no page`, fix]]);
  });

  it('reports a missing or malformed anchor and suggests the nearest one', () => {
    expect(check('#first-steps')).toEqual([
      [
        'warning',
        7,
        3,
        'the link "#first-steps" points to no anchor',
        '/a/ has no #first-steps. Did you mean #first-step?',
      ],
    ]);
    expect(check('#100%')).toEqual([['warning', 7, 3, 'the link "#100%" points to no anchor', '/a/ has no #100%.']]);
  });
});
