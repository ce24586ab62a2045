import { visit } from 'unist-util-visit';
import type { Operation, Prose, TagGroup } from '../model';

/** Lets links in descriptions to former hashes (`#operation/createPet`, `#tag/Pets`) lead to today's anchors. */
export function relinkProse(descriptions: Iterable<Prose>, operations: Operation[], tags: TagGroup[]): void {
  const anchors = new Map<string, string>();
  for (const { aliases, id } of operations)
    for (const alias of aliases) if (!anchors.has(alias)) anchors.set(alias, id);
  for (const { aliases, anchor } of tags) for (const alias of aliases) anchors.set(alias, anchor);
  for (const { tree } of descriptions) {
    visit(tree, 'element', (node) => {
      const href = node.properties['href'];
      if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const anchor = anchors.get(decode(href.slice(1)));
      if (anchor !== undefined) node.properties['href'] = `#${anchor}`;
    });
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
