import type { Nodes, Root } from 'hast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { Prose } from '@/components/ui/render-markdown-tree';
import type { MarkdownProblem } from '@/markdown/problem';
import { toPageTree } from '@/markdown/page-tree';

export const variables = { product: 'product', products: 'products', Product: 'Product' };

/** Renders a tree as the site does. */
export function toHtml(tree: Nodes): string {
  return renderToStaticMarkup(createElement(Prose, { tree }));
}

/** Renders the markdown of a page as the site does. Also returns the problems and the tree. */
export async function renderPage(source: string): Promise<{ html: string; problems: MarkdownProblem[]; tree: Root }> {
  const { tree, problems } = await toPageTree(source, variables);
  // Only the code that resolves links needs their places.
  visit(tree, 'element', ({ properties }) => void delete properties.dataPlace);
  return { html: toHtml(tree), problems, tree };
}

/** Renders the markdown of a page and removes all attributes. */
export async function renderBare(source: string): Promise<string> {
  const { html } = await renderPage(source);
  return html.replace(/<(\/?[a-z][\w-]*)[^>]*>/g, '<$1>');
}
