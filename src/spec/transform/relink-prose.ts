import { visit } from 'unist-util-visit';
import type { Prose } from '../model';
import type { OperationIndex } from './operation-index';

/** Lets links in a description to former hashes (`#operation/createPet`, `#tag/…`) lead to today's anchors. */
export function relinkProse(prose: Prose, index: OperationIndex): Prose {
  visit(prose.tree, 'element', (node) => {
    const href = node.properties['href'];
    if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
    const id = index.findByAlias(decode(href.slice(1)));
    if (id !== undefined) node.properties['href'] = `#${id}`;
  });
  return prose;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
