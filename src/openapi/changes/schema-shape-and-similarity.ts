import { memoBy } from '@/lib/memo';
import { createHash } from 'node:crypto';
import type { SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import { getAllowedValues } from './compare-allowed-values';

/** How many levels of a schema its shape has. Schemas that differ only below have the same one. */
const depth = 12;

/** The shapes of the schemas of a table by level. Without it, a schema that many others use would be described many times. */
const getShapes = memoBy<SchemaTable, Map<string, string>>(() => new Map());

/** Returns a text that is the same for schemas that allow the same, in any order and whatever the names of their components are. */
export function toShape(id: SchemaId | undefined, table: SchemaTable, levels = depth): string {
  const node = id === undefined ? undefined : table[id];
  if (!node || levels === 0) return node?.kind ?? '';
  const shapes = getShapes(table);
  const key = `${levels} ${node.id}`;
  const shape = shapes.get(key) ?? describe(node, (child) => toShape(child, table, levels - 1));
  shapes.set(key, shape);
  return shape;
}

function describe(node: SchemaNode, inside: (child: SchemaId | undefined) => string): string {
  const alternatives = node.applicators.flatMap((applicator) => {
    if ('variants' in applicator) return applicator.variants.map(({ schema }) => inside(schema));
    const { kind } = applicator;
    if (kind !== 'if') return JSON.stringify([kind, inside(applicator.schema)]);
    return JSON.stringify([kind, inside(applicator.if), inside(applicator.then), inside(applicator.else)]);
  });
  const description = [
    node.kind,
    node.nullable,
    node.kind === 'scalar' && [node.type, node.format],
    [...node.constraints].sort(),
    getAllowedValues(node)?.sort(),
    toContent(node, inside),
    alternatives.sort(),
  ];
  return createHash('sha1').update(JSON.stringify(description)).digest('base64');
}

function toContent(node: SchemaNode, inside: (id: SchemaId | undefined) => string): unknown {
  if (node.kind === 'array') return [inside(node.items), ...node.prefixItems.map(inside), inside(node.contains)];
  if (node.kind !== 'object') return undefined;
  const properties = node.properties.map(({ name, required, requiredWith, leftOutOf, schema }) =>
    JSON.stringify([name, required, requiredWith, leftOutOf, inside(schema)]),
  );
  const patterns = node.patternProperties.map(({ pattern, schema }) => JSON.stringify([pattern, inside(schema)]));
  const others = node.additionalProperties ?? true;
  return [
    properties.sort(),
    patterns.sort(),
    typeof others === 'string' ? inside(others) : others,
    inside(node.propertyNames),
  ];
}

/** Returns how much two schemas have in common, from 0 to 1: their kind, their type, and the names of their properties or values. */
export function toSimilarity(one: SchemaNode | undefined, other: SchemaNode | undefined): number {
  const [features, others] = [getFeatures(one), getFeatures(other)];
  const shared = [...features].filter((feature) => others.has(feature)).length;
  return shared / Math.max(1, features.size + others.size - shared);
}

function getFeatures(node: SchemaNode | undefined): Set<string> {
  if (!node) return new Set();
  const names = node.kind === 'object' ? node.properties.map(({ name }) => `.${name}`) : (getAllowedValues(node) ?? []);
  return new Set([node.kind, ...(node.kind === 'scalar' ? [node.type] : []), ...names]);
}
