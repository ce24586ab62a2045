import { expect, it } from 'vitest';
import { walkElements } from '@/markdown/hast-elements';
import { toMarkdown } from '@/markdown/hast-to-markdown';
import { toPageHast } from '@/markdown/markdown-to-hast';
import { toPlainText } from '@/markdown/plain-text';
import {
  fill,
  getLength,
  inline,
  join,
  toCode,
  toHeading,
  toLines,
  toLink,
  toList,
  toNodes,
  toSentence,
  toTable,
  toTree,
} from '@/markdown/build-hast-for-generated-pages';

const attacks = [
  '](//evil.example) <img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) ![x](//evil.example/x.png)',
  '{product} :kbd[x] ::cards :::note ::sdk-parameters{component="Postgres"}',
  '*a* **b** _c_ ~~d~~ `e` [^1] <!-- f --> &amp; &#64; \\*g\\* {#h}',
  'a | b \\| c \\\\| d `e | f`',
  '<script>alert(1)</script>',
];

it.each(attacks)('a text is shown as it is, in a tree and in its Markdown: %s', (attack) => {
  const tree = toTree([attack, toTable(['A', 'B'], [[attack, toCode(attack)]])]);
  const names = new Set<string>();
  const collect = ({ tagName }: { tagName: string }) => names.add(tagName);
  walkElements(tree, collect);
  expect(toPlainText(tree)).toBe(`${attack} A B ${attack} ${attack}`);
  const again = toPageHast(toMarkdown(tree), {}, () => undefined);
  const before = names.size;
  walkElements(again, collect);
  expect(names.size).toBe(before);
});

it('a template, a list of items, and a sentence of the catalog contain elements', () => {
  const link = toLink('a', '/a/');
  const content = inline`See ${join([link, toCode('b')], ' or ')}: ${fill((x, y) => `${y}, then ${x}`, toCode('x'), 'y')}.`;
  expect(toMarkdown(toTree([content]))).toBe('See [a](/a/) or `b`: y, then `x`.');
  // A text before an element that several trees share does not change.
  expect(toNodes(['c', 'd', toCode('e')])).toHaveLength(2);
  expect(toMarkdown(toTree([toSentence('`a` is not `b c`.')]))).toBe('`a` is not `b c`.');
  expect(toMarkdown(toTree([toTable(['A'], [[toLines(['b', toCode('c')])]])]))).toContain('| b<br>`c` |');
});

it('content becomes paragraphs, unless it is a block or empty', () => {
  const { children } = toTree(['a', toHeading(2, 'B', 'b'), '', [], toList(['c']), [toCode('d'), ' e']]);
  expect(children.map((child) => child.type === 'element' && child.tagName)).toEqual(['p', 'h2', 'ul', 'p']);
});

it('the target of a link is a URL', () => {
  expect(toLink('a', '/api/ä b/', 'x(y)=“z”').properties.href).toBe('/api/%C3%A4%20b/#x%28y%29=%E2%80%9Cz%E2%80%9D');
  expect(toLink('a', '', 'b').properties.href).toBe('#b');
  expect(toLink('a', '/a/', '\ud800').properties.href).toBe('/a/#%EF%BF%BD');
});

it('the length of content counts its texts and URLs', () => {
  expect(getLength(['abc', toLink('de', '/f/'), [toCode('g')]])).toBe(9);
});
