import type { Address } from './item-addresses';
import type { SchemaId, SchemaNode, SchemaTable } from './model/schema';
import type { Spec } from './model/spec';

/** The kind of a name: an operation such as `listPets`, or a schema such as `Pet`, including properties: `Pet.owner`. */
type NamedKind = 'operation' | 'schema';

/** Resolves the names of operations and schemas that the site configuration uses. */
export interface NamedTargets {
  /** Returns the title and the path, which includes the anchor but not the base path. */
  find: (kind: NamedKind, name: string) => { title: string; path: string } | undefined;
  /** Returns the existing names that a wrong name may be a misspelling of. */
  getNames: (kind: NamedKind, name: string) => string[];
}

/** Finds operations by id, component schemas by name, and properties by a path that starts with that name. */
export function toNamedTargets(spec: Spec): NamedTargets {
  const components = spec.componentIds.flatMap((id) => spec.schemas[id] ?? []);
  return {
    find: (kind, name) => {
      if (kind === 'schema') {
        const address = findSchema(name, components, spec.schemas);
        return address && { title: name, path: toPath(address) };
      }
      const operation = spec.operations.find(({ operationId }) => operationId === name);
      return operation && { title: operation.title, path: toPath({ page: operation.page, anchor: operation.id }) };
    },
    getNames: (kind, name) => {
      if (kind === 'operation') return spec.operations.flatMap(({ operationId }) => operationId ?? []);
      const component = findComponent(name, components);
      const properties = component?.kind === 'object' ? component.properties : [];
      return component
        ? [component.name ?? '', ...properties.map((property) => `${component.name}.${property.name}`)]
        : components.flatMap((node) => node.name ?? []);
    },
  };
}

function toPath({ page, anchor }: Address): string {
  return `${page}#${anchor}`;
}

/** Finds the component that a path begins with. Names may contain dots, so the longest matching one wins. */
function findComponent(path: string, components: SchemaNode[]): SchemaNode | undefined {
  const isStart = ({ name = '' }: SchemaNode) => path === name || path.startsWith(`${name}.`);
  return components.filter(isStart).sort((one, other) => (other.name?.length ?? 0) - (one.name?.length ?? 0))[0];
}

/** The address of a component schema, or of a schema in it. */
export type SchemaAddress = Address & { schema: SchemaId };

/** Finds a component schema by its name, or a property by a path that begins with that name. */
export function findSchema(path: string, components: SchemaNode[], schemas: SchemaTable): SchemaAddress | undefined {
  const component = findComponent(path, components);
  if (!component) return undefined;
  const { name = '', id } = component;
  const properties = path === name ? [] : path.slice(name.length + 1).split('.');
  return followPath(properties, { ...toAddress(component), schema: id }, schemas);
}

/** Returns the address of a component, otherwise the outer address: rows of a component are in its own section. */
export function toAddress({ page, anchor }: SchemaNode, outer: Address = { page: '', anchor: '' }): Address {
  return page === undefined || anchor === undefined ? outer : { page, anchor };
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
  const { page, anchor } = toAddress(node, outer);
  const follow = (schema: SchemaId, step = '') =>
    followPath(names, { page, anchor: anchor + step, schema }, schemas, [...seen, node]);
  const behind = node.annotatedRef ?? (node.kind === 'array' ? node.items : undefined);
  if (behind !== undefined) return follow(behind);
  const property = node.kind === 'object' ? node.properties.find((own) => own.name === name) : undefined;
  if (property) return followPath(rest, { page, anchor: anchor + property.anchor, schema: property.schema }, schemas);
  const variants = node.applicators.flatMap((applicator) => ('variants' in applicator ? applicator.variants : []));
  return variants.map((variant) => follow(variant.schema, variant.anchor)).find((found) => found !== undefined);
}
