import { describe, expect, it } from 'vitest';
import { replaceVariables } from '@/markdown/variables';
import { renderPage, variables } from './render';

describe('variables', () => {
  it.each([
    ['a {product}', '<p>a product</p>'],
    ['{Product} and {products}', '<p>Product and products</p>'],
    ['**{product}**', '<p><strong>product</strong></p>'],
    ['[a {product}](/x/)', '<p><a href="/x/">a product</a></p>'],
    ['\\{product}', '<p>{product}</p>'],
    ['`{product}`', '<p><code>{product}</code></p>'],
    ['{unknown}', '<p>{unknown}</p>'],
    ['{constructor}', '<p>{constructor}</p>'],
    ['{ product }', '<p>{ product }</p>'],
    ['{product', '<p>{product</p>'],
    ['[x](/a/{product}/)', '<p><a href="/a/%7Bproduct%7D/">x</a></p>'],
  ])('render as expected in %s', async (source, html) => expect((await renderPage(source)).html).toBe(html));

  it('are replaced in headings before the id is made', async () => {
    expect((await renderPage('## One {product}')).html).toContain('id="one-product"');
  });

  it('are not replaced in code blocks', async () => {
    expect((await renderPage('```text\n/{product}\n```')).html).toContain('/{product}');
  });

  it('are replaced in front matter texts', () => {
    expect(replaceVariables('A {product}, \\{product}, {productId}', variables)).toBe(
      'A product, {product}, {productId}',
    );
  });
});
