import { parse } from 'yaml';
import type { Operation, SchemaNode, Spec } from '@/spec/model';
import { toSpec, type SpecResult } from '@/spec/transform/spec';

type Version = '3.0.3' | '3.1.0';

/** Makes the model of a document, given the part of it that matters. */
export function toResult(yaml: string, version: Version = '3.1.0'): SpecResult {
  const fragment = parse(yaml) as Record<string, unknown>;
  return toSpec({ openapi: version, info: { title: 'Test', version: '1' }, paths: {}, ...fragment }, 'test');
}

/** Makes the model of a document, given the part of it that matters. */
export function toModel(yaml: string, version?: Version): Spec {
  return toResult(yaml, version).spec;
}

/** Makes the model of a document that has only component schemas. */
export function toSchemas(yaml: string, version?: Version): Spec {
  return toModel(`components:\n  schemas:\n${yaml.replace(/^/gm, '    ')}`, version);
}

/** Gets a component schema of one kind. */
export function getSchema<Kind extends SchemaNode['kind']>(
  spec: Spec,
  name: string,
  kind: Kind,
): Extract<SchemaNode, { kind: Kind }> {
  return toKind(spec.schemas[`#/components/schemas/${name}`], kind);
}

/** Gets the schema of a field. */
export function getProperty(spec: Spec, schema: SchemaNode, name: string): SchemaNode {
  const field = schema.kind === 'object' ? schema.properties.find((candidate) => candidate.name === name) : undefined;
  const node = field && spec.schemas[field.schema];
  if (!node) throw new Error(`There is no field ${name}.`);
  return node;
}

/** Gets a schema by its id, checked to be of one kind. */
function toKind<Kind extends SchemaNode['kind']>(
  node: SchemaNode | undefined,
  kind: Kind,
): Extract<SchemaNode, { kind: Kind }> {
  if (node?.kind !== kind) throw new Error(`It is ${node?.kind ?? 'missing'}, not ${kind}.`);
  return node as Extract<SchemaNode, { kind: Kind }>;
}

/** Gets an operation by its id. */
export function getOperation(spec: Spec, id: string): Operation {
  const operation = spec.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** Gets the alternatives of a schema that has one `oneOf` or `anyOf`. */
export function getAlternatives(node: SchemaNode) {
  const [alternatives, ...others] = node.applicators.filter((applicator) => 'variants' in applicator);
  if (!alternatives || others.length > 0)
    throw new Error(`It has ${others.length + (alternatives ? 1 : 0)} times oneOf or anyOf.`);
  return alternatives;
}
