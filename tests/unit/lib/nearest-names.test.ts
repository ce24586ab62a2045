import { expect, it } from 'vitest';
import { findAllNearest, findNearest, toHint, toOffer } from '@/lib/nearest-names';

it.each([
  ['one letter is missing', 'nam', ['name', 'kind'], ['name']],
  ['only the case differs', 'shortname', ['shortNames', 'shortName'], ['shortName']],
  ['several words are equally similar', 'ca', ['cat', 'car', 'dog'], ['cat', 'car']],
  ['a third of the letters differs', 'abcdef', ['abcdxx', 'axcxxx'], ['abcdxx']],
  ['more letters differ', 'status', ['region', 'statement'], []],
  ['there is no word', '', ['a'], []],
])('finds the most similar words if %s', (_case, word, known, expected) => {
  expect(findAllNearest(word, known)).toEqual(expected);
  expect(findNearest(word, known)).toBe(expected[0]);
});

it('asks for the similar words, and lists the known ones if there are none or if they help in any case', () => {
  expect(toOffer('nam', ['name', 'kind'], 'Keys')).toBe('Did you mean "name"?');
  expect(toOffer('region', ['name', 'kind'], 'Keys')).toBe('Keys: name, kind.');
  expect(toHint('ca', ['cat', 'car'], 'Types')).toBe('Did you mean "cat" or "car"? Types: cat, car.');
  expect(toHint('region', ['name', 'kind'], 'Keys')).toBe('Keys: name, kind.');
});
