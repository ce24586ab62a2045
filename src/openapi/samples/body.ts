import type { Encoding, MediaType, SchemaNode, SchemaTable } from '../model';
import { findEncoding } from '../encoding';
import { isObject } from '../json';
import { escapeUnseen } from '../unseen';
import { toPlainText } from '../exact-numbers';
import { findValue, toHeaderText, tryParse } from './parameter-value';

/** Returns true if a part of a form has headers of its own, which not every client can send. */
export function hasPartHeaders(body: SampleBody | undefined): boolean {
  return body?.kind === 'multipart' && body.fields.some(({ headers }) => headers !== undefined);
}

export type SampleBody =
  /** `json` is formatted text with several lines. */
  | { kind: 'json'; mediaType: string; json: string }
  | { kind: 'text'; mediaType: string; text: string; /** True if line breaks separate values. */ isSequence?: true }
  /** `text` is the form as it is sent. */
  | { kind: 'form'; mediaType: string; fields: SampleField[]; text: string }
  | { kind: 'multipart'; fields: SampleField[] }
  /** The content of a file. */
  | { kind: 'file'; mediaType: string; fileName: string };

/** A form field, with a file name if it is a file. */
export interface SampleField {
  name: string;
  value: string;
  fileName?: string;
  /** The media type of a multipart field, unless the client chooses the right one itself. */
  contentType?: string;
  /** The headers of a multipart field besides those that its name and media type need. */
  headers?: { name: string; value: string }[];
}

/** Returns the body of a sample: the first example of a media type, or a file if that has no readable example. */
export function toBody(media: MediaType, table: SchemaTable): SampleBody {
  const example = media.examples.find(({ source }) => source !== '');
  const mediaType = toConcrete(media.name);
  if (media.name.startsWith('multipart/')) {
    const fields = (example?.fields ?? toLines(example?.source ?? '')).map((field) => toField(field, media, table));
    return media.name.startsWith('multipart/form-data') ? { kind: 'multipart', fields } : toMixed(mediaType, fields);
  }
  const node = media.schema === undefined ? undefined : table[media.schema];
  if (isBinary(media.name, node)) return { kind: 'file', mediaType, fileName: `body.${toExtension(mediaType)}` };
  const source = example?.source;
  if (media.sequence && media.sequence.form !== 'parts')
    return { kind: 'text', mediaType, text: source ?? '', isSequence: true };
  if (source === undefined) return { kind: 'text', mediaType, text: '' };
  if (/json|^\*\/\*/.test(media.name)) return { kind: 'json', mediaType, json: escapeUnseen(source) };
  const hasStyles = media.encodings.some(({ style }) => style !== undefined);
  if (!media.name.includes('urlencoded') || hasStyles) return { kind: 'text', mediaType, text: source };
  const fields = [...new URLSearchParams(source)].map(([name, value]) => ({ name, value }));
  return { kind: 'form', mediaType, fields, text: source };
}

/** Returns false for media types that have a readable example, unless the schema says that the content is binary. */
function isBinary(name: string, node: SchemaNode | undefined): boolean {
  if (node?.kind === 'scalar' && node.format === 'binary') return true;
  return /^(?:image|audio|video|font)\/(?!svg)|octet-stream|\/(?:pdf|zip|gzip|x-tar|x-gzip|wasm)$/.test(name);
}

/** Returns a media type that a client can send for a range such as `image/*`. */
function toConcrete(name: string): string {
  if (!name.includes('*')) return name;
  const [type = ''] = name.split('/');
  return (
    { '*': 'application/json', image: 'image/png', text: 'text/plain', audio: 'audio/mpeg', video: 'video/mp4' }[
      type
    ] ?? 'application/octet-stream'
  );
}

function toExtension(mediaType: string): string {
  const [subtype = ''] = mediaType
    .replace(/^.*\//, '')
    .replace(/^x-/, '')
    .split(/[+;. ]/);
  const known: Record<string, string> = { jpeg: 'jpg', 'octet-stream': 'bin', mpeg: 'mp3', plain: 'txt', gzip: 'gz' };
  return known[subtype] ?? (/^[a-z\d]{1,5}$/.test(subtype) ? subtype : 'bin');
}

/** Reads the fields of a multipart example that is text, one in each line. */
function toLines(source: string): SampleField[] {
  return source.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split('=');
    return name ? [{ name, value: rest.join('=') }] : [];
  });
}

/**
 * Adds the media type of a multipart field, and the name of its file if it is one.
 * @see https://spec.openapis.org/oas/v3.1.1.html#special-considerations-for-multipart-content
 */
function toField({ name, value }: SampleField, { schema: id, encodings }: MediaType, table: SchemaTable): SampleField {
  const encoding = findEncoding(encodings, name);
  const headers = toPartHeaders(encoding, table);
  // With a style, the content type is ignored.
  if (encoding?.style) return { name, value, ...headers };
  const schema = id === undefined ? undefined : table[id];
  const property =
    schema?.kind === 'object' ? schema.properties.find((candidate) => candidate.name === name) : undefined;
  const node = property && table[property.schema];
  const contentType = toContentType(encoding) ?? findMediaType(node);
  if (isFile(node, contentType, table)) {
    const fileName = `${name.replace(/[^\w.-]/g, '_')}.${contentType === undefined ? 'bin' : toExtension(contentType)}`;
    return { name, value: '', fileName, ...(contentType !== undefined && { contentType }), ...headers };
  }
  const isJson = node?.kind !== 'scalar' && isObject(tryParse(value));
  const type = contentType ?? (isJson ? 'application/json' : undefined);
  return { name, value, ...(type !== undefined && type !== 'text/plain' && { contentType: type }), ...headers };
}

/** Returns the headers of a part that are required or have an example. */
function toPartHeaders(encoding: Encoding | undefined, table: SchemaTable): Pick<SampleField, 'headers'> {
  const shown = (encoding?.headers ?? []).filter(({ required, examples }) => required || examples.length > 0);
  if (shown.length === 0) return {};
  return {
    headers: shown.map((header) => ({
      name: header.name,
      value: toHeaderText(toPlainText(findValue(header, table) ?? header.name)),
    })),
  };
}

/** The text between the parts of a body that is no form. */
const boundary = 'boundary-of-sample';

/** Returns a multipart body that is no form as the text that is sent, or as a file if a part is one. */
function toMixed(name: string, fields: SampleField[]): SampleBody {
  const mediaType = `${name.replace(/;.*/s, '')}; boundary=${boundary}`;
  if (fields.some(({ fileName }) => fileName !== undefined)) return { kind: 'file', mediaType, fileName: 'body.bin' };
  const parts = fields.map(({ value, contentType = 'text/plain', headers = [] }) =>
    [
      `--${boundary}`,
      `Content-Type: ${contentType}`,
      ...headers.map((header) => `${header.name}: ${header.value}`),
      '',
      value,
    ].join('\r\n'),
  );
  return { kind: 'text', mediaType, text: [...parts, `--${boundary}--`, ''].join('\r\n') };
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

/** Returns true for a part that a client reads from a file: its schema, or its media type, says that it is binary. */
function isFile(node: SchemaNode | undefined, contentType: string | undefined, table: SchemaTable): boolean {
  if (node?.kind === 'array' && node.items !== undefined) return isFile(table[node.items], contentType, {});
  const isText = node?.kind === 'object' || node?.kind === 'array';
  return !isText && isBinary(contentType ?? findMediaType(node) ?? '', node);
}
