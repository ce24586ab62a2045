import { parseJson } from '../big-integers';
import { isObject } from '../json';
import type { MediaType, Operation, Parameter, ParameterLocation, SchemaTable, Spec } from '../model';
import { findCredential } from './credential';
import { escapeUnseen } from './quote';
import { toText, type Text } from './text';
import { toVariableName } from './variables';

/** The request that samples show, independent of their languages. */
export interface SampleRequest {
  service: string;
  method: string;
  /** The encoded URL, starting with the variable of the base URL. */
  url: Text;
  /**
   * The headers, with names that are unique regardless of case. For a multipart form, there is no `Content-Type`, since
   * the client chooses the boundary.
   */
  headers: { name: string; value: Text }[];
  body?: SampleBody;
  /** The names of the component schemas of a JSON body and of the JSON response. */
  bodyType?: string;
  responseType?: string;
}

export type SampleBody =
  /** `json` is formatted text with several lines. */
  | { kind: 'json'; mediaType: string; json: string }
  | { kind: 'text'; mediaType: string; text: string }
  /** `text` is the form as it is sent. */
  | { kind: 'form'; mediaType: string; fields: SampleField[]; text: string }
  | { kind: 'multipart'; fields: SampleField[] };

/** A form field, with a file name if it is a file. */
export interface SampleField {
  name: string;
  value: string;
  fileName?: string;
}

/** Builds the request of an operation for samples, with required parameters and those that have an example. */
export function toSampleRequest(spec: Spec, operation: Operation): SampleRequest {
  const groups = new Map(operation.parameters.map(({ in: place, parameters }) => [place, parameters]));
  const getShown = (place: ParameterLocation) =>
    (groups.get(place) ?? []).filter((parameter) => parameter.required || parameter.examples.length > 0);
  const credential = findCredential(spec, operation);
  const cookies: Text[] = [
    ...getShown('cookie').map((parameter): Text => [`${parameter.name}=`, toSampleValue(parameter, spec.schemas)]),
    ...credential.cookies,
  ];
  const [media] = operation.requestBody?.content ?? [];
  const body = media && toBody(media, spec.schemas);
  const headers = [
    ...credential.headers,
    ...(body && body.kind !== 'multipart' ? [{ name: 'Content-Type', value: [body.mediaType] }] : []),
    ...getShown('header').map((parameter) => ({
      name: parameter.name,
      value: [toSampleValue(parameter, spec.schemas)],
    })),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: join(cookies, '; ') }] : []),
  ];
  const query: Text[] = [
    ...getShown('query').map((parameter): Text => {
      const part = toSampleValue(parameter, spec.schemas);
      return [`${encode(parameter.name)}=`, typeof part === 'string' ? encode(part) : part];
    }),
    ...credential.query,
  ];
  const success = operation.responses
    .find((response) => response.class === 'success')
    ?.content.find(({ name }) => name.includes('json'));
  const path = toPath(operation, groups.get('path') ?? [], spec.schemas);
  const search: Text = query.length === 0 ? [] : ['?', ...join(query, '&')];
  return {
    service: spec.service,
    method: operation.method.toUpperCase(),
    url: toText([{ variable: 'BASE_URL' }, ...path, ...search]),
    headers: headers
      .filter(
        ({ name }, index) => headers.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index,
      )
      .map(({ name, value }) => ({ name, value: toText(value.map(toHeaderPart)) })),
    body,
    bodyType: body?.kind === 'json' ? findComponent(media, spec.schemas) : undefined,
    responseType: findComponent(success, spec.schemas),
  };
}

function join(texts: Text[], separator: string): Text {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

function toBody(media: MediaType, table: SchemaTable): SampleBody {
  const source = media.examples.find((example) => example.source !== '')?.source;
  const mediaType = media.name;
  if (mediaType.startsWith('multipart/')) return { kind: 'multipart', fields: toFields(source ?? '', media, table) };
  if (source === undefined) return { kind: 'text', mediaType, text: '' };
  if (/json|^\*\/\*/.test(mediaType)) {
    const json = escapeUnseen(source);
    return { kind: 'json', mediaType: mediaType.includes('*') ? 'application/json' : mediaType, json };
  }
  if (!mediaType.includes('urlencoded')) return { kind: 'text', mediaType, text: source };
  const fields = [...new URLSearchParams(source)].map(([name, value]) => ({ name, value }));
  return { kind: 'form', mediaType, fields, text: source };
}

function toFields(source: string, { schema: id }: MediaType, table: SchemaTable): SampleField[] {
  const schema = id === undefined ? undefined : table[id];
  const files =
    schema?.kind === 'object'
      ? schema.properties.filter((field) => isFile(table[field.schema])).map(({ name }) => name)
      : [];
  return source.split('\n').flatMap((line) => toField(line, files));
}

function toField(line: string, files: string[]): SampleField[] {
  const [name = '', ...rest] = line.split('=');
  if (!name) return [];
  return [
    files.includes(name)
      ? { name, value: '', fileName: `${name.replace(/[^\w.-]/g, '_')}.bin` }
      : { name, value: rest.join('=') },
  ];
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

/** Builds the path. A parameter with listed values becomes one of them, any other a variable, as in the guides. */
function toPath(operation: Operation, parameters: Parameter[], table: SchemaTable): Text {
  return operation.pathSegments.map(({ text, parameter }) => {
    if (!parameter) return text.split('/').map(encode).join('/');
    const name = text.slice(1, -1);
    const found = parameters.find((candidate) => candidate.name === name);
    const node = found && table[found.schema];
    const isListed = node?.enumeration !== undefined || node?.const !== undefined;
    const value = found && isListed ? findValue(found, table) : undefined;
    return value === undefined ? toVariable(name, found) : encode(value);
  });
}

/** Returns the value of a parameter in samples, or a variable if no value is known. */
export function toSampleValue(parameter: Parameter, table: SchemaTable): Text[number] {
  return findValue(parameter, table) ?? toVariable(parameter.name, parameter);
}

/** Returns a variable named after the parameter, or after an example such as `<Azure client id>`. */
function toVariable(name: string, parameter: Parameter | undefined): Text[number] {
  const example = parameter?.examples[0]?.source ?? '';
  return { variable: toVariableName(isPlaceholder(example) ? example : name) };
}

/**
 * Finds the example of a parameter, otherwise its default, its constant, or the first of its values. Returns undefined
 * if the example is a placeholder such as `<provider id>`.
 */
function findValue(parameter: Parameter, table: SchemaTable): string | undefined {
  const [example] = parameter.examples;
  if (example && example.source !== '') return isPlaceholder(example.source) ? undefined : example.source;
  const node = table[parameter.schema];
  const listed = node?.enumeration?.find(({ value }) => !/^"unknown"$/i.test(value))?.value;
  const text = node?.default ?? node?.const ?? listed;
  if (text === undefined) return undefined;
  const value = parseJson(text);
  return typeof value === 'string' ? value : isObject(value) ? text : String(value);
}

function isPlaceholder(value: string): boolean {
  return /^<[^>]*>$/.test(value);
}

/** Replaces line breaks with spaces, since a header is a single line. */
function toHeaderPart(part: Text[number]): Text[number] {
  return typeof part === 'string' ? part.replace(/[\r\n\0]+/g, ' ') : part;
}

function encode(text: string): string {
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return encoded.replaceAll('%3A', ':').replaceAll('%40', '@');
}
