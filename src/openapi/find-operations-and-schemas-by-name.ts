import { toItemPath } from './item-addresses';
import { getComponentSchemas } from './list-components-and-filter-operations';
import type { Spec } from './model/spec';
import { findComponent, findSchemaAddress } from './find-schema-or-property-address';

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
  const components = getComponentSchemas(spec);
  return {
    find: (kind, name) => {
      if (kind === 'schema') {
        const address = findSchemaAddress(name, components, spec.schemas);
        return address && { title: name, path: toItemPath(address) };
      }
      const operation = spec.operations.find(({ operationId }) => operationId === name);
      return operation && { title: operation.title, path: toItemPath({ page: operation.page, anchor: operation.id }) };
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
