import type { Nodes, Root } from 'hast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { Prose } from '@/components/ui/prose';
import type { Problem } from '@/markdown/problem';
import { toPageTree } from '@/markdown/page-tree';

export const variables = { product: 'product', products: 'products', Product: 'Product' };

/** The HTML that readers get of a tree. */
export function toHtml(tree: Nodes): string {
  return renderToStaticMarkup(createElement(Prose, { tree }));
}

/** The HTML that readers get of a page's markdown, and what was found wrong with it. */
export async function renderPage(source: string): Promise<{ html: string; problems: Problem[]; tree: Root }> {
  const { tree, problems } = await toPageTree(source, variables);
  // Places of links are for whoever resolves them.
  visit(tree, 'element', ({ properties }) => void delete properties.dataPlace);
  return { html: toHtml(tree), problems, tree };
}

/** The same in the browser's words: tags without attributes. */
export async function renderBare(source: string): Promise<string> {
  const { html } = await renderPage(source);
  return html.replace(/<(\/?[a-z][\w-]*)[^>]*>/g, '<$1>');
}
