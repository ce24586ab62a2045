import { findEncoding, findPartEncoding, findPartSchema, hasParts, type Parts } from '../find-encoding-and-part-schema';
import { findJson, toTextOrJson } from '../exact-numbers';
import { isObject } from '../find-members-of-parsed-json';
import type { Encoding, MediaType } from '../model/body-and-media-type';
import type { Example, Field } from '../model/example';
import type { SchemaNode, SchemaTable } from '../model/schema';
import { isBinary, toConcrete, toExtension } from './media-types';
import { findValue, toHeaderText } from './parameter-value';
import type { Content } from './text-with-variables';

/** A form field or a part, with a file name if it is a file. */
export interface SampleField {
  name: string;
  value: Content;
  fileName?: string;
  /** The media type of a multipart field, unless the client chooses the right one itself. */
  contentType?: string;
  /** The headers of a multipart field besides those that its name and media type need. */
  headers?: { name: string; value: string }[];
  /** The parts of a part that has parts itself. */
  parts?: SampleField[];
}

/** Reads the fields of a multipart example that is text, one in each line. */
export function toLines(source: string): Field[] {
  return source.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split('=');
    return name ? [{ name, value: rest.join('=') }] : [];
  });
}

/** Adds what a client needs to send the fields of a form, or the parts of another multipart body. */
export function toSampleFields(
  fields: Field[],
  media: MediaType,
  { table, origin }: { table: SchemaTable; origin: Example['origin'] },
): SampleField[] {
  const all = origin === 'generated' ? withFiles(fields, media, table) : fields;
  if (all.some(({ name }) => name === '')) return toParts(all, media, { table, origin });
  return all.map((field) => toField(field, media, { table, origin }));
}

/**
 * Adds the media type of a multipart field, and the name of its file if it is one.
 * @see https://spec.openapis.org/oas/v3.1.1.html#special-considerations-for-multipart-content
 */
function toField(
  { name, value }: Field,
  { schema: id, encodings }: MediaType,
  { table, origin }: { table: SchemaTable; origin: Example['origin'] },
): SampleField {
  const encoding = findEncoding(encodings, name);
  const headers = toPartHeaders(encoding, table);
  // With a style, the content type is ignored.
  if (encoding?.style) return { name, value, ...headers };
  const schema = id === undefined ? undefined : table[id];
  const property =
    schema?.kind === 'object' ? schema.properties.find((candidate) => candidate.name === name) : undefined;
  const node = property && table[property.schema];
  const item = getItem(node, table);
  // A schema without a type describes bytes. Only an author may know better.
  const isBytes = item?.kind === 'any' && origin === 'generated';
  const contentType =
    toContentType(encoding) ?? findMediaType(item) ?? (isBytes ? 'application/octet-stream' : undefined);
  if (isFile(node, contentType, table)) {
    const fileName = `${name.replace(/[^\w.-]/g, '_')}.${contentType === undefined ? 'bin' : toExtension(contentType)}`;
    return { name, value: '', fileName, ...(contentType !== undefined && { contentType }), ...headers };
  }
  const isJson = node?.kind !== 'scalar' && isObject(findJson(value));
  const type = contentType ?? (isJson ? 'application/json' : undefined);
  return { name, value, ...(type !== undefined && type !== 'text/plain' && { contentType: type }), ...headers };
}

/**
 * Adds the files of a form that a generated example lacks, because nothing can be generated for a schema without a type.
 * @see https://spec.openapis.org/oas/v3.1.1.html#considerations-for-file-uploads
 */
function withFiles(fields: Field[], { schema: id }: MediaType, table: SchemaTable): Field[] {
  const schema = id === undefined ? undefined : table[id];
  if (schema?.kind === 'array') {
    const isFurther = fields.length === schema.prefixItems.length && schema.items !== undefined;
    return isFurther && table[schema.items ?? '']?.kind === 'any' ? [...fields, { name: '', value: '' }] : fields;
  }
  if (schema?.kind !== 'object') return fields;
  const names = new Set(fields.map(({ name }) => name));
  const files = schema.properties
    .filter(({ name, leftOutOf }) => !names.has(name) && leftOutOf !== 'request')
    .filter((property) => getItem(table[property.schema], table)?.kind === 'any');
  return [...fields, ...files.map(({ name }) => ({ name, value: '' }))];
}

/**
 * Adds the media types of the parts of a body without names, and the names of their files.
 * @see https://spec.openapis.org/oas/v3.2.0.html#encoding-by-position
 */
function toParts(
  fields: Field[],
  parts: Parts,
  { table, origin, name = 'part' }: { table: SchemaTable; origin: Example['origin']; name?: string },
): SampleField[] {
  return fields.map(({ value, parts: inner }, position) => {
    const encoding = findPartEncoding(parts.encodings, position);
    const schema = findPartSchema(parts, position, table);
    const node = schema === undefined ? undefined : table[schema];
    const headers = toPartHeaders(encoding, table);
    const own = `${name}-${position + 1}`;
    const contentType = toContentType(encoding) ?? findMediaType(node) ?? toDefaultType(node, value, origin);
    if (inner && hasParts(encoding)) {
      const below = toParts(inner, { schema, encodings: encoding.encodings }, { table, origin, name: own });
      return { name: '', value: '', contentType, ...headers, parts: below };
    }
    const isText = node?.kind === 'scalar' && node.contentEncoding !== undefined;
    const isStructured = node?.kind === 'object' || node?.kind === 'array';
    if (isText || isStructured || !isBinary(contentType, node)) return { name: '', value, contentType, ...headers };
    return { name: '', value: '', fileName: `${own}.${toExtension(contentType)}`, contentType, ...headers };
  });
}

/** Returns the media type of a part without one. @see https://spec.openapis.org/oas/v3.2.0.html#encoding-object */
function toDefaultType(node: SchemaNode | undefined, value: string, origin: Example['origin']): string {
  if (node?.kind === 'scalar') return node.contentEncoding === undefined ? 'text/plain' : 'application/octet-stream';
  if (node?.kind === 'object' || node?.kind === 'array') return 'application/json';
  // A schema without a type describes bytes. Only an author may know better.
  if (node?.kind === 'any' && origin === 'generated') return 'application/octet-stream';
  return findJson(value) === undefined ? 'text/plain' : 'application/json';
}

/** Returns the headers of a part that are required or have an example. */
function toPartHeaders(encoding: Encoding | undefined, table: SchemaTable): Pick<SampleField, 'headers'> {
  const shown = (encoding?.headers ?? []).filter(({ required, examples }) => required || examples.length > 0);
  if (shown.length === 0) return {};
  return {
    headers: shown.map((header) => ({
      name: header.name,
      // An identifier in angle brackets is no placeholder here, because a part has no variables.
      value: toHeaderText(toTextOrJson(findValue(header, table) ?? (header.examples[0]?.source || header.name))),
    })),
  };
}

/** An encoding may list several media types. */
function toContentType(encoding: Encoding | undefined): string | undefined {
  const first = encoding?.contentType?.split(',')[0]?.trim();
  return first ? toConcrete(first) : undefined;
}

/** Returns the media type of a text, unless the text is encoded, such as with Base64. */
function findMediaType(node: SchemaNode | undefined): string | undefined {
  return node?.kind === 'scalar' && node.contentEncoding === undefined ? node.contentMediaType : undefined;
}

/** Returns the schema of each part of a property: that of its items if it is a list. */
function getItem(node: SchemaNode | undefined, table: SchemaTable): SchemaNode | undefined {
  return node?.kind === 'array' && node.items !== undefined ? table[node.items] : node;
}

/** Returns true for a part that a client reads from a file: its schema, or its media type, says that it is binary. */
function isFile(node: SchemaNode | undefined, contentType: string | undefined, table: SchemaTable): boolean {
  if (node?.kind === 'array' && node.items !== undefined) return isFile(table[node.items], contentType, {});
  const isText = node?.kind === 'object' || node?.kind === 'array';
  return !isText && isBinary(contentType ?? findMediaType(node) ?? '', node);
}
