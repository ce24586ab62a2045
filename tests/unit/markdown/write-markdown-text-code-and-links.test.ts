import { toHtml } from './render';
import { expect, test } from 'vitest';
import { toCodeSpan, toLink } from '@/markdown/write-markdown-text-code-and-links';
import { toDescriptionHast } from '@/markdown/markdown-to-hast';

test.each(['a', ' a ', ' a', '`a`', 'a``b`c', '  ', ' ` '])(
  'code between backticks is the same after parsing: "%s"',
  (code) => {
    expect(toHtml(toDescriptionHast(`x${toCodeSpan(code)}x`))).toBe(`<p>x<code>${code}</code>x</p>`);
  },
);

test.each([
  ['/a b\tc\u00a0d', '/a%20b%09c%C2%A0d'],
  ['/a(b)<c>', '/a%28b%29%3Cc%3E'],
])('the target of a link is encoded: "%s"', (target, encoded) => {
  expect(toLink('Text', target)).toBe(`[Text](${encoded})`);
  expect(decodeURI(encoded)).toContain(target.replace(/\(.*/, ''));
});
