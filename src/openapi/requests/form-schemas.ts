import { memoBy } from '@/lib/memo';
import type { Root } from 'hast';
import { toFirstPointer } from '@/lib/schema-ids';
import { toPlainText } from '@/markdown/plain-text';
import { findAtPointer, type JsonObject } from '../find-members-of-parsed-json';
import type { SchemaId, SchemaNode, SchemaTable } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-docs-links';
import { getBranches } from './schema-properties-and-alternatives';

const longestDescription = 400;
const emptyTree: Root = { type: 'root', children: [] };

/** Returns a description as plain text, without its tree. */
export function toShortProse(prose: Prose | undefined): { description?: Prose } {
  return prose ? { description: shorten(prose) } : {};
}

const shorten = memoBy(({ tree }: Prose): Prose => {
  const text = toPlainText(tree);
  const source = text.length > longestDescription ? `${text.slice(0, longestDescription)} …` : text;
  return { source, tree: emptyTree };
});

/**
 * Returns the schemas of a request that some schemas lead to, those nearest to them first. A value whose schema is beyond the
 * limit is written as JSON.
 */
export function toFormSchemas(roots: readonly SchemaId[], table: SchemaTable, most: number): SchemaTable {
  return Object.fromEntries([...collectSchemas(roots, table, most)].map(([id, node]) => [id, toFormNode(node)]));
}

/** Collects a limited number of schemas that some schemas lead to, including themselves. */
export function collectSchemas(
  roots: readonly SchemaId[],
  table: SchemaTable,
  most: number,
): Map<SchemaId, SchemaNode> {
  const collected = new Map<SchemaId, SchemaNode>();
  const waiting = new Set(roots);
  // Grows while it is read.
  for (const id of waiting) {
    const node = table[id];
    if (!node) continue;
    if (collected.size >= most) break;
    collected.set(id, node);
    for (const child of listChildren(node)) waiting.add(child);
  }
  return collected;
}

/** Lists the schemas inside of a schema that a request may contain. */
function listChildren(node: SchemaNode): SchemaId[] {
  const variants = node.applicators.flatMap((applicator) =>
    'variants' in applicator ? applicator.variants.map(({ schema }) => schema) : [],
  );
  const others = [...variants, ...getBranches(node)];
  const own = node.annotatedRef === undefined ? [] : [node.annotatedRef];
  if (node.kind === 'array')
    return [...own, ...others, ...node.prefixItems, ...(node.items === undefined ? [] : [node.items])];
  if (node.kind !== 'object') return [...own, ...others];
  const further = typeof node.additionalProperties === 'string' ? [node.additionalProperties] : [];
  return [
    ...own,
    ...node.properties.filter(({ leftOutOf }) => leftOutOf !== 'request').map(({ schema }) => schema),
    ...node.patternProperties.map(({ schema }) => schema),
    ...further,
    ...others,
  ];
}

/** The members of a schema that a form does not show. */
const unshown = new Set(
  'example externalDocs assumed otherKeywords sectionMarks aliases page anchor description enumeration'.split(' '),
);

/** Returns a schema without what a form does not show. */
function toFormNode(node: SchemaNode): SchemaNode {
  const values = node.enumeration?.map(({ value, name, description, marks }) => ({
    value,
    anchor: '',
    ...(name !== undefined && { name }),
    ...(marks && { marks }),
    ...toShortProse(description),
  }));
  const shown = {
    ...(Object.fromEntries(Object.entries(node).filter(([key]) => !unshown.has(key))) as SchemaNode),
    allOfBases: [],
    notes: [],
    examples: node.examples.slice(0, 1),
    applicators: node.applicators.filter((applicator) => 'variants' in applicator || applicator.kind === 'if'),
    ...toShortProse(node.description),
    ...(values && { enumeration: values }),
  } as SchemaNode;
  if (shown.kind !== 'object') return shown;
  return { ...shown, properties: shown.properties.filter(({ leftOutOf }) => leftOutOf !== 'request') };
}

/** Returns the first schema of the document that a schema is made from. */
export function findSource(document: JsonObject, id: SchemaId): unknown {
  return findAtPointer(document, toFirstPointer(id));
}
