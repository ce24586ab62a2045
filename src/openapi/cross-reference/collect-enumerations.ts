import { getComponentNodes, type ComponentNode } from '../operations-and-components';
import type { EnumValue, SchemaNode } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-links';
import type { Spec } from '../model/spec';

/** An enumeration: that of a component, or the values of a property or a parameter. */
export interface Enumeration {
  spec: Spec;
  /** `LiveSystemStatus`, `Pet.kind`, or `{type}` for a parameter. */
  name: string;
  page: string;
  anchor: string;
  description?: Prose;
  values: EnumValue[];
}

/** Finds the enumerations of components, of their properties, and of parameters. Equal ones of one name are listed once. */
export function getEnumerations(spec: Spec): Enumeration[] {
  const found = [...getComponentNodes(spec).flatMap((node) => toOfComponent(spec, node)), ...toOfParameters(spec)];
  const first = new Map<string, Enumeration>();
  for (const one of found) {
    const key = JSON.stringify([one.name, one.values.map(({ value }) => value)]);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

function toOfComponent(spec: Spec, node: ComponentNode): Enumeration[] {
  const { name, anchor, page } = node;
  const properties = node.kind === 'object' ? node.properties : [];
  return [
    ...toOwn(spec, node, { name, page, anchor }),
    ...properties.flatMap((property) => {
      const value = spec.schemas[property.schema];
      const place = { name: `${name}.${property.name}`, page, anchor: anchor + property.anchor };
      return isShared(value) ? [] : toOwn(spec, value, place);
    }),
  ];
}

function toOfParameters(spec: Spec): Enumeration[] {
  return spec.operations.flatMap(({ page, parameters }) =>
    parameters
      .flatMap((group) => group.parameters)
      .flatMap(({ name, anchor, schema }) => {
        const node = spec.schemas[schema];
        return isShared(node) ? [] : toOwn(spec, node, { name: `{${name}}`, page, anchor });
      }),
  );
}

/** Returns true if the values of a schema are those of a component. */
function isShared(node: SchemaNode | undefined): boolean {
  return node?.name !== undefined || node?.annotatedRef !== undefined || (node?.allOfBases.length ?? 0) > 0;
}

function toOwn(spec: Spec, node: SchemaNode | undefined, place: Pick<Enumeration, 'name' | 'page' | 'anchor'>) {
  return node?.enumeration === undefined
    ? []
    : [{ spec, ...place, description: node.description, values: node.enumeration }];
}
