import { expect, test, vi } from 'vitest';
import { printWarnings } from '@/build/prepare';

test('printWarnings prints each warning with its fix, but no duration of a step', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  printWarnings(
    [
      '  content    1.1 s',
      'content/a.md:3:1: warning the link "x" points to no anchor',
      '  /a/ has no #x. Did you mean #y?',
      '  check      2.0 s',
      'done',
    ].join('\n'),
  );
  printWarnings('  content    1.1 s\n');
  const written = write.mock.calls.map(([text]) => text);
  write.mockRestore();
  expect(written).toEqual([
    'content/a.md:3:1: warning the link "x" points to no anchor\n  /a/ has no #x. Did you mean #y?\n',
  ]);
});
