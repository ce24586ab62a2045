import type { ElementContent } from 'hast';
import { getText, hasClass, isElement } from './hast-elements';
import * as messages from '@/messages';
import { toCodeSpan, toEscaped, toLink } from './write-markdown-text-code-and-links';

/** Converts the URL of a link or image, which has no base path and may have an anchor, for readers outside of the site. */
export type ResolveHref = (href: string) => string;

export interface Context {
  resolveHref: ResolveHref;
}

/** Writes inline content as one paragraph. Text that CommonMark would read as a block is escaped. */
export function toParagraph(nodes: ElementContent[], context: Context): string {
  const text = nodes.map((node) => toInline(node, context)).join('');
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
    .replace(/^(?=#{1,6} |[+-] |>|=+$|-+$)/gm, '\\')
    .replace(/^(\d+)(?=[.)] )/gm, '$1\\');
}

function toInline(node: ElementContent, context: Context): string {
  if (node.type === 'text') return toEscaped(node.value.replace(/\s+/g, ' '));
  if (!isElement(node)) return '';
  const { tagName, properties } = node;
  // The link of a heading to itself, and the links between a footnote and its references.
  if ('dataAnchor' in properties || 'dataFootnoteBackref' in properties) return '';
  const inner = () => node.children.map((child) => toInline(child, context)).join('');
  if ('dataFootnoteRef' in properties) return `[${inner()}]`;
  if (hasClass(node, 'task-box')) return properties.dataDone === 'true' ? '[x] ' : '[ ] ';
  if (hasClass(node, 'required-mark')) return ` (${inner()})`;
  switch (tagName) {
    case 'a':
      return toLink(inner(), context.resolveHref(String(properties.href ?? '')));
    case 'img':
      return `!${toLink(toEscaped(String(properties.alt ?? '')), context.resolveHref(String(properties.src ?? '')))}`;
    case 'code':
      return toCodeSpan(getText(node));
    case 'strong':
    case 'b':
      return `**${inner()}**`;
    case 'em':
    case 'i':
      return `*${inner()}*`;
    case 'assumed-text':
      return `${inner()} *(${messages.assumed})*`;
    case 'del':
    case 's':
      return `~~${inner()}~~`;
    case 'br':
      return '\\\n';
    default:
      return inner();
  }
}
