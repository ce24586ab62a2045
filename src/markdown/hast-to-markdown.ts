import type { Element, ElementContent, Nodes } from 'hast';
import type { CodeBlockModel } from './code-block-model';
import { getContent, getData, getText, hasClass, isElement } from './hast-elements';
import { toGraphText } from './diagram-svg-to-text';
import { toFence } from './fence-options';
import { toParagraph, type Context, type ResolveHref } from './inline-hast-to-markdown';
import * as messages from '@/messages';
import { toEscaped, toFenced, toLink } from './write-markdown-text-code-and-links';

/**
 * Writes the tree of a page as CommonMark and GFM, for people and programs that read plain text. Directives become what they
 * show: an admonition a quotation with its title, a tab its content below its label, a diagram its text alternative.
 */
export function toMarkdown(tree: Nodes, resolveHref: ResolveHref = (href) => href): string {
  const children = 'children' in tree ? (tree.children as ElementContent[]) : [];
  return toBlocks(children, { resolveHref }).join('\n\n');
}

const inlineElements = new Set(
  'a abbr assumed-text b br cite code del dfn em i img input ins kbd mark s small span strong sub sup u wbr'.split(' '),
);

/** Returns the blocks of a container. Text and inline elements between its blocks form paragraphs. */
function toBlocks(nodes: ElementContent[], context: Context): string[] {
  const blocks: string[] = [];
  let inline: ElementContent[] = [];
  const endParagraph = () => {
    blocks.push(toParagraph(inline, context));
    inline = [];
  };
  for (const node of nodes) {
    if (isElement(node) && node.properties.popover !== undefined) continue;
    if (!isElement(node) || inlineElements.has(node.tagName)) inline.push(node);
    else {
      endParagraph();
      blocks.push(...toBlock(node, context));
    }
  }
  endParagraph();
  return blocks.filter((block) => block !== '');
}

function toBlock(node: Element, context: Context): string[] {
  const { tagName, children } = node;
  const [, depth] = /^h([1-6])$/.exec(tagName) ?? [];
  if (depth !== undefined) return [`${'#'.repeat(Number(depth))} ${toParagraph(children, context)}`];
  switch (tagName) {
    case 'p':
      return [hasClass(node, 'callout-title') ? toStrong(children, context) : toParagraph(children, context)];
    case 'summary':
    case 'figcaption':
      return [toStrong(children, context)];
    case 'tab-panel':
      return [`**${toEscaped(getData(node, 'Label'))}**`, ...toBlocks(children, context)];
    case 'callout':
    case 'blockquote':
      return [toLines(toBlocks(children, context), '> ')];
    case 'ul':
    case 'ol':
    case 'card-grid':
      return [toList(node, context)];
    case 'code-block':
      return toCode(JSON.parse(getData(node, 'Block')) as CodeBlockModel, context);
    case 'x-code':
      return [toSource(node, context)];
    case 'pre':
      return [toFenced(getText(node), '')];
    case 'table':
      return [toTable(node, context)];
    case 'svg':
      return toDiagram(node, context);
    case 'hr':
      // After a line of text, `---` would make it a heading.
      return ['***'];
    default:
      return hasClass(node, 'steps-headed') ? toSteps(node, context) : toBlocks(children, context);
  }
}

/** Numbers the headings of steps, as the stylesheet of the page does. */
function toSteps({ children }: Element, context: Context): string[] {
  let step = 0;
  return children.flatMap((child) =>
    isElement(child, 'h3') ? `### ${++step}. ${toParagraph(child.children, context)}` : toBlocks([child], context),
  );
}

function toStrong(children: ElementContent[], context: Context): string {
  return `**${toParagraph(children, context)}**`;
}

/** Prefixes every line. Blank lines get no space at their end; lines of code keep theirs. */
function toLines(blocks: string[], first: string, others = first): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line, index) => {
      const prefix = index === 0 ? first : others;
      return line === '' ? prefix.trimEnd() : prefix + line;
    })
    .join('\n');
}

function toList(node: Element, context: Context): string {
  const start = Number(node.properties.start ?? 1);
  const items = getContent(node).filter((child) => isElement(child));
  const texts = items.map((item, index) => {
    const mark = node.tagName === 'ol' ? `${start + index}. ` : '- ';
    return toLines(
      item.tagName === 'card-item' ? toCard(item, context) : toItem(item, context),
      mark,
      ' '.repeat(mark.length),
    );
  });
  return texts.join(items.some((item) => getContent(item).some((child) => isElement(child, 'p'))) ? '\n\n' : '\n');
}

/** Returns the blocks of a list item. A list that follows its text directly is part of the same block. */
function toItem(item: Element, context: Context): string[] {
  const blocks = toBlocks(item.children, context);
  const isTight = !getContent(item).some((child) => isElement(child, 'p'));
  return isTight ? [blocks.join('\n')] : blocks;
}

function toCard(item: Element, context: Context): string[] {
  const [link, ...rest] = getContent(item);
  if (!isElement(link, 'a')) return toBlocks(item.children, context);
  const [title, text] = link.children.map((child) => (isElement(child) ? toParagraph(child.children, context) : ''));
  const named = toLink(title ?? '', context.resolveHref(String(link.properties.href ?? '')));
  return [text ? `${named}: ${text}` : named, ...toBlocks(rest, context)];
}

function toCode({ language, title, lines, kinds, checked }: CodeBlockModel, { resolveHref }: Context): string[] {
  const texts = lines.map((line, index) => {
    const prompt = kinds[index]?.includes('command') ? '$ ' : '';
    return `${prompt}${line.map(([, text]) => text).join('')}`;
  });
  const code = toFenced(texts.join('\n'), language);
  return [
    ...(title === undefined ? [] : [`**${toEscaped(title)}**`]),
    code,
    ...(checked ? [`${messages.checkedAgainst} ${toLink(`\`${checked.label}\``, resolveHref(checked.path))}`] : []),
  ];
}

/** Writes a block whose code is not colored yet. A diagram is its text alternative. */
function toSource(node: Element, context: Context): string {
  if (getData(node, 'Language') !== 'dot') return toFenced(getText(node), getData(node, 'Language'));
  const { alt } = toFence(getData(node, 'Meta'));
  return alt === undefined ? '' : toParagraph([{ type: 'text', value: /[.!?]$/.test(alt) ? alt : `${alt}.` }], context);
}

/** Returns the text alternative of a diagram, then its nodes and edges. An image without alternative is an icon. */
function toDiagram(image: Element, context: Context): string[] {
  const { ariaLabel } = image.properties;
  if (typeof ariaLabel !== 'string') return [];
  const texts = [ariaLabel, ...(image.data?.graph ? [toGraphText(image.data.graph)] : [])];
  return texts.map((value) => toParagraph([{ type: 'text', value }], context));
}

function toTable(table: Element, context: Context): string {
  const rows = findAll(table, 'tr').map((row) =>
    getContent(row).map((cell, index) => {
      const id = index === 0 ? row.properties.id : undefined;
      return (isElement(cell) ? toCell(cell, context) : '') + (id === undefined ? '' : `<a id="${String(id)}"></a>`);
    }),
  );
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A line break would end the row. */
function toCell(cell: Element, context: Context): string {
  return toParagraph(cell.children, context).replaceAll('\\\n', '<br>').replaceAll('|', '\\|');
}

function findAll(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.tagName === tagName ? [child] : findAll(child, tagName);
  });
}
