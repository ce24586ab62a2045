import { expect, it } from 'vitest';
import { UserError } from '@/lib/fail';
import { toFailureText } from '@/build/step';

it('prints a mistake as its message, and each cause once', () => {
  const deepest = new Error('ENOENT: no such file');
  const cause = new Error('cannot be read', { cause: deepest });
  expect(toFailureText(new UserError('a.md: is missing\n  Write it.', { cause }), false)).toBe(
    'a.md: is missing\n  Write it.\n  Cause: cannot be read\n  Cause: ENOENT: no such file',
  );
});

it('leaves out a cause that the message contains, and ends where causes lead back', () => {
  const error = new UserError('a.md:1: bad indentation');
  error.cause = new Error('bad indentation', { cause: error });
  expect(toFailureText(error, false)).toBe('a.md:1: bad indentation');
});

it('prints any other error without its stack, and says how to see it', () => {
  const text = toFailureText(new TypeError('x is not a function'), false);
  expect(text).toBe(
    'Unexpected error: x is not a function\n  This is a bug of the project. With DEBUG=1 the command prints its stack.',
  );
});

it('adds the stack where it is asked for', () => {
  expect(toFailureText(new Error('x'), true)).toMatch(/^Unexpected error: x\n.*\n\nError: x\n\s+at /s);
  expect(toFailureText(new UserError('y'), true)).toMatch(/^y\n\nUserError: y\n\s+at /);
});

it('says what the system refuses', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(toFailureText(full, false)).toMatch(/^no space is left on the disk \(ENOSPC write\)\n {2}Free some/);
});
