import { getComponentSchemas } from '../list-components-and-filter-operations';
import type { Address } from '../item-addresses';
import { toValueText } from '../exact-numbers';
import type { MediaType } from '../model/body-and-media-type';
import type { Operation } from '../model/operation';
import type { Parameter } from '../model/parameter';
import type { EnumValue, SchemaId } from '../model/schema';
import type { Spec } from '../model/spec';
import { findSchemaAddress, followPath, listBehind, type SchemaAddress } from '../find-schema-or-property-address';

/** An item of a spec that a page can name, with its address. */
export type Item = Address &
  (
    | { kind: 'operation'; operation: Operation }
    | { kind: 'parameter'; parameter: Parameter; in: string }
    | { kind: 'schema'; schema: SchemaId }
    | { kind: 'value'; value: EnumValue }
  );

/**
 * Finds an item by a name like its anchor: an operation, a parameter (`listPets.limit`, `listPets.query.limit`), a schema in a body
 * (`createPet.body.name`, `listPets.200.name`), a component schema, a property (`Pet.owner.name`), or a value (`Pet.kind=Cat`).
 */
export function findItem(spec: Spec, name: string): Item | undefined {
  const [path = '', value] = name.split(/=(.*)/s);
  const item =
    findOperationItem(spec, path) ?? toSchemaItem(findSchemaAddress(path, getComponentSchemas(spec), spec.schemas));
  if (value === undefined || item === undefined) return item;
  return item.kind === 'schema' ? findValue(spec, item, value) : undefined;
}

function toSchemaItem(found: SchemaAddress | undefined): Item | undefined {
  return found && { kind: 'schema', ...found };
}

function findOperationItem(spec: Spec, path: string): Item | undefined {
  const isStart = ({ id }: Operation) => path === id || path.startsWith(`${id}.`);
  const [operation] = spec.operations.filter(isStart).sort((one, other) => other.id.length - one.id.length);
  if (!operation) return undefined;
  const { id, page } = operation;
  if (path === id) return { kind: 'operation', page, anchor: id, operation };
  const rest = path.slice(id.length + 1);
  return findParameter(operation, rest) ?? findInBodies(spec, operation, rest);
}

function findParameter({ page, parameters }: Operation, name: string): Item | undefined {
  const all = parameters.flatMap((group) =>
    group.parameters.map((parameter) => ({ kind: 'parameter' as const, page, ...parameter, parameter, in: group.in })),
  );
  const found = all.filter((one) => name === one.name || name === `${one.in}.${one.name}`);
  const [item] = found;
  if (!item || found.length > 1) return undefined;
  const { parameter, anchor } = item;
  return { kind: 'parameter', page, anchor, parameter, in: item.in };
}

function findInBodies(spec: Spec, { page, requestBody, responses }: Operation, path: string): Item | undefined {
  const [start = '', ...names] = path.split('.');
  const body = start === 'body' ? requestBody : responses.find(({ status }) => status === start);
  if (!body) return undefined;
  const media = body.content.find(({ schema }: MediaType) => schema !== undefined);
  if (media?.schema === undefined) return undefined;
  return toSchemaItem(followPath(names, { page, anchor: media.anchor, schema: media.schema }, spec.schemas));
}

/** Finds a value of a schema. The values of a component are in its own section. */
function findValue({ schemas }: Spec, start: SchemaAddress, text: string): Item | undefined {
  const [found] = listBehind(start, schemas).flatMap(({ node, address: { page, anchor } }): Item[] => {
    const value = node.enumeration?.find((one) => toValueText(one.value) === text);
    return value ? [{ kind: 'value', page, anchor: anchor + value.anchor, value }] : [];
  });
  return found;
}
