import { expect, test } from 'vitest';
import { isFolderIndex } from '@/lib/content-path';

test.each([
  ['index', 'guides', true],
  ['README', 'guides', true],
  ['Guides', 'guides', true],
  ['guide', 'guides', false],
  ['index', undefined, true],
  ['guides', undefined, false],
])('isFolderIndex for %s in the folder %s returns %s', (name, folder, isIndex) => {
  expect(isFolderIndex(name, folder)).toBe(isIndex);
});
