import type { Definition, Link } from 'mdast';
import { decodeUri } from '@/lib/decode-uri';
import { toAbsoluteUrl } from '@/lib/href';
import { parseDescription } from '@/markdown/parser';
import type { ResolveHref } from '@/markdown/to-markdown';
import { walkNodes } from '@/markdown/walk';
import { toAddresses, type Address } from '../addresses';
import type { Spec } from '../model';

const addressesOfSpecs = new WeakMap<Spec, Map<string, Address>>();

/**
 * Makes links to the site absolute in the Markdown of a part of a spec: links such as `#schema.Pet` would be broken outside
 * the site.
 */
export function toAbsoluteLinks(
  markdown: string,
  spec: Spec,
  { page, resolveHref = toAbsoluteUrl }: { page: string; resolveHref?: ResolveHref },
): string {
  if (!/\]\s*[(:]\s*<?[#/]/.test(markdown)) return markdown;
  let text = markdown;
  const links: (Link | Definition)[] = [];
  walkNodes(parseDescription(markdown), ['link', 'definition'], (node) => void links.push(node));
  // Starting with the last link keeps the offsets of earlier ones valid.
  for (const node of links.reverse()) {
    const end = node.position?.end.offset ?? 0;
    const at = text.indexOf(node.url, findDestination(text, node));
    if (!/^(?:#|\/(?!\/))/.test(node.url) || at < 0 || at + node.url.length > end) continue;
    text = text.slice(0, at) + resolveHref(toAddress(node.url, spec, page)) + text.slice(at + node.url.length);
  }
  return text;
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
  const addresses = addressesOfSpecs.get(spec) ?? toAddresses(spec);
  addressesOfSpecs.set(spec, addresses);
  const name = decodeUri(url.slice(1));
  const exact = addresses.get(name);
  if (exact) return `${exact.page}#${encodeURI(exact.anchor).replaceAll('#', '%23')}`;
  for (let outer = name; outer !== ''; outer = outer.replace(/(?:^|[.:=~])[^.:=~]*$/, '')) {
    const found = addresses.get(outer);
    if (found) return `${found.page}${url}`;
  }
  return `${page}${url}`;
}
