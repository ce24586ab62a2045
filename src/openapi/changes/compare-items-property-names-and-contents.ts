import { toFirstPointer } from '@/lib/schema-ids';
import type { SchemaId, SchemaNode } from '../model/schema';
import type { NodePair } from './comparison-types-and-operation-names';

/** Compares the schemas of items, and those of the other keywords that have one schema: `contains`, `propertyNames`, `contentSchema`. */
export function compareItemsAndOtherSubschemas(nodes: NodePair): void {
  const { before, after, specs, report, descend } = nodes;
  for (const keyword of ['items', 'contains', 'propertyNames', 'contentSchema'] as const) {
    const [old, now] = [findSubschema(before, keyword), findSubschema(after, keyword)].map((id, index) =>
      id !== undefined && (index === 0 ? specs.before : specs.after).schemas[id]?.label === 'any' ? undefined : id,
    );
    if (old !== undefined && now !== undefined) descend(old, now);
    else if (old !== now) report({ rule: now === undefined ? 'subschema-removed' : 'subschema-added', keyword });
  }
  if (before.kind === 'array' && after.kind === 'array') comparePositions(nodes, before.prefixItems, after.prefixItems);
  compareContents(nodes);
}

function findSubschema(node: SchemaNode, keyword: string): SchemaId | undefined {
  switch (keyword) {
    case 'items':
      return node.kind === 'array' ? node.items : undefined;
    case 'contains':
      return node.kind === 'array' ? node.contains : undefined;
    case 'propertyNames':
      return node.kind === 'object' ? node.propertyNames : undefined;
    default:
      return node.applicators.flatMap((applicator) => (applicator.kind === 'content' ? [applicator.schema] : []))[0];
  }
}

function comparePositions({ before, after, report, descend }: NodePair, old: SchemaId[], now: SchemaId[]): void {
  for (let index = 0; index < Math.max(old.length, now.length); index++) {
    const [one, other] = [old[index], now[index]];
    const pointers = { before: toFirstPointer(one ?? before.id), after: toFirstPointer(other ?? after.id) };
    const name = String(index + 1);
    if (one !== undefined && other !== undefined) descend(one, other);
    else
      report({
        rule: other === undefined ? 'position-removed' : 'position-added',
        name,
        pointers,
        subject: toFirstPointer(after.id),
      });
  }
}

/** Compares how a string contains other data. */
function compareContents({ merged, report }: NodePair): void {
  for (const keyword of ['contentEncoding', 'contentMediaType']) {
    const [before, after] = [merged.before.findText(keyword), merged.after.findText(keyword)];
    if (before !== after) report({ rule: 'content-changed', keyword, before, after });
  }
}
