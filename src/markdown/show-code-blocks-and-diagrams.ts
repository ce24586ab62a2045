import type { Element, Root } from 'hast';
import { toMessage } from '@/lib/error-messages-and-system-errors';
import { toCodeBlock } from './code-block-model';
import { toDiagram } from './diagram';
import { toFence } from './fence-options';
import { become, getData, getText, walkElements } from './hast-elements';
import { type Report, getPosition } from './problem';

/** Colors the code blocks of a tree, and draws its diagrams. It changes the tree. Throws for a diagram that cannot be drawn. */
export async function showCodeBlocks(tree: Root): Promise<Root> {
  for (const block of findCodeBlocks(tree))
    await showCode(block, ({ message }) => {
      throw new Error(message);
    });
  return tree;
}

/** Finds the code blocks of a tree that are not colored yet. */
export function findCodeBlocks(tree: Root): Element[] {
  const blocks: Element[] = [];
  walkElements(tree, (node) => {
    if (node.tagName === 'x-code') blocks.push(node);
  });
  return blocks;
}

/** Colors a code block, or draws it if it is a diagram. Reports a diagram that cannot be drawn or has no text alternative. */
export async function showCode(node: Element, report: Report): Promise<void> {
  const source = getText(node);
  const [language, meta] = [getData(node, 'Language'), getData(node, 'Meta')];
  if (language !== 'dot') {
    const block = await toCodeBlock(source, language, meta);
    return become(node, 'code-block', { dataBlock: JSON.stringify(block) }, []);
  }
  const { title, alt } = toFence(meta);
  if (!alt)
    report({
      severity: 'error',
      message: 'a diagram has no text alternative',
      fix: 'Describe it in a sentence: ```dot alt="…".',
      ...getPosition(node),
    });
  try {
    const figure = await toDiagram(source, { title, alt: alt ?? '' });
    become(node, figure.tagName, figure.properties, figure.children);
  } catch (error) {
    report({
      severity: 'error',
      message: `a diagram cannot be drawn: ${toMessage(error).trim()}`,
      fix: 'Correct the DOT between the fences. To show the block as text, remove its language.',
      ...getPosition(node),
    });
    become(node, 'pre', {}, [{ type: 'text', value: source }]);
  }
}
