import { expect, it } from 'vitest';
import { nameControls } from '@/lib/control-characters';

it('control characters are shown by name, except tabs and line breaks', () => {
  expect(nameControls('a\u0000b\t\n\u001b[0m\u007f\u0085\u202eé')).toBe(
    'a␀ U+0000b\t\n␛ U+001B[0m␡ U+007FU+0085U+202Eé',
  );
});

it('the line breaks of CRLF text are plain line breaks, and a lone carriage return is shown by name', () => {
  expect(nameControls('a,b\r\n1,2\r\n')).toBe('a,b\n1,2\n');
  expect(nameControls('a\rb')).toBe('a␍ U+000Db');
});
