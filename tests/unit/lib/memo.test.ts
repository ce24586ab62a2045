import { expect, it } from 'vitest';
import { forgetMemos, memo, memoBy } from '@/lib/memo';

it('memo loads a value once, also if it is undefined, until all values are forgotten', () => {
  let count = 0;
  const load = memo(() => (++count > 1 ? count : undefined));
  expect([load(), load(), count]).toEqual([undefined, undefined, 1]);
  forgetMemos();
  expect([load(), load()]).toEqual([2, 2]);
});

it('memoBy computes a result once for each object, also if it is undefined', () => {
  let count = 0;
  const compute = memoBy(({ isMissing }: { isMissing: boolean }) => {
    count += 1;
    return isMissing ? undefined : count;
  });
  const [missing, other] = [{ isMissing: true }, { isMissing: false }];
  expect([compute(missing), compute(missing), compute(other), compute(other), count]).toEqual([
    undefined,
    undefined,
    2,
    2,
    2,
  ]);
});
