import { expect, it } from 'vitest';
import { toShortPath } from '@/components/reference/path-and-method';

const toSegments = (path: string) =>
  path
    .split(/(\{[^}]*\})/)
    .filter((text) => text !== '')
    .map((text) => ({ text, parameter: text.startsWith('{') }));

const toText = (path: string) =>
  toShortPath(toSegments(path))
    .map(({ text }) => text)
    .join('');

it.each([
  ['/environments/{type}/{ownerId}/{shortName}', '/environments/{type}/{ownerId}/{shortName}'],
  ['/environments/{type}/{ownerId}/{shortName}/secrets/{secretName}', '…/{ownerId}/{shortName}/secrets/{secretName}'],
  [`/short/${'x'.repeat(60)}`, `…/${'x'.repeat(60)}`],
  [`/${'x'.repeat(60)}`, `/${'x'.repeat(60)}`],
  ['x'.repeat(60), 'x'.repeat(60)],
])('toShortPath shortens %s to %s', (path, short) => {
  expect(toText(path)).toBe(short);
});

it('toShortPath keeps parameters apart from text', () => {
  expect(toShortPath(toSegments('/environments/{type}/{ownerId}/{shortName}/status')).at(1)).toEqual({
    text: '/',
    parameter: false,
  });
});
