import { visit } from 'unist-util-visit';
import type { Prose, Spec } from '../model';

/**
 * Lets links in descriptions to former hashes (`#operation/createPet`, `#tag/Pets`) lead to today's anchors, and in a spec
 * of several pages to the page as well.
 */
export function relinkProse(
  descriptions: Iterable<Prose>,
  { operations, tags, componentIds, schemas, pages }: Spec,
): void {
  const isSplit = pages.length > 0;
  const hrefs = new Map<string, string>();
  const add = (names: string[], anchor: string, page: string) => {
    for (const name of names) if (!hrefs.has(name)) hrefs.set(name, `${isSplit ? page : ''}#${anchor}`);
  };
  for (const { anchor, aliases, page } of tags) add(isSplit ? [anchor, ...aliases] : aliases, anchor, page);
  for (const { id, aliases, page } of operations) add(isSplit ? [id, ...aliases] : aliases, id, page);
  for (const id of isSplit ? componentIds : []) {
    const { anchor, page } = schemas[id] ?? {};
    if (anchor !== undefined && page !== undefined) add([anchor], anchor, page);
  }
  for (const { tree } of descriptions) {
    visit(tree, 'element', (node) => {
      const href = node.properties['href'];
      if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const found = hrefs.get(decode(href.slice(1)));
      if (found !== undefined) node.properties['href'] = found;
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
