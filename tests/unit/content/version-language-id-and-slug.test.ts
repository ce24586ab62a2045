import { describe, expect, it } from 'vitest';
import { toId, toSlug } from '@/content/version-language-id-and-slug';

describe('paths and ids', () => {
  it.each([
    ['definitions/intro.md', undefined, 'definitions/intro'],
    ['pages/support.md', undefined, 'support'],
    ['a/index.md', undefined, 'a'],
    ['a/README.md', undefined, 'a'],
    ['a/b.md', 'c', 'a/c'],
    ['a/b.md', '../c', 'c'],
    ['a/b.md', './c/', 'a/c'],
    ['a/b.md', '/c/d/', 'c/d'],
    ['a/ü.md', undefined, 'a/ü'],
    ['01-a/02-b.md', undefined, 'a/b'],
    ['01-a/02-b.md', 'c', 'a/c'],
    ['01-a/02-b.md', '/03-c', '03-c'],
    ['01-a/2.0/index.md', undefined, 'a/2.0'],
    ['a/1 - b.md', undefined, 'a/b'],
    ['guides/guides.md', undefined, 'guides'],
    ['a/02-Guides/01-guides.md', undefined, 'a/Guides'],
    ['guides/guides/index.md', undefined, 'guides/guides'],
    ['pages/pages.md', undefined, 'pages'],
    ['pages/help/help.md', undefined, 'help'],
    ['guides/guides.md', 'guides', 'guides/guides'],
  ])('toSlug converts %s with slug %s to %s', (file, slug, path) => expect(toSlug(file, slug)).toBe(path));

  it.each([
    ['a/b.md', '/'],
    ['a/b.md', '../..'],
    ['a/b.md', 'c?d'],
    ['a/b c.md', undefined],
    ['a/b.md', '<x>'],
  ])('toSlug rejects %s with slug %s', (file, slug) => {
    expect(() => toSlug(file, slug)).toThrow(/is not a valid page path/);
  });

  it('toSlug rejects a segment that is too long for a disk, and normalizes letters', () => {
    expect(() => toSlug('a/b.md', 'x'.repeat(201))).toThrow('is too long for the path of a page');
    expect(() => toSlug('a/b.md', 'ö'.repeat(101))).toThrow('is too long for the path of a page');
    expect(toSlug('a/o\u0308.md')).toBe('a/ö');
  });

  it('toId removes numbers and the pages folder, but no repeated folder name', () => {
    expect(toId('guides/guides.md')).toBe('guides/guides');
    expect(toId('01-a/02-b.md')).toBe('a/b');
    expect(toId('pages/01-support.md')).toBe('support');
    expect(toId('pages/support.md')).toBe('support');
    expect(toId('how-tos/x.md')).toBe('how-tos/x');
  });
});
