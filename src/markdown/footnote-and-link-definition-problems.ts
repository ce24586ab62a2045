import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { toPosition, type Report } from './problem';
import { walkNodes } from './walk-mdast-nodes';

/** Reports the definitions of footnotes and links that readers never see: those that are used nowhere, or defined twice. */
export function reportDefinitions(tree: Root, report: Report): void {
  const footnotes = new Map<string, FootnoteDefinition>();
  const links = new Map<string, Definition>();
  const warn = (node: Nodes, message: string, fix: string) =>
    report({ severity: 'warning', message, fix, ...toPosition(node) });
  walkNodes(tree, ['definition', 'footnoteDefinition'], (node) => {
    if (node.type === 'footnoteDefinition') {
      const name = `[^${node.label ?? node.identifier}]`;
      if (footnotes.has(node.identifier))
        warn(
          node,
          `the footnote ${name} is defined twice, and only the first text is shown`,
          'Rename one, or remove it.',
        );
      else footnotes.set(node.identifier, node);
    }
    if (node.type !== 'definition') return;
    const first = links.get(node.identifier);
    if (!first) links.set(node.identifier, node);
    else if (!(isComment(first) && isComment(node)) && (first.url !== node.url || first.title !== node.title))
      warn(
        node,
        `the link [${node.label ?? node.identifier}] is defined twice, and only the first target is used`,
        'Rename one, or remove it.',
      );
  });
  const used = findUsed(tree, footnotes);
  for (const [identifier, node] of footnotes)
    if (!used.has(node))
      warn(
        node,
        `no text refers to the footnote [^${node.label ?? identifier}], so it is not shown`,
        `Refer to it, or remove it.`,
      );
  for (const [identifier, node] of links)
    if (!used.has(identifier) && !isComment(node))
      warn(
        node,
        `no text refers to the link [${node.label ?? identifier}], so it is not shown`,
        `Refer to it, or remove it. If it is text, write \\[.`,
      );
}

/** Returns the footnotes and the identifiers of links that the page refers to, also within footnotes that it shows. */
function findUsed(tree: Root, footnotes: Map<string, FootnoteDefinition>): Set<Nodes | string> {
  const used = new Set<Nodes | string>();
  const walk = (node: Nodes, isShown: boolean): void => {
    if (node.type === 'footnoteDefinition' && !isShown) return;
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
    const footnote = node.type === 'footnoteReference' ? footnotes.get(node.identifier) : undefined;
    if (footnote && !used.has(footnote)) {
      used.add(footnote);
      walk(footnote, true);
    }
    if ('children' in node) for (const child of node.children) walk(child, false);
  };
  walk(tree, false);
  return used;
}

/** Returns true for `[//]: # (text)`, which authors use as a comment. */
function isComment({ url }: Definition): boolean {
  return url === '#' || url === '';
}
