import { expect, test } from 'vitest';
import { renderPage } from './render';

test.each([
  ['[a](htps://example.com)', ['1:1 the target "htps://example.com" is removed from a link']],
  ['[a](tel:+49123)', ['1:1 the target "tel:+49123" is removed from a link']],
  ['[a]\n\n[a]: javascript:x', ['3:1 the target "javascript:x" is removed from a link']],
  ['[a]()', ['1:1 a link has no target']],
  ['[a](b.md) [c](#d) [e](/f/?g:h) <https://example.com> [i](MAILTO:j@example.com)', []],
])('a link that leads nowhere is reported: %s', async (source, messages) => {
  const { problems } = await renderPage(source);
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(messages);
});
