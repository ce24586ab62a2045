import { visit } from 'unist-util-visit';
import { decodeUri } from '@/lib/decode-uri';
import { toAddresses } from '../addresses';
import type { Prose, Spec } from '../model';

/**
 * Lets links in descriptions to former hashes (`#operation/createPet`, `#tag/Pets`) lead to today's anchors, and in a spec
 * of several pages to the page as well.
 */
export function relinkProse(descriptions: Iterable<Prose>, spec: Spec): void {
  const isSplit = spec.pages.length > 0;
  const addresses = toAddresses(spec);
  for (const { tree } of descriptions) {
    visit(tree, 'element', (node) => {
      const href = node.properties['href'];
      if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const name = decodeUri(href.slice(1));
      const found = addresses.get(name);
      if (!found || (!isSplit && found.anchor === name)) return;
      node.properties['href'] = `${isSplit ? found.page : ''}#${found.anchor}`;
    });
  }
}
