import type { Definition, Image, Link } from 'mdast';
import { decodeUri } from '@/lib/decode-uri';
import { toAbsoluteUrl } from '@/lib/href';
import { findAround } from '@/lib/outer-and-similar-anchors';
import { memoBy } from '@/lib/memo';
import { parseDescription } from '@/markdown/parser';
import type { ResolveHref } from '@/markdown/inline-hast-to-markdown';
import { walkNodes } from '@/markdown/walk-mdast-nodes';
import { toTarget } from '@/markdown/write-markdown-text-code-and-links';
import { toAddresses } from '../item-addresses';
import type { Spec } from '../model/spec';

const getAddresses = memoBy(toAddresses);

/** What separates the text of a link or image, or the label of a definition, from a target on the site. */
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
  const targets: Target[] = [];
  walkNodes(parseDescription(markdown), ['link', 'image', 'definition'], (node) => {
    const target = isOfSite(node.url) ? findTarget(markdown, node) : undefined;
    if (target) targets.push(target);
  });
  // Starting with the last target keeps the offsets of earlier ones valid. That of a link follows those of images in its text.
  return targets
    .sort((left, right) => right.start - left.start)
    .reduce((text, { start, written, url }) => {
      const resolved = written === url ? resolve(url) : toTarget(resolve(url));
      return text.slice(0, start) + resolved + text.slice(start + written.length);
    }, markdown);
}

function isOfSite(url: string): boolean {
  return /^(?:#|\/(?!\/))/.test(url);
}

interface Target {
  start: number;
  /** The URL as in the text, where it may have escapes and references: `#a\_b`, `/a?b&amp;c`. */
  written: string;
  url: string;
}

function findTarget(text: string, node: Link | Image | Definition): Target | undefined {
  // The parenthesis at the end of a link is no part of its target.
  const end = (node.position?.end.offset ?? 0) - (node.type === 'definition' ? 0 : 1);
  const rest = text.slice(findTextEnd(text, node), end);
  const [all] = /^\][(:]\s*(?:<(?:\\.|[^<>\\\n])*|\S*)/.exec(rest) ?? [];
  const written = all?.replace(/^\][(:]\s*<?/, '');
  if (all === undefined || !written) return undefined;
  return { start: end - rest.length + all.length - written.length, written, url: node.url };
}

/** Returns the offset of the bracket that ends the text of a link or image, or the label of a definition. */
function findTextEnd(text: string, node: Link | Image | Definition): number {
  const start = node.position?.start.offset ?? 0;
  if (node.type === 'link') return text.indexOf(']', node.children.at(-1)?.position?.end.offset ?? start);
  let depth = 0;
  for (const { 0: part, index } of text.slice(start).matchAll(/\\.|(`+)(?!`).*?(?<!`)\1(?!`)|[[\]]/gs)) {
    if (part === '[') depth++;
    else if (part === ']' && --depth === 0) return start + index;
  }
  return text.length;
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
