import { describe, expect, it } from 'vitest';
import { toId, toSlug } from '@/docs/route';

describe('the address of a page', () => {
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
  ])('of %s with slug %s is %s', (file, slug, path) => expect(toSlug(file, slug)).toBe(path));

  it.each([
    ['a/b.md', '/'],
    ['a/b.md', '../..'],
    ['a/b.md', 'c?d'],
    ['a/b c.md', undefined],
    ['a/b.md', '<x>'],
  ])('is refused for %s with slug %s', (file, slug) => {
    expect(() => toSlug(file, slug)).toThrow(/is no valid path of a page/);
  });

  it('does not change the id', () => {
    expect(toId('pages/support.md')).toBe('support');
    expect(toId('how-tos/x.md')).toBe('how-tos/x');
  });
});
