import { parseJson } from '../big-integers';
import { isObject } from '../json';
import type { MediaType, Operation, Parameter, ParameterPlace, SchemaTable, Spec } from '../model';
import { toPlaceholder } from './guard';
import { findCredential } from './credential';

/** A request as its samples show it, in no language yet. */
export interface SampleRequest {
  service: string;
  method: string;
  /** Path and query, encoded, after the base URL. */
  target: string;
  headers: { name: string; value: string }[];
  mediaType?: string;
  /** The body as JSON, ready to print. */
  json?: string;
  /** The body as text. */
  text?: string;
  /** The fields of a form; with a file name for those that are files. */
  fields?: { name: string; value: string; fileName?: string }[];
  /** Component schemas of body and response. */
  bodyType?: string;
  responseType?: string;
  bodySuffix?: string;
}

/** Makes the request that an operation's samples show: what is required, and what has an example. */
export function toSampleRequest(spec: Spec, operation: Operation): SampleRequest {
  const groups = new Map(operation.parameters.map(({ place, parameters }) => [place, parameters]));
  const getShown = (place: ParameterPlace) =>
    (groups.get(place) ?? []).filter((parameter) => parameter.required || parameter.examples.length > 0);
  const credential = findCredential(spec, operation);
  const query = getShown('query').map(
    (parameter) => `${encode(parameter.name)}=${encode(toValue(parameter, spec.schemas))}`,
  );
  const cookies = [
    ...getShown('cookie').map((parameter) => `${parameter.name}=${toValue(parameter, spec.schemas)}`),
    ...credential.cookies,
  ];
  const [media] = operation.requestBody?.content ?? [];
  const isMultipart = media?.name.startsWith('multipart/');
  const headers = [
    ...credential.headers,
    ...(media && !isMultipart ? [{ name: 'Content-Type', value: media.name }] : []),
    ...getShown('header').map((parameter) => ({ name: parameter.name, value: toHeaderValue(parameter, spec.schemas) })),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
  ];
  const search = [...query, ...credential.query].join('&');
  const success = operation.responses
    .find((response) => response.class === 'success')
    ?.content.find(({ name }) => name.includes('json'));
  return {
    service: spec.service,
    method: operation.method.toUpperCase(),
    target: toPath(operation, groups.get('path') ?? [], spec.schemas) + (search ? `?${search}` : ''),
    headers: headers.filter(
      ({ name }, index) => headers.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index,
    ),
    ...(media ? toBody(media, spec.schemas) : {}),
    responseType: findComponent(success, spec.schemas),
  };
}

function toBody(media: MediaType, table: SchemaTable): Partial<SampleRequest> {
  const source = media.examples.find((example) => example.source !== '')?.source;
  const mediaType = media.name;
  if (source === undefined) return { mediaType };
  if (/json|\*\/\*/.test(mediaType)) return { mediaType, json: source, bodyType: findComponent(media, table) };
  if (/urlencoded/.test(mediaType)) {
    const fields = [...new URLSearchParams(source)].map(([name, value]) => ({ name, value }));
    return { mediaType, fields, text: source };
  }
  if (!mediaType.startsWith('multipart/')) return { mediaType, text: source };
  const schema = media.schema === undefined ? undefined : table[media.schema];
  const files =
    schema?.kind === 'object'
      ? schema.fields.filter((field) => isFile(table[field.schema])).map(({ name }) => name)
      : [];
  return { mediaType, fields: source.split('\n').flatMap((line) => toField(line, files)) };
}

function toField(line: string, files: string[]): { name: string; value: string; fileName?: string }[] {
  const [name = '', ...rest] = line.split('=');
  if (!name) return [];
  return [files.includes(name) ? { name, value: '', fileName: `${name}.bin` } : { name, value: rest.join('=') }];
}

function isFile(node: SchemaTable[string] | undefined): boolean {
  return (
    node?.kind === 'scalar' &&
    (node.format === 'binary' || node.constraints.some((phrase) => phrase.startsWith('content type')))
  );
}

function findComponent(media: MediaType | undefined, table: SchemaTable): string | undefined {
  return media?.schema === undefined ? undefined : table[media.schema]?.name;
}

function toPath(operation: Operation, parameters: Parameter[], table: SchemaTable): string {
  return operation.pathParts
    .map(({ text, parameter }) => {
      if (!parameter) return text.split('/').map(encode).join('/');
      const found = parameters.find(({ name }) => `{${name}}` === text);
      const value = found ? toValue(found, table) : text;
      // An example such as `<provider id>` only says what stands there, as the name in braces does.
      return value === text || isPlaceholder(value) ? text : encode(value);
    })
    .join('');
}

/** An example, a default, the first value of a list, else the name in braces. */
function toValue(parameter: Parameter, table: SchemaTable): string {
  const [example] = parameter.examples;
  if (example && example.source !== '') return example.source;
  const node = table[parameter.schema];
  const listed = node?.enumeration?.find(({ value }) => !/^"unknown"$/i.test(value))?.value;
  const text = node?.default ?? node?.const ?? listed;
  if (text === undefined) return `{${parameter.name}}`;
  const value = parseJson(text);
  return typeof value === 'string' ? value : isObject(value) ? text : String(value);
}

/** A header without an example is often a secret: it gets a placeholder in capitals. */
function toHeaderValue(parameter: Parameter, table: SchemaTable): string {
  const value = toValue(parameter, table);
  const isNamed = value === `{${parameter.name}}` || isPlaceholder(value);
  return isNamed ? toPlaceholder(parameter.name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()) : value;
}

function isPlaceholder(value: string): boolean {
  return /^<[^>]*>$/.test(value);
}

function encode(text: string): string {
  const encoded = encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return encoded.replaceAll('%7B', '{').replaceAll('%7D', '}').replaceAll('%3A', ':').replaceAll('%40', '@');
}
