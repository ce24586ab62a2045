import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Segments, toSegment } from '@/spec/anchors';

describe('a segment of an anchor', () => {
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
  ])('for “%s” is %s', (name, segment) => {
    expect(toSegment(name)).toBe(segment);
  });

  it('needs no encoding in a URL and holds no sign of the grammar, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const segment = toSegment(name);
        expect(segment).toMatch(/^[A-Za-z0-9_$~!-]+$/);
        expect(new URL(`https://e.com/#${segment}`).hash).toBe(`#${segment}`);
      }),
    );
  });

  it('is given once at a place, and the same on every build', () => {
    const names = ['a b', 'a-b', 'a.b', 'a-b-2'];
    const claim = () => {
      const segments = new Segments(['taken']);
      return [...names, 'taken'].map((name) => segments.claim(name));
    };
    expect(claim()).toEqual(['a-b', 'a-b-2', 'a-b-3', 'a-b-2-2', 'taken-2']);
    expect(claim()).toEqual(claim());
  });
});
