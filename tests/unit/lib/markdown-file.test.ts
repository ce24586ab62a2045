import { expect, it } from 'vitest';
import { toMarkdownFile, toMarkdownHref } from '@/lib/markdown-file';

it.each([
  ['/', 'index.md'],
  ['/definitions/intro/', 'definitions/intro.md'],
  ['/versions/1.0/', 'versions/1.0.md'],
])('the Markdown of the page %s is the file %s', (path, file) => {
  expect(toMarkdownFile({ path })).toBe(file);
  expect(toMarkdownHref({ path })).toBe(`/${file}`);
});
