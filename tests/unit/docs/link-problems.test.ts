import { describe, expect, it } from 'vitest';
import { getLinkProblems } from '@/docs/link-problems';

const known = new Map([
  ['/a/', new Set(['main', 'first-step'])],
  ['/definitions/concepts/', new Set(['größe'])],
  ['/category/how-tos/', undefined],
]);

function check(written: string, href = written) {
  const links = [{ written, href, line: 7, column: 3 }];
  return getLinkProblems({ file: 'content/a.md', path: '/a/' }, links, known).map(
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
  ])('accepts %s', (href) => expect(check(href)).toEqual([]));

  it('ignores files, which the export check covers', () => expect(check('/files/list.csv')).toEqual([]));

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
    expect(check('/nowhere')).toEqual([
      ['error', 7, 3, 'the link "/nowhere" points to no page', 'There is no /nowhere/.'],
    ]);
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
