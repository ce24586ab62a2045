import { isLossy, isMarkedNumber, parseJson, unmark } from '../exact-numbers';
import { indent, quoteDouble, toInterpolated, lineWidth } from './string-literals-and-calls';
import { toJsonPieces, type SampleBody } from './sample-body';
import type { SampleField } from './multipart-fields';
import { findOnlyText, isFile, type Piece } from './multipart-parts-as-sent';
import { type SampleRequest, getRequestVariables, listSampleTexts } from './sample-request';
import { getEncodings, toEncoded, toParts, type Content, type Variable } from './text-with-variables';
import { toSnakeCase } from './variable-names';

const step = '    ';
const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Reads the items of a sequence one by one. */
const readers: Record<NonNullable<SampleRequest['stream']>, string[]> = {
  lines: ['for line in response.iter_lines():', `${step}if line:`, `${step}${step}print(json.loads(line))`],
  records: [
    'for record in response.iter_lines(delimiter=b"\\x1e"):',
    `${step}if record:`,
    `${step}${step}print(json.loads(record))`,
  ],
  events: [
    'for line in response.iter_lines():',
    `${step}if line.startswith(b"data:"):`,
    `${step}${step}print(line[5:].removeprefix(b" ").decode())`,
  ],
};

const encoders = {
  json: (value: string) => `json.dumps(${value})`,
  url: (value: string) => `quote(${value}, safe='')`,
  xml: (value: string) => `to_xml(${value})`,
};

const toXml = ['', 'def to_xml(text):', `${step}return "".join(f"&#{ord(character)};" for character in text)`, ''];

/** Writes a Python script that uses the package `requests`. */
export function toPython({ method, url, headers, body, hasCertificate, stream }: SampleRequest): string {
  const variables = getRequestVariables({ url, headers, body });
  // A body that is a dictionary needs no encoded value.
  const used = getEncodings(listSampleTexts({ url, headers, body: isDictionary(body) ? undefined : body }));
  const call = functions.includes(method) ? `${method.toLowerCase()}(` : `request(\n${step}${quoteDouble(method)},`;
  const options = [
    `${print(url)},`,
    ...toHeaders(headers.map(({ name, value }) => `${quoteDouble(name)}: ${print(value)}`)),
    ...(hasCertificate ? ['cert=("client.pem", "client.key"),'] : []),
    ...toBody(body),
    ...(stream ? ['stream=True,'] : []),
  ];
  return [
    ...(stream === 'lines' || stream === 'records' || used.has('json') ? ['import json'] : []),
    'import os',
    ...(used.has('url') ? ['from urllib.parse import quote'] : []),
    '',
    'import requests',
    '',
    ...(used.has('xml') ? toXml : []),
    ...variables.map((variable) => `${toSnakeCase(variable)} = os.environ["${variable}"]`),
    '',
    `${stream ? 'with' : 'response ='} requests.${call}`,
    indent(options.join('\n'), step),
    ...(stream
      ? [') as response:', indent(readers[stream].join('\n'), step)]
      : [')', 'print(response.status_code, response.text)']),
  ].join('\n');
}

function toHeaders(headers: string[]): string[] {
  if (headers.length === 0) return [];
  const line = `headers={${headers.join(', ')}},`;
  if (headers.length === 1 && line.length <= lineWidth - step.length) return [line];
  return ['headers={', ...headers.map((header) => `${step}${header},`), '},'];
}

function toBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json': {
      if (!isDictionary(body)) return [`data=${print(toJsonPieces(body))}.encode(),`];
      return [`json=${toLiteral(parseJson(body.json), body.variables ?? new Map())},`];
    }
    case 'text':
      return [`data=${print(body.text)}.encode(),`];
    case 'form':
      return toList(
        'data',
        body.fields.map(({ name, value }) => `(${quoteDouble(name)}, ${print(value)})`),
      );
    case 'multipart':
      return toList(
        'files',
        body.fields.map((field) => `(${quoteDouble(field.name)}, ${toContent(field)})`),
      );
    case 'parts': {
      const text = findOnlyText(body.pieces);
      if (text !== undefined) return [`data=${print(text)}.encode(),`];
      return ['data=b"".join([', ...body.pieces.map((piece) => `${step}${toBytes(piece)},`), ']),'];
    }
    case 'file':
      return [`data=open(${quoteDouble(body.fileName)}, "rb"),`];
    default:
      return [];
  }
}

/** Writes a multipart field as a tuple of file name, content, media type, and headers, of which the last two may be missing. */
function toContent({ value, fileName, contentType, headers = [] }: SampleField): string {
  const pairs = headers.map((header) => `${quoteDouble(header.name)}: ${quoteDouble(header.value)}`).join(', ');
  const own = contentType === undefined ? 'None' : quoteDouble(contentType);
  const type = pairs === '' ? (contentType === undefined ? '' : `, ${own}`) : `, ${own}, {${pairs}}`;
  if (fileName === undefined) return `(None, ${print(value)}${type})`;
  const content = `open(${quoteDouble(fileName)}, "rb")`;
  return type === '' ? content : `(${quoteDouble(fileName)}, ${content}${type})`;
}

function toBytes(piece: Piece): string {
  return isFile(piece) ? `open(${quoteDouble(piece.fileName)}, "rb").read()` : `${print(piece)}.encode()`;
}

function toList(name: string, items: string[]): string[] {
  return [`${name}=[`, ...items.map((item) => `${step}${item},`), '],'];
}

/** Returns true for JSON that a dictionary of Python can be converted to. */
function isDictionary(body: SampleBody | undefined): boolean {
  return body?.kind === 'json' && !hasLossyNumber(parseJson(body.json));
}

function toLiteral(value: unknown, variables: ReadonlyMap<string, string>): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const variable = variables.get(value);
    if (variable !== undefined) return toSnakeCase(variable);
    return isMarkedNumber(value) ? unmark(value) : quoteDouble(value);
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => toLiteral(item, variables));
    return toLines('[', items, ']');
  }
  const entries = Object.entries(value ?? {}).map(
    ([key, part]) => `${quoteDouble(key)}: ${toLiteral(part, variables)}`,
  );
  return toLines('{', entries, '}');
}

/** Python preserves large integers, but neither `-0` nor large exponents and long fractions. */
function hasLossyNumber(value: unknown): boolean {
  if (isMarkedNumber(value)) return isLossy(value) && !/^-?[1-9]\d*$/.test(unmark(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLossyNumber);
}

function toLines(open: string, items: string[], close: string): string {
  return items.length === 0 ? open + close : `${open}\n${indent(items.join(',\n'), step)},\n${close}`;
}

function toValue(variable: Variable): string {
  return toEncoded(variable, toSnakeCase(variable.variable), encoders);
}

function print(text: Content): string {
  return toInterpolated('f', toParts(text), toValue);
}
