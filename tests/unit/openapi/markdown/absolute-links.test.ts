import { describe, expect, it } from 'vitest';
import { toAbsoluteLinks } from '@/openapi/markdown/absolute-links';
import { PropertyList } from '@/openapi/markdown/property-list';
import { toModel } from '../to-model';

const spec = toModel(`
components: { schemas: { Pet: { type: object, properties: { name: { type: string }, tags: { type: array, items: { type: string } } } } } }
paths: { /a: { get: { operationId: getA, responses: {} } } }`);
const options = { page: '/here/', resolveHref: (href: string) => `https://e.com${href}` };
const toText = (...blocks: (string | undefined)[]) => toAbsoluteLinks(blocks, spec, options);

describe('the links of the Markdown of a spec', () => {
  it.each([
    ['[a](#getA)', '[a](https://e.com/api/test/#getA)'],
    ['See [`a`](/b/#c): `[d](/e)`', 'See [`a`](https://e.com/b/#c): `[d](/e)`'],
    ['[a](/b) and *[c](<#x>)*', '[a](https://e.com/b) and *[c](<https://e.com/here/#x>)*'],
    ['`[a](/b)` and [c](/d)', '`[a](/b)` and [c](https://e.com/d)'],
    ['\\[a](/b) and [c \\[d\\]](/e)', '\\[a](/b) and [c \\[d\\]](https://e.com/e)'],
    ['https://e.org/[a](/b)', 'https://e.org/[a](/b)'],
    ['<i title="[a](/b)">', '<i title="[a](/b)">'],
    [
      '![a `]`](/b.png) [![c](/d.png)](/d "/d")',
      '![a `]`](https://e.com/b.png) [![c](https://e.com/d.png)](https://e.com/d "/d")',
    ],
    [
      'See ![a [b](/c) \\]](</d.png>) and [](/e)',
      'See ![a [b](/c) \\]](<https://e.com/d.png>) and [](https://e.com/e)',
    ],
    ['*x* [a](#foo\\_bar) [b](/c?d=1&amp;e)', '*x* [a](https://e.com/here/#foo_bar) [b](https://e.com/c?d=1&e)'],
    ['[a](/b\\)) [c]( /d(e) )', '[a](https://e.com/b%29) [c]( https://e.com/d(e) )'],
    ['[a\\]:b]: /c&amp;d "e"', '[a\\]:b]: https://e.com/c&d "e"'],
    ['[a](//e.org/b) and [c](https://e.org/#d)', '[a](//e.org/b) and [c](https://e.org/#d)'],
    ['[a]: /b', '[a]: https://e.com/b'],
    ['```\n[a](/b)\n```', '```\n[a](/b)\n```'],
    ['- a\n  [b](/c)', '- a\n  [b](https://e.com/c)'],
  ])('are absolute where CommonMark reads a link: %j', (source, expected) => {
    expect(toText(source)).toBe(expected);
  });

  it('are absolute in each item of a list, however deep it is', () => {
    expect(toText('- [a](/a)\n      - `b`: *c* [d](/d)\n- e')).toBe(
      '- [a](https://e.com/a)\n      - `b`: *c* [d](https://e.com/d)\n- e',
    );
  });

  it('do not depend on the blocks before them', () => {
    expect(toText('```\nno end', undefined, '', '[a](/b)')).toBe('```\nno end\n\n[a](https://e.com/b)');
  });
});

it('counts as many lines of a schema as it writes', () => {
  const id = '#/components/schemas/Pet';
  expect(new PropertyList(spec.schemas).countLines(id, 'response')).toBe(2);
  expect(new PropertyList(spec.schemas).toLines(id, 'response')).toHaveLength(2);
});
