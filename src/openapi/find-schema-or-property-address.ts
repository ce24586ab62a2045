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
function findBehind(node: SchemaNode): SchemaId | undefined {
  return node.annotatedRef ?? (node.kind === 'array' ? node.items : undefined);
}

/** Lists a schema and everything behind it, each with its address. */
export function listBehind(start: SchemaAddress, schemas: SchemaTable): { node: SchemaNode; address: Address }[] {
  const found: { node: SchemaNode; address: Address }[] = [];
  for (let next: SchemaAddress | undefined = start; next;) {
    const node: SchemaNode | undefined = schemas[next.schema];
    if (!node || found.some((one) => one.node === node)) break;
    const address = toNodeAddress(node, next);
    found.push({ node, address });
    const schema = findBehind(node);
    next = schema === undefined ? undefined : { ...address, schema };
  }
  return found;
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
  const follow = (schema: SchemaId, step = '') =>
    followPath(names, { page, anchor: anchor + step, schema }, schemas, [...seen, node]);
  const behind = findBehind(node);
  if (behind !== undefined) return follow(behind);
  const property = node.kind === 'object' ? node.properties.find((own) => own.name === name) : undefined;
  if (property) return followPath(rest, { page, anchor: anchor + property.anchor, schema: property.schema }, schemas);
  const variants = node.applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  return variants.map((variant) => follow(variant.schema, variant.anchor)).find((found) => found !== undefined);
}
