import { expect, it } from 'vitest';
import type { Nodes } from 'mdast';
import { parseDescription } from '@/markdown/parser';
import { walkNodes } from '@/markdown/walk-mdast-nodes';

const source = 'A [one](/1) and *[two](/2)*.\n\n> # [three](/3) `code`\n';

it('finds the nodes of the given types in the order of the text', () => {
  const found: string[] = [];
  walkNodes(parseDescription(source), ['link', 'heading', 'inlineCode'], (node, index, parent) => {
    expect(parent.children[index]).toBe(node);
    found.push(node.type === 'link' ? node.url : node.type);
  });
  expect(found).toEqual(['/1', '/2', 'heading', '/3', 'inlineCode']);
});

it('does not call back for the node itself', () => {
  const found: Nodes[] = [];
  walkNodes(parseDescription(source), ['root'], (node) => void found.push(node));
  expect(found).toEqual([]);
});

it('continues at the index that a callback returns, with the nodes that are there by then', () => {
  const tree = parseDescription(source);
  const found: string[] = [];
  walkNodes(tree, ['emphasis', 'text', 'link'], (node, index, parent) => {
    found.push(node.type === 'text' ? node.value : node.type);
    if (node.type !== 'emphasis') return undefined;
    parent.children.splice(index, 1, { type: 'text', value: 'new' });
    return index;
  });
  expect(found).toEqual(['A ', 'link', 'one', ' and ', 'emphasis', 'new', '.', 'link', 'three', ' ']);
});
