import { writeExample } from './old-version';
import type { Random } from './random';
import { getReferences, isRecursive, replaceSchemas } from './references';
import { findTarget, getOperations, getSchemas } from './schemas';
import type { Document, Parameter } from './types';

/** Changes a document without changing its meaning. */
type Rewriting = (document: Document, random: Random) => void;

/** Rewritings by what they do, each of which changes some random places. */
export const rewritings: Record<string, Rewriting> = {
  'copies components to where they are used': (document, random) =>
    replaceSchemas(document, (schema) => {
      const target = schema.$ref === undefined ? undefined : findTarget(document, schema);
      return target && random.isTrue() && !isRecursive(document, target) ? structuredClone(target) : schema;
    }),
  'makes components of schemas': (document, random) => {
    let count = 0;
    replaceSchemas(document, (schema) => {
      if (schema.$ref !== undefined || !random.isTrue(20)) return schema;
      const name = `Made${count++}`;
      document.components.schemas[name] = schema;
      return { $ref: `#/components/schemas/${name}` };
    });
  },
  'renames components': (document, random) => {
    const { schemas } = document.components;
    const toName = (name: string) => `${name}${random.perhaps(50, () => 'Renamed') ?? ''}`;
    const renamed = new Map(Object.keys(schemas).map((name) => [name, toName(name)]));
    for (const schema of getReferences(document))
      schema.$ref = schema.$ref?.replace(/[^/]+$/, (name) => renamed.get(name) ?? name);
    document.components.schemas = Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [renamed.get(name) ?? name, schema]),
    );
  },
  'wraps schemas in allOf': (document, random) =>
    replaceSchemas(document, (schema) => (random.isTrue(30) ? { allOf: [schema] } : schema)),
  'divides objects with allOf': (document, random) =>
    replaceSchemas(document, (schema) => {
      if (schema.properties === undefined || !random.isTrue()) return schema;
      const { required = [], description, ...rest } = schema;
      return { allOf: [rest, { required }], ...(description !== undefined && { description }) };
    }),
  'moves parameters from paths to operations': (document, random) => {
    for (const item of Object.values(document.paths)) {
      if (!random.isTrue(70)) continue;
      for (const operation of [item.get, item.post])
        if (operation) operation.parameters = [...(operation.parameters ?? []), ...(item.parameters ?? [])];
      delete item.parameters;
    }
  },
  'orders lists differently': (document, random) => {
    document.servers = random.shuffle(document.servers);
    for (const { operation } of getOperations(document)) {
      for (const field of ['tags', 'parameters', 'security'])
        if (Array.isArray(operation[field])) operation[field] = random.shuffle(operation[field]);
      for (const alternative of operation.security ?? [])
        for (const [name, scopes] of Object.entries(alternative)) alternative[name] = random.shuffle(scopes);
    }
    for (const schema of getSchemas(document).keys())
      for (const keyword of ['required', 'enum', 'type', 'oneOf'])
        if (Array.isArray(schema[keyword])) schema[keyword] = random.shuffle(schema[keyword]);
  },
  'writes defaults': (document, random) => {
    for (const { operation } of getOperations(document)) {
      Object.assign(operation, { deprecated: operation['deprecated'] ?? false });
      for (const parameter of operation.parameters ?? []) if (random.isTrue()) addDefaults(parameter);
    }
    for (const schema of getSchemas(document).keys()) {
      if (!random.isTrue()) continue;
      schema['deprecated'] ??= false;
      if (typeof schema.type === 'string') schema.type = [schema.type];
      if (schema.properties) schema.additionalProperties ??= true;
      if (schema.items) Object.assign(schema, { minItems: 0, uniqueItems: false, ...schema });
    }
  },
  'ends servers with a slash': ({ servers }, random) => {
    for (const server of servers) if (random.isTrue()) server.url += '/';
  },
  'writes examples in the former way': (document) => {
    for (const schema of getSchemas(document).keys()) writeExample(schema);
  },
  'writes a list of one value as a constant': (document) => {
    for (const schema of getSchemas(document).keys()) {
      if (schema.enum?.length !== 1) continue;
      schema['const'] = schema.enum[0];
      delete schema.enum;
    }
  },
  'makes null an alternative': (document, random) =>
    replaceSchemas(document, (schema) => {
      if (!Array.isArray(schema.type) || !schema.type.includes('null') || !random.isTrue()) return schema;
      const { description, deprecated, ...rest } = schema;
      const [type] = schema.type.filter((one) => one !== 'null');
      const words = {
        ...(description !== undefined && { description }),
        ...(deprecated !== undefined && { deprecated }),
      };
      return { oneOf: [{ ...rest, type }, { type: 'null' }], ...words };
    }),
};

/** Orders the keys of all objects differently. */
export function shuffleKeys(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffleKeys(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    random.shuffle(Object.entries(value)).map(([key, item]) => [key, shuffleKeys(item, random)]),
  );
}

function addDefaults(parameter: Parameter): void {
  const style = parameter.in === 'query' ? 'form' : 'simple';
  Object.assign(parameter, { style, explode: style === 'form', allowReserved: false, ...parameter });
}
