import { parseJson } from '../exact-numbers';
import { isJson } from '../samples/media-types';
import type { MediaType } from '../model/body-and-media-type';
import type { SchemaId, SchemaTable } from '../model/schema';
import { getParameters, type ParameterLocation } from '../model/parameter';
import { isPlaceholder } from '../samples/parameter-value';
import { findAlternatives, findNode } from './schema-properties-and-alternatives';
import { toTyped } from './parse-typed-text';
import type { RequestForm } from './request-form-type-and-file-path';
import { replaceSecrets } from './replace-secrets';
import type { RequestValues } from './get-and-set-request-values';

/** How many levels of required properties a new value has. Deeper ones are added by the reader, since a schema may contain itself. */
const deepest = 3;

/** Returns a value for a schema: its constant, default, example, or first value, or an object with the required properties. */
export function toStart(table: SchemaTable, id: SchemaId | undefined, level = 0): unknown {
  const node = findNode(table, id);
  if (!node) return '';
  const text = node.const ?? node.default ?? node.enumeration?.[0]?.value ?? node.examples[0];
  if (text !== undefined) return parseJson(text);
  if (node.kind === 'array') return [];
  if (node.kind === 'object') {
    if (level >= deepest) return {};
    const entries = node.properties
      .filter(({ required, schema }) => required && table[schema])
      .map(({ name, schema }) => [name, toStart(table, schema, level + 1)] as const);
    return Object.fromEntries(entries);
  }
  const [variant] = findAlternatives(node)?.variants ?? [];
  if (variant && level < deepest) return toStart(table, variant.schema, level + 1);
  if (node.kind !== 'scalar') return node.nullable ? null : '';
  if (node.type === 'boolean') return false;
  return node.type === 'null' ? null : '';
}

/** Returns the values with which a form starts: the request of the samples, without secrets. */
export function toStartValues(form: RequestForm, mediaType = 0): RequestValues {
  const empty = {
    path: {},
    query: toStartParameters(form, 'query'),
    header: toStartParameters(form, 'header'),
    cookie: toStartParameters(form, 'cookie'),
    mediaType,
  };
  const media = form.operation.requestBody?.content[mediaType];
  if (!media) return empty;
  const body = toStartBody(media, form.spec.schemas);
  if (body === undefined) return empty;
  return { ...empty, body: replaceSecrets(form, media.schema, body, () => '') };
}

/** Returns the values of the parameters that have an example. A placeholder or a secret is an empty text, which is a variable. */
function toStartParameters(form: RequestForm, location: ParameterLocation): Record<string, unknown> {
  const entries = getParameters(form.operation, location).flatMap(({ name, schema, examples: [example] }) => {
    if (!example || example.source === '') return [];
    const node = findNode(form.spec.schemas, schema);
    const isOpen = isPlaceholder(example.source) || form.secrets.includes(schema);
    return [[name, isOpen ? '' : toTyped(example.source, node?.kind === 'scalar' ? node.type : undefined)] as const];
  });
  return Object.fromEntries(entries);
}

function toStartBody(media: MediaType, table: SchemaTable): unknown {
  const [example] = media.examples;
  if (example && !media.sequence && isJson(media.name)) {
    try {
      return parseJson(example.source);
    } catch {
      return undefined;
    }
  }
  // Bytes and texts need no schema.
  const unknown = isJson(media.name) ? undefined : '';
  const item = media.schema === undefined ? unknown : toExample(table, media.schema);
  return media.sequence?.schemaOf === 'item' && item !== undefined ? [item] : item;
}

/** Returns a value with the properties that are required or have an example. */
function toExample(table: SchemaTable, id: SchemaId, level = 0): unknown {
  const node = findNode(table, id);
  if (node?.kind !== 'object' || level >= deepest) return toStart(table, id, level);
  const entries = node.properties
    .filter(({ required, schema }) => table[schema] && (required || (table[schema]?.examples.length ?? 0) > 0))
    .map(({ name, schema }) => [name, toExample(table, schema, level + 1)] as const);
  return Object.fromEntries(entries);
}
