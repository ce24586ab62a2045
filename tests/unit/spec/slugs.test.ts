import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSlugs } from '@/spec/slugs';

const digits = /-[0-9a-f]{8}$/;

describe('the slug of a name', () => {
  it('is the name where that can be a file', () => {
    expect(toSlugs(['createPet', 'list-pets', 'pets/get all', '__proto__', 'constructor'])).toEqual([
      'createPet',
      'list-pets',
      'pets-get-all',
      '__proto__',
      'constructor',
    ]);
  });

  it.each([
    ['names that differ in their capitals', ['getPet', 'getpet']],
    ['names of one slug', ['a b', 'a/b', 'a-b']],
    ['what systems keep for themselves', ['con', 'NUL', 'index']],
    ['5,000 letters', ['a'.repeat(5000), `${'a'.repeat(5000)}b`]],
    ['nothing that could be kept', ['..', '/', '宠物']],
  ])('carries digits of its own for %s', (_, names) => {
    const slugs = toSlugs(names);
    for (const slug of slugs) expect(`-${slug}`).toMatch(digits);
    expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(names.length);
    expect(toSlugs([...names].reverse())).toEqual([...slugs].reverse());
  });

  it('differs even from a name that was made like the digits of another', () => {
    const [first = ''] = toSlugs(['a b', 'a/b']);
    expect(new Set(toSlugs(['a b', 'a/b', first])).size).toBe(3);
  });

  it('can be a file anywhere, once, whatever the names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 30 }), (names) => {
        const slugs = toSlugs(names);
        for (const slug of slugs) expect(slug).toMatch(/^[\w][\w-]{0,99}$/);
        expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(names.length);
      }),
    );
  });
});
