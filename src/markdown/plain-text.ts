import type { Nodes } from 'hast';
import { toFence } from './fence-options';
import { isSpecReference, toReferenceText } from './spec-placeholders-in-plain-text';

const blocks = new Set(
  'p div li ul ol dl dt dd table thead tbody tr td th h1 h2 h3 h4 h5 h6 pre blockquote figure figcaption section details summary br hr x-code x-tab x-tabs x-admonition x-details x-label x-steps x-cards x-sdk'.split(
    ' ',
  ),
);
const silent = new Set(['script', 'style', 'svg']);

/** Returns the words of a tree, separated by single spaces. Images and diagrams contribute their text alternatives. */
export function toPlainText(tree: Nodes): string {
  return collect(tree).replace(/\s+/g, ' ').trim();
}

function collect(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return 'children' in node ? node.children.map(collect).join('') : '';
  if (silent.has(node.tagName) || isHidden(node.properties)) return '';
  if (node.tagName === 'x-code' && node.properties.dataLanguage === 'dot')
    return ` ${toFence(String(node.properties.dataMeta)).alt ?? ''} `;
  if (isSpecReference(node)) return node.tagName === 'x-spec' ? ` ${toReferenceText(node)} ` : toReferenceText(node);
  if (node.tagName === 'img') return ` ${String(node.properties.alt ?? '')} `;
  const text = node.children.map(collect).join('');
  return blocks.has(node.tagName) ? ` ${text} ` : text;
}

function isHidden(properties: Record<string, unknown>): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties || 'dataAnchor' in properties;
}
