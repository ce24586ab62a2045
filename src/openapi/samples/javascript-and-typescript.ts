import { hasLossyNumber, parseJson } from '../exact-numbers';
import { indent, quoteSingle, toTemplate, lineWidth } from './string-literals-and-calls';
import { hasFiles, hasPartHeaders, toJsonPieces, type SampleBody } from './sample-body';
import type { SampleField } from './multipart-fields';
import { findOnlyText, isFile, type Piece } from './multipart-parts-as-sent';
import { type SampleRequest, getRequestVariables, listSampleTexts } from './sample-request';
import { getEncodings, toEncoded, toParts, type Content, type Variable } from './text-with-variables';
import { toCamelCase } from './variable-names';

const step = '  ';

const encoders = {
  json: (value: string) => `JSON.stringify(${value})`,
  // TypeScript does not know that a variable is set.
  url: (value: string) => `encodeURIComponent(String(${value}))`,
  xml: (value: string) => `toXml(${value})`,
};

/** Writes a JavaScript module for Node.js. */
export function toJavascript(request: SampleRequest): string | undefined {
  return toModule(request, { typed: false });
}

/** Writes the same module with the types that the site offers for download. */
export function toTypescript(request: SampleRequest): string | undefined {
  return toModule(request, { typed: true });
}

function toModule(request: SampleRequest, { typed }: { typed: boolean }): string | undefined {
  const { service, method, url, headers, body, bodyType, responseType, stream } = request;
  // `fetch` presents no certificate, sends no headers of parts, and rejects these requests.
  if (request.hasCertificate || hasPartHeaders(body)) return undefined;
  if (/^(?:CONNECT|TRACE|TRACK)$/.test(method) || (body && /^(?:GET|HEAD)$/.test(method))) return undefined;
  const isTyped = typed && (bodyType !== undefined || responseType !== undefined);
  const imports = [
    hasFiles(body) ? `import { openAsBlob } from 'node:fs';` : '',
    isTyped ? `import type { components } from './${service}';` : '',
  ].filter(Boolean);
  const statements = [
    ...(imports.length > 0 ? [...imports, ''] : []),
    ...getRequestVariables({ url, headers, body }).map(toConstant),
    ...(getEncodings(listSampleTexts({ url, headers, body })).has('xml')
      ? [
          `const toXml = (text${typed ? ': unknown' : ''}) =>`,
          `${step}Array.from(String(text), (character) => \`&#\${character.codePointAt(0)};\`).join('');`,
        ]
      : []),
    '',
    `const url = ${print(url)};`,
    ...(body?.kind === 'multipart' ? toForm(body.fields) : []),
    toFetch(method, headers, toBody(body, typed ? bodyType : undefined)),
    ...(stream
      ? toReader(stream, typed && responseType !== undefined ? ` as ${toType(responseType)}` : '')
      : typed && responseType !== undefined
        ? [`const data = (await response.json()) as ${toType(responseType)};`, 'console.log(response.status, data);']
        : ['console.log(response.status, await response.text());']),
  ];
  return statements.join('\n');
}

/** Reads the items of a sequence one by one. The last one may have no end, except an event, which is incomplete without it. */
function toReader(stream: NonNullable<SampleRequest['stream']>, as: string): string[] {
  const [item, end] = stream === 'records' ? ['record', "'\\u001e'"] : ['line', '/\\r?\\n/'];
  const inside =
    stream === 'events'
      ? [
          'const events = `${rest}${chunk}`.split(/\\r?\\n\\r?\\n/);',
          "rest = events.pop() ?? '';",
          'for (const event of events)',
          `${step}for (const [, data] of event.matchAll(/^data: ?(.*)/gm))`,
          `${step}${step}console.log(data);`,
        ]
      : [
          `const ${item}s = \`\${rest}\${chunk}\`.split(${end});`,
          `rest = ${item}s.pop() ?? '';`,
          `for (const ${item} of ${item}s.filter(Boolean))`,
          `${step}console.log(JSON.parse(${item})${as});`,
        ];
  return [
    'const chunks = response.body?.pipeThrough(',
    `${step}new TextDecoderStream(),`,
    ');',
    "let rest = '';",
    'for await (const chunk of chunks ?? []) {',
    ...inside.map((line) => `${step}${line}`),
    '}',
    ...(stream === 'events' ? [] : [`if (rest) console.log(JSON.parse(rest)${as});`]),
  ];
}

function toConstant(variable: string): string {
  const line = `const ${toCamelCase(variable)} = process.env.${variable};`;
  return line.length <= lineWidth ? line : line.replace(' = ', ` =\n${step}`);
}

function toFetch(method: string, headers: SampleRequest['headers'], body: string | undefined): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoteSingle(method)},`]),
    ...toHeaders(headers.map(toHeader)),
    ...(body === undefined ? [] : [`body: ${body},`]),
  ];
  if (options.length === 0) return 'const response = await fetch(url);';
  return `const response = await fetch(url, {\n${indent(options.join('\n'), step)}\n});`;
}

function toHeaders(headers: string[]): string[] {
  if (headers.length === 0) return [];
  const line = `headers: { ${headers.join(', ')} },`;
  if (headers.length === 1 && line.length <= lineWidth) return [line];
  return ['headers: {', ...headers.map((header) => `${step}${header},`), '},'];
}

function toHeader({ name, value }: SampleRequest['headers'][number]): string {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : quoteSingle(name);
  return `${key}: ${print(value)}`;
}

/**
 * Writes the body. JSON is valid JavaScript, but JavaScript would change some numbers and would set the prototype for
 * the name `__proto__`.
 */
function toBody(body: SampleBody | undefined, type: string | undefined): string | undefined {
  switch (body?.kind) {
    case 'json': {
      if (body.json.includes('__proto__') || hasLossyNumber(parseJson(body.json))) return print(toJsonPieces(body));
      return `JSON.stringify(${toObject(body)}${type === undefined ? '' : ` satisfies ${toType(type)}`})`;
    }
    case 'text':
      return print(body.text);
    case 'form':
      return `new URLSearchParams([\n${body.fields
        .map(({ name, value }) => `${step}[${quoteSingle(name)}, ${print(value)}],\n`)
        .join('')}])`;
    case 'multipart':
      return 'form';
    case 'parts':
      return toBlob(body.pieces);
    case 'file':
      return `await openAsBlob(${quoteSingle(body.fileName)})`;
    default:
      return undefined;
  }
}

/** Writes JSON as JavaScript, in which a variable is a template literal, because TypeScript does not know that it is set. */
function toObject(body: Extract<SampleBody, { kind: 'json' }>): string {
  return [...(body.variables ?? [])].reduce(
    (json, [mark, variable]) => json.replaceAll(`"${mark}"`, `\`\${${toCamelCase(variable)}}\``),
    body.json,
  );
}

/** Text that contains files is a blob. */
function toBlob(pieces: Piece[]): string {
  const text = findOnlyText(pieces);
  if (text !== undefined) return print(text);
  const values = pieces.map((piece) =>
    isFile(piece) ? `await openAsBlob(${quoteSingle(piece.fileName)})` : print(piece),
  );
  return `new Blob([\n${values.map((value) => `${step}${value},\n`).join('')}])`;
}

function toForm(fields: SampleField[]): string[] {
  return ['const form = new FormData();', ...fields.map((field) => `form.append(${toFieldArguments(field)});`)];
}

/** A form has a media type only for blobs, so a value with one becomes a blob. */
function toFieldArguments({ name, value, fileName, contentType }: SampleField): string {
  const key = quoteSingle(name);
  const type = contentType === undefined ? '' : `, { type: ${quoteSingle(contentType)} }`;
  if (fileName !== undefined)
    return `${key}, await openAsBlob(${quoteSingle(fileName)}${type}), ${quoteSingle(fileName)}`;
  return type === '' ? `${key}, ${print(value)}` : `${key}, new Blob([${print(value)}]${type})`;
}

function print(content: Content): string {
  const text = toParts(content);
  return text.every((part) => typeof part === 'string') ? quoteSingle(text.join('')) : toTemplate(text, toValue);
}

function toValue(variable: Variable): string {
  return toEncoded(variable, toCamelCase(variable.variable), encoders);
}

function toType(name: string): string {
  return `components['schemas'][${quoteSingle(name)}]`;
}
