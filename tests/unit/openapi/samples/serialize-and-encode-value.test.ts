import { describe, expect, it } from 'vitest';
import { encodeReserved, encodeUri, serialize } from '@/openapi/samples/serialize-and-encode-value';

const values = { empty: '', string: 'blue', array: ['blue', 'black', 'brown'], object: { R: 100, G: 200, B: 150 } };

/** The table of the specification, without the combinations that it does not define. */
const table: [style: string, explode: boolean, expected: Partial<Record<keyof typeof values, string>>][] = [
  [
    'matrix',
    false,
    { empty: ';color', string: ';color=blue', array: ';color=blue,black,brown', object: ';color=R,100,G,200,B,150' },
  ],
  [
    'matrix',
    true,
    {
      empty: ';color',
      string: ';color=blue',
      array: ';color=blue;color=black;color=brown',
      object: ';R=100;G=200;B=150',
    },
  ],
  ['label', false, { empty: '.', string: '.blue', array: '.blue,black,brown', object: '.R,100,G,200,B,150' }],
  ['label', true, { empty: '.', string: '.blue', array: '.blue.black.brown', object: '.R=100.G=200.B=150' }],
  ['simple', false, { empty: '', string: 'blue', array: 'blue,black,brown', object: 'R,100,G,200,B,150' }],
  ['simple', true, { empty: '', string: 'blue', array: 'blue,black,brown', object: 'R=100,G=200,B=150' }],
  [
    'form',
    false,
    { empty: 'color=', string: 'color=blue', array: 'color=blue,black,brown', object: 'color=R,100,G,200,B,150' },
  ],
  [
    'form',
    true,
    {
      empty: 'color=',
      string: 'color=blue',
      array: 'color=blue&color=black&color=brown',
      object: 'R=100&G=200&B=150',
    },
  ],
  ['spaceDelimited', false, { array: 'color=blue%20black%20brown', object: 'color=R%20100%20G%20200%20B%20150' }],
  ['pipeDelimited', false, { array: 'color=blue%7Cblack%7Cbrown', object: 'color=R%7C100%7CG%7C200%7CB%7C150' }],
  ['deepObject', true, { object: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150' }],
  [
    'cookie',
    false,
    { empty: 'color=', string: 'color=blue', array: 'color=blue,black,brown', object: 'color=R,100,G,200,B,150' },
  ],
  [
    'cookie',
    true,
    {
      empty: 'color=',
      string: 'color=blue',
      array: 'color=blue; color=black; color=brown',
      object: 'R=100; G=200; B=150',
    },
  ],
];

describe('a serialized parameter', () => {
  it.each(table)('has the text that the table of styles has for %s, explode %s', (style, explode, expected) => {
    const found = Object.keys(expected).map((kind) => [
      kind,
      serialize('color', values[kind as keyof typeof values], { style, explode }, encodeUri),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('encodes delimiters in values, keeps digits, and writes nothing for an empty list', () => {
    expect(serialize('a b', ['1,2', '3&4'], { style: 'form', explode: false }, encodeUri)).toBe('a%20b=1%2C2,3%264');
    expect(serialize('id', { a: { b: [1, 'x'] } }, { style: 'deepObject', explode: true }, encodeUri)).toBe(
      'id%5Ba%5D%5Bb%5D=1&id%5Ba%5D%5Bb%5D=x',
    );
    expect(serialize('id', [], { style: 'form', explode: true }, encodeUri)).toBe('');
  });

  it('keeps reserved characters that do not end the value if they are allowed', () => {
    expect(serialize('q', "a/b?c=d;e,f!$'()*:@&+#[]% é", { style: 'form', explode: true }, encodeReserved)).toBe(
      "q=a/b?c=d;e,f!$'()*:@%26%2B%23%5B%5D%25%20%C3%A9",
    );
  });
});
