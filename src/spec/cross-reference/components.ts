import { toCode, toLink } from '../generated-pages/markdown';
import type { SchemaId, SchemaNode, Spec } from '../model';
import { toSlugs } from '../slugs';
import { crossReferencePath } from './page';
import { findUses, type Use } from './uses';

/** A component schema with its uses and the path of its page. */
export interface Component {
  spec: Spec;
  id: SchemaId;
  node: SchemaNode & { name: string; anchor: string; page: string };
  uses: Use[];
  path: string;
}

/** Lists the component schemas of all specs, in the order of the specs. */
export function getComponents(specs: Spec[]): Component[] {
  return specs.flatMap((spec) => {
    const uses = findUses(spec);
    const nodes = spec.componentIds.flatMap((id) => toNamed(spec.schemas[id]) ?? []);
    const slugs = toSlugs(nodes.map(({ name }) => name));
    return nodes.map((node, index) => ({
      spec,
      id: node.id,
      node,
      uses: uses.get(node.id) ?? [],
      path: `${crossReferencePath}schemas/${spec.service}/${slugs[index] ?? ''}/`,
    }));
  });
}

function toNamed(node: SchemaNode | undefined): Component['node'] | undefined {
  if (node?.name === undefined || node.anchor === undefined || node.page === undefined) return undefined;
  return { ...node, name: node.name, anchor: node.anchor, page: node.page };
}

/** Links the page of a component by its name. */
export function toComponentLink({ node, path }: Component): string {
  return `[${toCode(node.name)}](${path})`;
}

/** Links the section of a component in the API reference. */
export function toReferenceLink({ node }: Component, text: string): string {
  return toLink(text, node.page, node.anchor);
}
