import { expect, test } from 'vitest';
import { toBatches } from '@/development/watcher-options-and-batches';

/** Creates batched work. Each call of `end` finishes one batch. */
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

test('toBatches processes items of one moment together, and items that arrive meanwhile once each in the next batch', async () => {
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
