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

it('fail names control characters of the texts that it quotes, and keeps line breaks', () => {
  expect(() => fail('unknown key "a\u001b[2J\u202e"\n  in b', { fix: 'Delete "\u0007".' })).toThrow(
    new UserError('unknown key "a␛ U+001B[2JU+202E"\n  in b\n  Delete "␇ U+0007".'),
  );
});
