import { isLossy, isMarkedNumber, parseJson, unmark } from '../exact-numbers';
import { indent, quoteDouble, toInterpolated } from './quote';
import { getRequestVariables, toJsonPieces, type SampleBody } from './body';
import type { SampleField } from './multipart';
import { findText, type Piece } from './pieces';
import type { SampleRequest } from './request';
import { lineWidth, type Text } from './text';
import { toSnakeCase } from './variables';

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

/** Writes a Python script that uses the package `requests`. */
export function toPython({ method, url, headers, body, hasCertificate, stream }: SampleRequest): string {
  const variables = getRequestVariables({ url, headers, body });
  const call = functions.includes(method) ? `${method.toLowerCase()}(` : `request(\n${step}${quoteDouble(method)},`;
  const options = [
    `${print(url)},`,
    ...toHeaders(headers.map(({ name, value }) => `${quoteDouble(name)}: ${print(value)}`)),
    ...(hasCertificate ? ['cert=("client.pem", "client.key"),'] : []),
    ...toBody(body),
    ...(stream ? ['stream=True,'] : []),
  ];
  return [
    ...(stream === 'lines' || stream === 'records' ? ['import json'] : []),
    'import os',
    '',
    'import requests',
    '',
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
      const value = parseJson(body.json);
      if (hasLossyNumber(value)) return [`data=${print(toJsonPieces(body))}.encode(),`];
      return [`json=${toLiteral(value, new Set(body.variables))},`];
    }
    case 'text':
      return [`data=${quoteDouble(body.text)}.encode(),`];
    case 'form':
      return toList(
        'data',
        body.fields.map(({ name, value }) => `(${quoteDouble(name)}, ${quoteDouble(value)})`),
      );
    case 'multipart':
      return toList(
        'files',
        body.fields.map((field) => `(${quoteDouble(field.name)}, ${toContent(field)})`),
      );
    case 'parts': {
      const text = findText(body.pieces);
      if (text !== undefined) return [`data=${quoteDouble(text)}.encode(),`];
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
  if (fileName === undefined) return `(None, ${quoteDouble(value)}${type})`;
  const content = `open(${quoteDouble(fileName)}, "rb")`;
  return type === '' ? content : `(${quoteDouble(fileName)}, ${content}${type})`;
}

function toBytes(piece: Piece): string {
  return typeof piece === 'string'
    ? `${quoteDouble(piece)}.encode()`
    : `open(${quoteDouble(piece.fileName)}, "rb").read()`;
}

function toList(name: string, items: string[]): string[] {
  return [`${name}=[`, ...items.map((item) => `${step}${item},`), '],'];
}

function toLiteral(value: unknown, variables: ReadonlySet<string>): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (variables.has(value.slice(1)) && value.startsWith('$')) return toSnakeCase(value.slice(1));
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

function print(text: Text): string {
  return toInterpolated('f', text, toSnakeCase);
}
