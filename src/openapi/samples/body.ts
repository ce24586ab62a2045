import type { Encoding, MediaType, SchemaNode, SchemaTable } from '../model';
import { isObject } from '../json';
import { escapeUnseen } from '../unseen';
import { tryParse } from './parameter-value';

export type SampleBody =
  /** `json` is formatted text with several lines. */
  | { kind: 'json'; mediaType: string; json: string }
  | { kind: 'text'; mediaType: string; text: string }
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
}

/** Returns the body of a sample: the first example of a media type, or a file if that has no readable example. */
export function toBody(media: MediaType, table: SchemaTable): SampleBody {
  const example = media.examples.find(({ source }) => source !== '');
  const mediaType = toConcrete(media.name);
  if (media.name.startsWith('multipart/')) {
    const fields = example?.fields ?? toLines(example?.source ?? '');
    return { kind: 'multipart', fields: fields.map((field) => toField(field, media, table)) };
  }
  const node = media.schema === undefined ? undefined : table[media.schema];
  if (isBinary(media.name, node)) return { kind: 'file', mediaType, fileName: `body.${toExtension(mediaType)}` };
  const source = example?.source;
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
  const schema = id === undefined ? undefined : table[id];
  const property =
    schema?.kind === 'object' ? schema.properties.find((candidate) => candidate.name === name) : undefined;
  const node = property && table[property.schema];
  const encoding = encodings.find((candidate) => candidate.property === name);
  const contentType = toContentType(encoding);
  if (isFile(node, table)) {
    const fileName = `${name.replace(/[^\w.-]/g, '_')}.${contentType === undefined ? 'bin' : toExtension(contentType)}`;
    return { name, value: '', fileName, ...(contentType !== undefined && { contentType }) };
  }
  const isJson = node?.kind !== 'scalar' && isObject(tryParse(value));
  const type = contentType ?? (isJson ? 'application/json' : undefined);
  return { name, value, ...(type !== undefined && type !== 'text/plain' && { contentType: type }) };
}

/** An encoding may list several media types. */
function toContentType(encoding: Encoding | undefined): string | undefined {
  const first = encoding?.contentType?.split(',')[0]?.trim();
  return first ? toConcrete(first) : undefined;
}

function isFile(node: SchemaNode | undefined, table: SchemaTable): boolean {
  if (node?.kind === 'array' && node.items !== undefined) return isFile(table[node.items], {});
  return (
    node?.kind === 'scalar' &&
    (node.format === 'binary' || node.constraints.some((phrase) => phrase.startsWith('content type')))
  );
}
