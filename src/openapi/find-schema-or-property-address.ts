import { toItemsStep } from './schema-parts-and-their-anchors';
import type { Address } from './item-addresses';
import type { SchemaId, SchemaNode, SchemaTable } from './model/schema';

/** Finds the component that a path begins with. Names may contain dots, so the longest matching one wins. */
export function findComponent(path: string, components: SchemaNode[]): SchemaNode | undefined {
  const isStart = ({ name = '' }: SchemaNode) => path === name || path.startsWith(`${name}.`);
  return components.filter(isStart).sort((one, other) => (other.name?.length ?? 0) - (one.name?.length ?? 0))[0];
}

/** The address of a component schema, or of a schema in it. */
export type SchemaAddress = Address & { schema: SchemaId };

/** Finds a component schema by its name, or a property by a path that begins with that name. */
export function findSchemaAddress(
  path: string,
  components: SchemaNode[],
  schemas: SchemaTable,
): SchemaAddress | undefined {
  const component = findComponent(path, components);
  if (!component) return undefined;
  const { name = '', id } = component;
  const properties = path === name ? [] : path.slice(name.length + 1).split('.');
  return followPath(properties, { ...toNodeAddress(component), schema: id }, schemas);
}

/** Returns the address of a component, otherwise the outer address: rows of a component are in its own section. */
export function toNodeAddress({ page, anchor }: SchemaNode, outer: Address = { page: '', anchor: '' }): Address {
  return page === undefined || anchor === undefined ? outer : { page, anchor };
}

/** Finds what is behind a schema: the component that it refers to, or the schema of its items. */
function findBehind(node: SchemaNode, { page, anchor }: Address): SchemaAddress | undefined {
  if (node.annotatedRef !== undefined) return { page, anchor, schema: node.annotatedRef };
  if (node.kind !== 'array' || node.items === undefined) return undefined;
  return { page, anchor: anchor + toItemsStep(node), schema: node.items };
}

/** Lists a schema and everything behind it, each with its address, without those whose content only another one shows. */
export function listBehind(start: SchemaAddress, schemas: SchemaTable): { node: SchemaNode; address: Address }[] {
  const found = new Map<SchemaNode, Address>();
  for (let next: SchemaAddress | undefined = start; next;) {
    const node: SchemaNode | undefined = schemas[next.schema];
    if (!node || found.has(node)) break;
    found.set(node, toNodeAddress(node, next));
    next = findBehind(node, toNodeAddress(node, next));
  }
  return [...found].flatMap(([node, address]) => (node.annotatedRef === undefined ? [{ node, address }] : []));
}

/** Follows the names of properties from a schema. */
export function followPath(
  names: string[],
  outer: SchemaAddress,
  schemas: SchemaTable,
  seen: SchemaNode[] = [],
): SchemaAddress | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return outer;
  const node = schemas[outer.schema];
  if (!node || seen.includes(node)) return undefined;
  const { page, anchor } = toNodeAddress(node, outer);
  const follow = (inner: SchemaAddress) => followPath(names, inner, schemas, [...seen, node]);
  const behind = findBehind(node, { page, anchor });
  if (behind) return follow(behind);
  const property = node.kind === 'object' ? node.properties.find((own) => own.name === name) : undefined;
  if (property) return followPath(rest, { page, anchor: anchor + property.anchor, schema: property.schema }, schemas);
  const variants = node.applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  return variants
    .map((variant) => follow({ page, anchor: anchor + variant.anchor, schema: variant.schema }))
    .find((found) => found !== undefined);
}
