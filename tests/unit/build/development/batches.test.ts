import { expect, test } from 'vitest';
import { toBatches } from '@/build/development/batches';

/** Work that is done when the test says so. */
function toWork() {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  const add = toBatches<string>((items) => {
    batches.push(items);
    return new Promise((resolve) => ends.push(resolve));
  });
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { batches, add, end };
}

test('what comes at one moment is one piece of work, and what comes meanwhile the next, each thing once', async () => {
  const { batches, add, end } = toWork();
  add('a');
  add('b');
  await new Promise(setImmediate);
  expect(batches).toEqual([['a', 'b']]);
  for (const item of ['a', 'c', 'a']) add(item);
  await new Promise(setImmediate);
  expect(batches).toHaveLength(1);
  await end();
  expect(batches).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
  await end();
  add('d');
  await new Promise(setImmediate);
  expect(batches[2]).toEqual(['d']);
});
