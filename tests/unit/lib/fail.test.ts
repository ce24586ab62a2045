import { expect, it } from 'vitest';
import { fail, UserError } from '@/lib/fail';

it('says where, what and what to do', () => {
  const mistake = () =>
    fail('unknown key "titel"', { place: { file: 'content/a.md', line: 3, column: 1 }, fix: 'Did you mean "title"?' });
  expect(mistake).toThrow(new UserError('content/a.md:3:1: unknown key "titel"\n  Did you mean "title"?'));
});

it('leaves out what is not known', () => {
  expect(() => fail('nothing to build')).toThrow(new UserError('nothing to build'));
  expect(() => fail('empty', { place: { file: 'a.yaml' } })).toThrow(new UserError('a.yaml: empty'));
});
