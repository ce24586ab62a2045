import { describe, expect, it } from 'vitest';
import { toPageTree } from '@/markdown/page-tree';
import { renderPage } from './render';

const toTable = (cell: string) => `| Name | Meaning |\n|---|---|\n| ${cell} | Text |`;

describe('a row of a table', () => {
  it('has the id at the end of its first cell, and a link to itself after the name there', async () => {
    const source = toTable('`a`<br>string {#name-a}');
    const { html } = await renderPage(source);
    expect(html).toContain(
      '<tr id="name-a"><td><code>a</code><a class="heading-anchor" aria-label="Direct link to a" data-anchor="" href="#name-a"></a><br/>string</td>',
    );
    expect((await toPageTree(source)).ids).toEqual(['name-a']);
  });

  it('has none if the cell has none, or one that every page uses', async () => {
    for (const cell of ['`{#name-a}`', '`a` {#main}']) expect((await toPageTree(toTable(cell))).ids).toEqual([]);
  });
});
