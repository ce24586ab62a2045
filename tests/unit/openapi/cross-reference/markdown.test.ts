import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@/markdown/parser';
import { toCode, toOperationList, toSource, toTable } from '@/openapi/cross-reference/markdown';
import { toModel } from '../to-model';

const variables = { product: 'blueprint', products: 'blueprints', Product: 'Blueprint' };
const harmless = ['root', 'paragraph', 'table', 'tableRow', 'tableCell', 'text', 'inlineCode'];

/** Returns the text that a page shows, and the types of its nodes other than text and code in paragraphs and tables. */
function read(source: string): { text: string; markup: string[] } {
  const [texts, markup]: [string[], string[]] = [[], []];
  visit(parsePage(source, variables), (node: Node) => {
    if (!harmless.includes(node.type)) markup.push(node.type);
    if ('value' in node) texts.push(String(node.value));
  });
  return { text: texts.join(''), markup };
}

const attacks = [
  '](https://evil.example) <img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) ![x](//evil.example/x.png)',
  'See https://evil.example, www.evil.example, and admin@evil.example.',
  'xmpp:a@evil.example mailto:a@evil.example HTTP://EVIL.EXAMPLE',
  '{product} :kbd[x] ::cards :::note ::sdk-parameters{component="Postgres"}',
  '*a* **b** _c_ ~~d~~ `e` [^1] <!-- f --> &amp; &#64; \\*g\\*',
  'a | b \\| c \\\\| d `e | f` https://a.example/g\\|h',
  '<script>alert(1)</script>',
];

describe('texts of a spec', () => {
  it.each(attacks)('become no markup in a paragraph: %s', (attack) => {
    const { text, markup } = read(`A ${toSource(attack)}`);
    expect(markup).toEqual([]);
    expect(text).toBe(`A ${attack.replace('g\\|h', 'g|h')}`);
  });

  it.each(attacks)('become neither markup nor cells in a table: %s', (attack) => {
    const source = toTable(['A', 'B'], [[toSource(attack), toCode(attack)]]);
    const { text, markup } = read(source);
    expect(markup).toEqual([]);
    expect(text).toBe(`AB${attack}${attack}`.replaceAll('g\\|h', 'g|h'));
  });

  it('stay on one line', () => {
    expect(toSource('a\n\n# b\n')).toBe('a # b');
    expect(toCode('a\nb')).toBe('`a b`');
  });
});

describe('a list of operations', () => {
  const toOperation = (id: string) => `    ${id}: { operationId: ${id}, responses: { "200": { description: OK } } }`;
  const { operations } = toModel(['paths:', '  /a:', ...['get', 'put', 'post', 'delete'].map(toOperation)].join('\n'));
  const [first, second] = operations.map(({ id }) => `[${id}](/api/test/#${id})`);

  it.each([
    ['counts all', 0, 4, 'all 4 operations'],
    ['names some', 0, 2, `${first}, ${second}`],
    ['names the exceptions if they are fewer', 1, 4, `all operations except ${first}`],
  ])('%s', (_, from, to, expected) => {
    expect(toOperationList(operations.slice(from, to), operations)).toBe(expected);
  });
});
