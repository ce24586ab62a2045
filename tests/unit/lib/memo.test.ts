import { expect, it } from 'vitest';
import { forgetMemos, memo } from '@/lib/memo';

it('memo loads a value once, also if it is undefined, until all values are forgotten', () => {
  let count = 0;
  const load = memo(() => (++count > 1 ? count : undefined));
  expect([load(), load(), count]).toEqual([undefined, undefined, 1]);
  forgetMemos();
  expect([load(), load()]).toEqual([2, 2]);
});
