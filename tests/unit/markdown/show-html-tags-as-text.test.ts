import { expect, test } from 'vitest';
import { showAsText } from '@/markdown/show-html-tags-as-text';
import { findTags } from '@/markdown/find-and-classify-html-tags';
import { parseDescription } from '@/markdown/parser';
import { toDescriptionHast } from '@/markdown/markdown-to-hast';
import { toHtml } from './render';

test.each([
  ['line breaks in a table', '| A |\n|---|\n| one<br>two<BR />three |', false, 'one<br/>two<br/>three'],
  ['a line break in text', 'one<br/>two', false, '<p>one<br/>two</p>'],
  ['a line break that is a block', 'one\n\n<br>\n\ntwo', true, '<br/>'],
  ['a line break with an attribute', 'one<br class="a">two', true, '<p>one<br/>two</p>'],
  ['other elements', 'one<br><b>two</b>', true, '<p>one<br/><b>two</b></p>'],
])('leaves HTML to parse only if it is more than line breaks: %s', (_name, source, hasHtml, html) => {
  const tree = parseDescription(source);
  expect(showAsText(tree, findTags(tree), () => false)).toBe(hasHtml);
  expect(toHtml(toDescriptionHast(source))).toContain(html);
});
