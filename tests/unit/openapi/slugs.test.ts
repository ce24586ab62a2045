import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSlugs } from '@/openapi/slugs';

const digits = /-[0-9a-f]{8}$/;

describe('the slug of a name', () => {
  it('is the name, with hyphens for characters that are not allowed', () => {
    expect(toSlugs(['createPet', 'list-pets', 'pets/get all', '__proto__', 'constructor'])).toEqual([
      'createPet',
      'list-pets',
      'pets-get-all',
      '__proto__',
      'constructor',
    ]);
  });

  it.each([
    ['names that differ only in case', ['getPet', 'getpet']],
    ['names with the same slug', ['a b', 'a/b', 'a-b']],
    ['names that operating systems reserve', ['con', 'NUL', 'index']],
    ['5,000 letters', ['a'.repeat(5000), `${'a'.repeat(5000)}b`]],
    ['only characters that are removed', ['..', '/', '宠物']],
  ])('ends in hash digits that do not depend on the order for %s', (_, names) => {
    const slugs = toSlugs(names);
    for (const slug of slugs) expect(`-${slug}`).toMatch(digits);
    expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(names.length);
    expect(toSlugs([...names].reverse())).toEqual([...slugs].reverse());
  });

  it('is unique even if another name equals it', () => {
    const [first = ''] = toSlugs(['a b', 'a/b']);
    expect(new Set(toSlugs(['a b', 'a/b', first])).size).toBe(3);
  });

  it('is a valid file name and unique, ignoring case, for any set of names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 30 }), (names) => {
        const slugs = toSlugs(names);
        for (const slug of slugs) expect(slug).toMatch(/^[\w][\w-]{0,99}$/);
        expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(names.length);
      }),
    );
  });
});
