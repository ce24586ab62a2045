import { EventEmitter } from 'node:events';
import { watch, type FSWatcher } from 'chokidar';
import { expect, test, vi } from 'vitest';
import { toBatches, watchFiles } from '@/development/watch-files-and-batches';

vi.mock('chokidar', () => ({ watch: vi.fn() }));

test('watchFiles reports changes, and prints once why files cannot be watched', async () => {
  const watcher = new EventEmitter() as FSWatcher;
  vi.mocked(watch).mockReturnValue(watcher);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const seen: string[][] = [];
  const ready = watchFiles('content', (...change) => void seen.push(change));
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'watch' });
  for (const file of ['a.md', 'b.md']) watcher.emit('error', Object.assign(full, { path: file }));
  watcher.emit('ready');
  await ready;
  watcher.emit('all', 'change', 'content/c.md');
  expect(seen).toEqual([['content/c.md', 'change']]);
  expect(write.mock.calls).toEqual([[expect.stringMatching(/^a\.md: the system watches no more files/)]]);
});

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
