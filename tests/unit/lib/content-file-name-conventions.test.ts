import { expect, test } from 'vitest';
import { cutNumber, isFolderIndex, withoutNumbers } from '@/lib/content-file-name-conventions';

test.each([
  ['01-intro', 1, 'intro'],
  ['2_intro', 2, 'intro'],
  ['3.intro', 3, 'intro'],
  ['10 - intro', 10, 'intro'],
  ['007--intro', 7, 'intro'],
  ['1-a-b', 1, 'a-b'],
])('cutNumber splits %s into the number %d and the name %s', (whole, number, name) => {
  expect(cutNumber(whole)).toEqual({ number, name });
});

test('cutNumber finds no number in dates, versions, and names without a prefix', () => {
  const names = [
    'intro',
    'intro-2',
    '2fa',
    '01',
    '01-',
    '2021-11-30-intro',
    '11-30',
    '1.0',
    '7.0-release',
    '1-2-intro',
  ];
  expect(names.map(cutNumber)).toEqual(names.map((name) => ({ name })));
});

test('withoutNumbers removes the numbers of all folders and the file', () => {
  expect(withoutNumbers('01-guides/2.0/03-intro')).toBe('guides/2.0/intro');
});

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
