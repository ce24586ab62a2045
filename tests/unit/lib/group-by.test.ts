import { expect, it } from 'vitest';
import { groupBy } from '@/lib/group-by';

it('groups items in the order of their keys', () => {
  expect([...groupBy(['bee', 'ant', 'bear'], ([letter = '']) => letter)]).toEqual([
    ['b', ['bee', 'bear']],
    ['a', ['ant']],
  ]);
});
