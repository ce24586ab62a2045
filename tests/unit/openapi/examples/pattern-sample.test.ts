import { describe, expect, it } from 'vitest';
import { findMatching } from '@/openapi/examples/pattern-sample';

const unbounded = { least: 0, most: Infinity };

describe('a text for a pattern', () => {
  it.each([
    ['^(0|[1-9][0-9]*)$', unbounded, '0'],
    ['^(0|[1-9][0-9]*)$', { least: 3, most: 20 }, '101'],
    ['^/v1/apple_pay/domains', { least: 0, most: 5000 }, '/v1/apple_pay/domains'],
    ['^[a-c]{3}$', unbounded, 'abc'],
    ['^[^a-z]+$', unbounded, '01'],
    ['^(?:x|y)\\d{2,4}(?=z)z$', unbounded, 'x012z'],
    ['^(?!a)[a-z]$', unbounded, undefined],
    ['^\\p{Lu}\\.$', unbounded, 'A.'],
    ['\\A(\\*\\.)?([a-z]+\\.)+[a-z]{2,}\\Z', unbounded, '*.ab.ab.abc'],
    ['^never(?!)', unbounded, undefined],
    ['(?i)[unreadable', unbounded, 'string'],
  ])('%s', (pattern, bounds, text) => {
    expect(findMatching(['string'], { pattern, ...bounds })).toBe(text);
  });

  it('is one of the usual texts if that matches', () => {
    expect(findMatching(['string', 'example'], { pattern: '^[a-z]{7}$', ...unbounded })).toBe('example');
  });

  it('is not looked for longer than its limit', () => {
    expect(findMatching([], { pattern: '((a{99}){99}){99}$', least: 1_000_000, most: Infinity })).toBeUndefined();
  });
});
