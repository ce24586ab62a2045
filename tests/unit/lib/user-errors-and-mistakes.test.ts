import { expect, it } from 'vitest';
import { fail, UserError } from '@/lib/user-errors-and-mistakes';

it('fail throws a message with place, problem, and fix', () => {
  const mistake = () =>
    fail('unknown key "titel"', { place: { file: 'content/a.md', line: 3, column: 1 }, fix: 'Did you mean "title"?' });
  expect(mistake).toThrow(new UserError('content/a.md:3:1: unknown key "titel"\n  Did you mean "title"?'));
});

it('fail omits an unknown place and fix', () => {
  expect(() => fail('nothing to build')).toThrow(new UserError('nothing to build'));
  expect(() => fail('empty', { place: { file: 'a.yaml' } })).toThrow(new UserError('a.yaml: empty'));
});
