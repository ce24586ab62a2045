import type { Definition, Link } from 'mdast';
import { decodeUri } from '@/lib/decode-uri';
import { toAbsoluteUrl } from '@/lib/href';
import { findAround } from '@/lib/outer-and-similar-anchors';
import { memoBy } from '@/lib/memo';
import { parseDescription } from '@/markdown/parser';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import { walkNodes } from '@/markdown/walk-mdast-nodes';
import { toAddresses } from '../item-addresses';
import type { Spec } from '../model/spec';

const getAddresses = memoBy(toAddresses);

/** A link or image to the site whose target is a part of the text from `start`. */
const toSite = /\]\s*[(:]\s*<?[#/]/;

/**
 * A line in which a link comes before all other formatting, so that its target is known without parsing: the text between the two
 * groups.
 */
const plain = /^((?:[^\s\\`[\]<>&~][^\n\\`[\]<>&~]*\s)?\[(?:[^\n\\`[\]<>&!]|`[^\n`]+`)*\]\()([#/][^\s\\()<>&]*)(\).*)$/;

/** A list that has one line for each item. */
const list = /^ *- .*(?:\n *- .*)*$/;

/**
 * Joins blocks to the Markdown of a part of a spec, and makes their links to the site absolute: links such as `#schema.Pet` would be
 * broken outside the site. Parses only blocks with such links, and only the items of a list with such links.
 */
export function toAbsoluteLinks(
  blocks: (string | undefined)[],
  spec: Spec,
  { page, resolveHref = toAbsoluteUrl }: { page: string; resolveHref?: ResolveHref },
): string {
  const resolve = (url: string) => resolveHref(toAddress(url, spec, page));
  const toText = (block: string) => {
    if (!toSite.test(block)) return block;
    return list.test(block)
      ? block
          .split('\n')
          .map((line) => toItem(line, resolve))
          .join('\n')
      : toResolved(block, resolve);
  };
  return blocks.flatMap((block) => (block ? [toText(block)] : [])).join('\n\n');
}

/** Resolves the links of an item. Its indentation would be code without the items around it. */
function toItem(line: string, resolve: ResolveHref): string {
  if (!toSite.test(line)) return line;
  const start = line.indexOf('-');
  return line.slice(0, start) + toResolved(line.slice(start), resolve);
}

function toResolved(markdown: string, resolve: ResolveHref): string {
  const [, before, url, after = ''] = plain.exec(markdown) ?? [];
  if (url !== undefined && isOfSite(url) && !toSite.test(after)) return `${before}${resolve(url)}${after}`;
  let text = markdown;
  const links: (Link | Definition)[] = [];
  walkNodes(parseDescription(markdown), ['link', 'definition'], (node) => void links.push(node));
  // Starting with the last link keeps the offsets of earlier ones valid.
  for (const node of links.reverse()) {
    const end = node.position?.end.offset ?? 0;
    const at = text.indexOf(node.url, findDestination(text, node));
    if (!isOfSite(node.url) || at < 0 || at + node.url.length > end) continue;
    text = text.slice(0, at) + resolve(node.url) + text.slice(at + node.url.length);
  }
  return text;
}

function isOfSite(url: string): boolean {
  return /^(?:#|\/(?!\/))/.test(url);
}

/** Returns the offset from which to search for the URL: the end of the link text, or of the label of a definition. */
function findDestination(text: string, node: Link | Definition): number {
  const start = node.position?.start.offset ?? 0;
  if (node.type === 'definition') return text.indexOf(']:', start);
  return node.children.at(-1)?.position?.end.offset ?? start;
}

/**
 * Returns the path of the target of a link. An anchor is resolved to the page of its target, otherwise to that of the nearest enclosing
 * anchor. An unknown anchor may be a heading on `page`, that of the part.
 */
function toAddress(url: string, spec: Spec, page: string): string {
  if (!url.startsWith('#')) return url;
  const addresses = getAddresses(spec);
  const name = decodeUri(url.slice(1));
  const exact = addresses.get(name);
  if (exact) return `${exact.page}#${encodeURI(exact.anchor).replaceAll('#', '%23')}`;
  return `${findAround(name, addresses)?.page ?? page}${url}`;
}
