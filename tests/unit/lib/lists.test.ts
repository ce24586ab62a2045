import { describe, expect, it } from 'vitest';
import { getLevel, groupBy } from '@/lib/lists';

it('groups items in the order of their keys', () => {
  expect([...groupBy(['bee', 'ant', 'bear'], ([letter = '']) => letter)]).toEqual([
    ['b', ['bee', 'bear']],
    ['a', ['ant']],
  ]);
});

describe('getLevel', () => {
  it('returns Infinity if all sizes fit', () => {
    expect(getLevel([10, 20, 30], 60)).toBe(Infinity);
    expect(getLevel([], 0)).toBe(Infinity);
  });

  it('keeps small sizes and distributes the rest among large ones', () => {
    expect(getLevel([300, 10, 20, 300], 130)).toBe(50);
    expect(getLevel([100, 100, 100], 90)).toBe(30);
  });
});
