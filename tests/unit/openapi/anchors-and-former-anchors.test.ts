import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Segments, toSegment } from '@/openapi/anchors-and-former-anchors';

describe('anchor segments', () => {
  it.each([
    ['createEnvironment', 'createEnvironment'],
    ['X-Request-ID', 'X-Request-ID'],
    ['filter[a]', 'filter-a'],
    ['v1.Pet', 'v1-Pet'],
    ['$id', '$id'],
    ['', '-'],
    ['/', '-'],
    ['näme', 'nue4me'],
    ['  a  b ', 'a-b'],
  ])('toSegment converts “%s” to %s', (name, segment) => {
    expect(toSegment(name)).toBe(segment);
  });

  it('toSegment converts any name to URL-safe characters without the delimiters of the anchor grammar', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const segment = toSegment(name);
        expect(segment).toMatch(/^[A-Za-z0-9_$~!-]+$/);
        expect(new URL(`https://e.com/#${segment}`).hash).toBe(`#${segment}`);
      }),
    );
  });

  it('Segments numbers duplicate and reserved names, with the same result each time', () => {
    const names = ['a b', 'a-b', 'a.b', 'a-b-2'];
    const claim = () => {
      const segments = new Segments(['taken']);
      return [...names, 'taken'].map((name) => segments.claim(name));
    };
    expect(claim()).toEqual(['a-b', 'a-b-2', 'a-b-3', 'a-b-2-2', 'taken-2']);
    expect(claim()).toEqual(claim());
  });
});
