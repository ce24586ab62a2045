import type { Nodes, Parents } from 'mdast';

/** A callback for nodes of some types. If it returns an index, the walk continues there and omits the children of the node. */
type Callback<Type> = (node: Extract<Nodes, { type: Type }>, index: number, parent: Parents) => number | void;

/**
 * Calls back for the nodes of the given types below a node, outermost first. It is faster than `unist-util-visit`, which defines a
 * function name for every node.
 */
export function walkNodes<Type extends Nodes['type']>(
  parent: Nodes,
  types: readonly Type[],
  callback: Callback<Type>,
): void {
  if (!('children' in parent)) return;
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index];
    if (!child) continue;
    const next = isOneOf(child, types) ? callback(child, index, parent) : undefined;
    if (typeof next === 'number') index = next - 1;
    else walkNodes(child, types, callback);
  }
}

function isOneOf<Type>(node: Nodes, types: readonly Type[]): node is Extract<Nodes, { type: Type }> {
  return (types as readonly unknown[]).includes(node.type);
}
