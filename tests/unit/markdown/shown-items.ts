import type { Nodes } from 'hast';
import type { CodeBlockModel } from '@/markdown/code-block-model';
import { toAddress, toWords } from './written-items';

/** The elements that a node of a source becomes. */
const kinds: Record<string, string> = {
  a: 'link',
  img: 'image',
  ul: 'list',
  ol: 'list',
  'card-grid': 'list',
  li: 'item',
  'card-item': 'item',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  blockquote: 'quotation',
  'code-block': 'code block',
  pre: 'code block',
  svg: 'code block',
  hr: 'line',
  br: 'break',
  em: 'emphasis',
  strong: 'strong',
  del: 'deleted',
};

/** Lists the words and nodes of a tree that readers see. */
export function listShown(node: Nodes): string[] {
  if (node.type === 'text') return toWords(node.value);
  const inner = 'children' in node ? node.children.flatMap(listShown) : [];
  if (node.type !== 'element') return inner;
  const { tagName, properties } = node;
  // What the site adds: the link of a heading to itself, and the links of footnotes.
  if ('dataAnchor' in properties || 'dataFootnoteBackref' in properties) return [];
  const { href, src, alt, title, id, dataLabel, dataComponent, dataName, dataGroup, dataBlock, width, height } =
    properties;
  const words = [alt, title, dataLabel, dataComponent, dataName, dataGroup, width, height].flatMap((text) =>
    toWords(String(text ?? '')),
  );
  const addresses = [href, src].flatMap((url) =>
    url === undefined ? [] : [toAddress(String(url)), ...toWords(String(url))],
  );
  const kind = /^h[1-6]$/.test(tagName) || (tagName === 'div' && id !== undefined) ? 'heading' : kinds[tagName];
  return [
    ...(kind === undefined ? [] : [`<${kind}>`]),
    ...(tagName === 'li' && String(id ?? '').startsWith('note-fn-') ? ['<footnote>'] : []),
    ...(id === undefined ? [] : [`#${String(id)}`]),
    ...words,
    ...addresses,
    ...(tagName === 'code-block' ? getCode(JSON.parse(String(dataBlock)) as CodeBlockModel) : []),
    ...inner,
  ];
}

function getCode({ title = '', lines, checked }: CodeBlockModel): string[] {
  return [title, checked?.label ?? '', ...lines.map((line) => line.map(([, text]) => text).join(''))].flatMap(toWords);
}
