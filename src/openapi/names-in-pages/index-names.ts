import { getComponentSchemas } from '../list-components-and-filter-operations';
import { toItemPath, type Address } from '../item-addresses';
import type { Operation } from '../model/operation';
import { type SchemaId, type SchemaNode, getChildIds } from '../model/schema';
import type { Spec } from '../model/spec';
import { getOwnValues } from '../operation-values';
import { getParts } from '../schema-parts-and-their-anchors';
import { toNodeAddress } from '../find-schema-or-property-address';
import { toValueText } from '../exact-numbers';

/** The paths of the items of a spec by their short names, such as that of a property without its schema. */
export type NameIndex = ReadonlyMap<string, ReadonlySet<string>>;

/** Indexes operations, component schemas, properties, parameters, and values by their short names. */
export function indexNames(spec: Spec): NameIndex {
  const index = new Map<string, Set<string>>();
  const add = (name: string, address: Address) =>
    index.set(name, (index.get(name) ?? new Set<string>()).add(toItemPath(address)));
  for (const node of getComponentSchemas(spec)) {
    if (node.name === undefined) continue;
    add(node.name, toNodeAddress(node));
    // An alias of another component has no rows.
    if (node.annotatedRef === undefined) addInside(spec, node, toNodeAddress(node), add);
  }
  for (const operation of spec.operations) addOperation(spec, operation, add);
  return index;
}

type Add = (name: string, address: Address) => void;

function addOperation(spec: Spec, operation: Operation, add: Add): void {
  const { id, operationId, page } = operation;
  if (operationId !== undefined) add(operationId, { page, anchor: id });
  for (const { kind, name, in: location, anchor, schema } of getOwnValues(operation)) {
    if (kind === 'header') continue;
    if (kind === 'parameter') add(name, { page, anchor });
    if (location === 'path') add(`{${name}}`, { page, anchor });
    addSchema(spec, schema, { page, anchor }, add);
  }
}

/** Indexes what is in a schema, unless it is a component, which has its own section. */
function addSchema(spec: Spec, id: SchemaId, outer: Address, add: Add, seen: SchemaNode[] = []): void {
  const node = spec.schemas[id];
  if (node && node.name === undefined && node.annotatedRef === undefined) addInside(spec, node, outer, add, seen);
}

/** Indexes the properties and values of a schema, at any depth, without those of the schemas that it extends. */
function addInside(spec: Spec, node: SchemaNode, outer: Address, add: Add, seen: SchemaNode[] = []): void {
  if (seen.includes(node)) return;
  const { page, anchor } = toNodeAddress(node, outer);
  const inherited = new Set(node.allOfBases.flatMap((base) => spec.schemas[base] ?? []).flatMap(getChildIds));
  for (const value of node.enumeration ?? [])
    if (value.value.startsWith('"')) add(toValueText(value.value), { page, anchor: anchor + value.anchor });
  for (const { schema, step, property } of getParts(node)) {
    if (inherited.has(schema)) continue;
    if (property) add(property.name, { page, anchor: anchor + step });
    addSchema(spec, schema, { page, anchor: anchor + step }, add, [...seen, node]);
  }
}
