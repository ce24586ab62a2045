import { parse } from 'yaml';
import type { Operation } from '@/openapi/model/operation';
import type { SchemaNode } from '@/openapi/model/schema';
import type { Spec } from '@/openapi/model/spec';
import { toSpec, type SpecResult } from '@/openapi/transform/spec';

type Version = '3.0.3' | '3.1.0';

/** Builds the model and the example report of a document from a YAML fragment; adds required members. */
export function toResult(yaml: string, version: Version = '3.1.0'): SpecResult {
  const fragment = parse(yaml) as Record<string, unknown>;
  return toSpec({ openapi: version, info: { title: 'Test', version: '1' }, paths: {}, ...fragment }, 'test');
}

/** Builds the model of a document from a YAML fragment. */
export function toModel(yaml: string, version?: Version): Spec {
  return toResult(yaml, version).spec;
}

/** Builds the model of a document from the YAML of its component schemas. */
export function toSchemas(yaml: string, version?: Version): Spec {
  return toModel(`components:\n  schemas:\n${yaml.replace(/^/gm, '    ')}`, version);
}

/** Returns a component schema. Throws if it is not of the given kind. */
export function getSchema<Kind extends SchemaNode['kind']>(
  spec: Spec,
  name: string,
  kind: Kind,
): Extract<SchemaNode, { kind: Kind }> {
  return toKind(spec.schemas[`#/components/schemas/${name}`], kind);
}

/** Returns the schema of a property. Throws if there is none. */
export function getProperty(spec: Spec, schema: SchemaNode, name: string): SchemaNode {
  const field = schema.kind === 'object' ? schema.properties.find((candidate) => candidate.name === name) : undefined;
  const node = field && spec.schemas[field.schema];
  if (!node) throw new Error(`There is no field ${name}.`);
  return node;
}

/** Returns a schema if it is of the given kind, otherwise throws. */
function toKind<Kind extends SchemaNode['kind']>(
  node: SchemaNode | undefined,
  kind: Kind,
): Extract<SchemaNode, { kind: Kind }> {
  if (node?.kind !== kind) throw new Error(`It is ${node?.kind ?? 'missing'}, not ${kind}.`);
  return node as Extract<SchemaNode, { kind: Kind }>;
}

/** Returns an operation by its id. Throws if there is none. */
export function getOperation(spec: Spec, id: string): Operation {
  const operation = spec.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** Returns the alternatives of the `oneOf` or `anyOf` of a schema. Throws if it does not have exactly one. */
export function getAlternatives(node: SchemaNode) {
  const [alternatives, ...others] = node.applicators.filter((applicator) => 'variants' in applicator);
  if (!alternatives || others.length > 0)
    throw new Error(`It has ${others.length + (alternatives ? 1 : 0)} times oneOf or anyOf.`);
  return alternatives;
}
