import type { Element } from 'hast';
import { toCode, toLink, type Inline } from '@/markdown/build-hast-for-generated-pages';
import type { SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import type { ComponentNode } from '../list-components-and-filter-operations';
import { getComponentPaths } from './page-paths-and-anchors';
import { findUses, type Use } from './find-schema-uses-in-operations';

/** A component schema with its uses and the path of its page. */
export interface Component {
  spec: Spec;
  id: SchemaId;
  node: ComponentNode;
  uses: Use[];
  path: string;
}

/** Lists the component schemas of all specs, in the order of the specs. */
export function getComponents(specs: Spec[]): Component[] {
  return specs.flatMap((spec) => {
    const uses = findUses(spec);
    return getComponentPaths(spec).map((entry) => ({ spec, ...entry, uses: uses.get(entry.id) ?? [] }));
  });
}

/** Links the page of a component by its name. */
export function toComponentLink({ node, path }: Component): Element {
  return toLink(toCode(node.name), path);
}

/** Links the section of a component in the API reference. */
export function toReferenceLink({ node }: Component, text: Inline): Element {
  return toLink(text, node.page, node.anchor);
}
