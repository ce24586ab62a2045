import { cpSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { copyProjectForNow } from '@/export/copy-project';

vi.mock('node:fs');

it('copyProjectForNow removes a folder once when the command ends, however often it is copied', () => {
  const before = process.listenerCount('exit');
  for (let time = 0; time < 20; time++) copyProjectForNow('development-xx');
  copyProjectForNow('development-yy');
  expect(process.listenerCount('exit')).toBe(before + 2);
  expect(cpSync).not.toHaveBeenCalled();
});
