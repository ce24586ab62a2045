import { getChildIds, type SchemaId, type SchemaNode, type SchemaTable } from '../model/schema';
import { toSentMethod } from '@/lib/http-method';
import * as messages from '@/messages';
import type { Operation } from '../model/operation';
import type { Spec, Use, Uses } from '../model/spec';
import { getOperationValues, type OperationValue } from '../operation-values';

/** The maximum number of places to list for a schema. */
const limit = 100;

/** A use with the method and path of its operation, if it is one. */
type OperationUse = Use & { request?: string };

/** Lists, for each component schema, the operations and the other component schemas that refer to it directly. */
export function toUses(operations: Operation[], componentIds: SchemaId[], table: SchemaTable): Spec['uses'] {
  const components = new Set(componentIds);
  const nearest = new Map<SchemaId, SchemaId[]>();
  const findNearest = (id: SchemaId) => {
    const found = nearest.get(id) ?? getNearest(id, components, table);
    nearest.set(id, found);
    return found;
  };
  const users = new Map(componentIds.map((id) => [id, new Map<string, OperationUse>()]));
  const add = (id: SchemaId, use: OperationUse) => {
    const known = users.get(id);
    // One entry above the limit shows that there are more.
    if (known && known.size <= limit && !known.has(use.anchor)) known.set(use.anchor, use);
  };
  for (const { schema, use } of operations.flatMap(toOperationUses)) {
    for (const id of findNearest(schema)) add(id, use);
  }
  for (const component of componentIds) {
    for (const { schema, use } of toComponentUses(table[component], table)) {
      // A schema that refers to itself does not count.
      for (const id of findNearest(schema)) if (id !== component) add(id, use);
    }
  }
  const uses = [...users].map(([id, known]): [SchemaId, Uses] => [
    id,
    { places: toDistinct([...known.values()].slice(0, limit)), ...(known.size > limit && { isCut: true }) },
  ]);
  return Object.fromEntries(uses.filter(([, { places }]) => places.length > 0));
}

/** Adds method and path to the titles that several operations have. */
function toDistinct(places: OperationUse[]): Use[] {
  const counts = new Map<string, number>();
  for (const { title } of places) counts.set(title, (counts.get(title) ?? 0) + 1);
  return places.map(({ request, ...use }) =>
    request === undefined || counts.get(use.title) === 1 ? use : { ...use, title: `${use.title} (${request})` },
  );
}

/**
 * Returns the schemas that a component refers to directly, each with the referring property or, without one, the
 * component.
 */
function toComponentUses(node: SchemaNode | undefined, table: SchemaTable): { schema: SchemaId; use: Use }[] {
  if (node?.name === undefined || node.anchor === undefined) return [];
  const { name, anchor } = node;
  const own = new Set(getDirectIds(node, table));
  const properties = node.kind === 'object' ? node.properties.filter(({ schema }) => own.has(schema)) : [];
  for (const { schema } of properties) own.delete(schema);
  return [
    ...properties.map((property) => ({
      schema: property.schema,
      use: { kind: 'schema', anchor: anchor + property.anchor, title: `${name}.${property.name}` } as const,
    })),
    ...[...own].map((schema) => ({ schema, use: { kind: 'schema', anchor, title: name } as const })),
  ];
}

/** Returns the components that a schema reaches without passing through another one. A component reaches only itself. */
function getNearest(start: SchemaId, components: Set<SchemaId>, table: SchemaTable): SchemaId[] {
  const seen = new Set([start]);
  for (const id of seen) {
    const node = components.has(id) ? undefined : table[id];
    for (const child of node ? getDirectIds(node, table) : []) seen.add(child);
  }
  return [...seen].filter((id) => components.has(id));
}

/**
 * Returns the schemas that a schema refers to directly. The node also contains the bases and the children of its bases,
 * which are left out: otherwise an annotated `$ref` would count as a use of everything that its target refers to.
 */
function getDirectIds(node: SchemaNode, table: SchemaTable): SchemaId[] {
  const allOfBases = node.allOfBases.flatMap((base) => table[base] ?? []);
  const inherited = new Set(allOfBases.flatMap(getChildIds));
  const isDirect = (base: SchemaId) =>
    !allOfBases.some((other) => other.id !== base && other.allOfBases.includes(base));
  return getChildIds(node).filter((id) => (node.allOfBases.includes(id) ? isDirect(id) : !inherited.has(id)));
}

/** Lists the schemas of an operation and its callbacks: those of parameters, bodies, and headers. */
export function getSchemaIds(operation: Operation): SchemaId[] {
  return getOperationValues(operation).map(({ schema }) => schema);
}

function toOperationUses(operation: Operation): { schema: SchemaId; use: OperationUse }[] {
  return getOperationValues(operation).map((value) => {
    const { method, path } = value.operation;
    const request = `${toSentMethod(method)} ${path}`;
    return { schema: value.schema, use: { kind: 'operation', request, anchor: value.owner, title: toTitle(value) } };
  });
}

function toTitle({ operation: { title }, kind, name, status = '' }: OperationValue): string {
  if (kind === 'parameter') return messages.usedInParameter(title, name);
  return kind === 'body' ? messages.usedInBody(title) : messages.usedInResponse(title, status);
}
