import { expect, it } from 'vitest';
import { UserError } from '@/lib/user-errors-and-mistakes';
import { toFailureText } from '@/export/format-error-for-terminal';

it('prints a user error as its message, and each cause once', () => {
  const deepest = new Error('ENOENT: no such file');
  const cause = new Error('cannot be read', { cause: deepest });
  expect(toFailureText(new UserError('a.md: is missing\n  Write it.', { cause }), false)).toBe(
    'a.md: is missing\n  Write it.\n  Cause: cannot be read\n  Cause: ENOENT: no such file',
  );
});

it('omits a cause that the message contains, and stops at a circular cause', () => {
  const error = new UserError('a.md:1: bad indentation');
  error.cause = new Error('bad indentation', { cause: error });
  expect(toFailureText(error, false)).toBe('a.md:1: bad indentation');
});

it('prints an unexpected error without its stack and says how to see the stack', () => {
  const text = toFailureText(new TypeError('x is not a function'), false);
  expect(text).toBe(
    'Unexpected error: x is not a function\n  This is a bug in the project. Run the command with DEBUG=1 to print the stack trace.',
  );
});

it('adds the stack if requested', () => {
  expect(toFailureText(new Error('x'), true)).toMatch(/^Unexpected error: x\n.*\n\nError: x\n\s+at /s);
  expect(toFailureText(new UserError('y'), true)).toMatch(/^y\n\nUserError: y\n\s+at /);
});

it('explains a system error and adds a fix', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(toFailureText(full, false)).toMatch(/^no space is left on the disk \(ENOSPC write\)\n {2}Free some/);
  // Linux uses the same code when no more files can be watched.
  const watched = Object.assign(new Error('ENOSPC: System limit'), {
    code: 'ENOSPC',
    syscall: 'watch',
    path: 'content',
  });
  expect(toFailureText(watched, false)).toMatch(
    /^content: the system watches no more files \(ENOSPC watch\)\n {2}Raise/,
  );
});
