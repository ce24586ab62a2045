import { distinctBy } from '@/lib/lists';
import { toPlainText } from '@/markdown/plain-text';
import type { Operation } from '../model/operation';
import type { ParameterLocation } from '../model/parameter';
import type { SchemaNode } from '../model/schema';
import type { Marked, Prose } from '../model/prose-marks-server-and-docs-links';
import type { Spec } from '../model/spec';
import { getOwnValues, isBody } from '../operation-values';
import { getComponentNodes, getOperations } from '../list-components-and-filter-operations';

/** A parameter, or a property of a component schema, a request body, or a response. */
export interface NamedValue extends Marked {
  /** `environments.{shortName}`, `livesystems.Mutation.id`. */
  key: string;
  /** `shortName`, `id`. */
  name: string;
  spec: Spec;
  schema?: SchemaNode;
  description: string;
  page: string;
  anchor: string;
  /** The operation and the location of a parameter. */
  operation?: Operation;
  in?: ParameterLocation;
  /** The schema of a property. A body outside of components has the title of its operation. */
  owner?: string;
  isOwnedByOperation?: boolean;
}

/** Lists the parameters of a spec in some locations, then its properties. */
export function getNamedValues(spec: Spec, locations: readonly ParameterLocation[]): NamedValue[] {
  const operations = getOperations(spec);
  const components = getComponentNodes(spec).flatMap((node) => toProperties(spec, node, { ...node, owner: node.name }));
  return [
    ...operations.flatMap((operation) => toParameters(spec, operation, locations)),
    ...components,
    ...operations.flatMap((operation) => toBodyProperties(spec, operation)),
  ];
}

function toParameters(spec: Spec, operation: Operation, locations: readonly ParameterLocation[]): NamedValue[] {
  const groups = operation.parameters.filter((group) => locations.includes(group.in));
  return groups.flatMap(({ in: location, parameters }) =>
    parameters.map(({ name, anchor, schema, description, marks }) => {
      const key = `${spec.service}.{${name}}`;
      const node = spec.schemas[schema];
      return {
        key,
        name,
        spec,
        schema: node,
        description: toText(description, node),
        page: operation.page,
        anchor,
        operation,
        in: location,
        marks,
      };
    }),
  );
}

/** Lists the properties of bodies that are not components, which have their own entries. */
function toBodyProperties(spec: Spec, operation: Operation): NamedValue[] {
  const { id, title } = operation;
  const bodies = getOwnValues(operation).filter(isBody);
  return distinctBy(bodies, ({ anchor }) => anchor).flatMap(({ schema, page, anchor }) => {
    const node = spec.schemas[schema];
    return node && node.name === undefined && node.annotatedRef === undefined
      ? toProperties(spec, node, { owner: title, key: id, page, anchor, isOwnedByOperation: true })
      : [];
  });
}

interface Owner extends Pick<NamedValue, 'page' | 'anchor' | 'isOwnedByOperation'> {
  owner: string;
  key?: string;
}

function toProperties(
  spec: Spec,
  node: SchemaNode,
  { owner, key = owner, page, anchor, isOwnedByOperation }: Owner,
): NamedValue[] {
  if (node.kind !== 'object') return [];
  return node.properties.map((property) => {
    const schema = spec.schemas[property.schema];
    const { name } = property;
    return {
      key: `${spec.service}.${key}.${name}`,
      name,
      spec,
      schema,
      description: toText(undefined, schema),
      page,
      anchor: anchor + property.anchor,
      owner,
      isOwnedByOperation,
      marks: schema?.marks,
    };
  });
}

function toText(description: Prose | undefined, node: SchemaNode | undefined): string {
  const prose = description ?? node?.description;
  return prose === undefined ? '' : toPlainText(prose.tree);
}
