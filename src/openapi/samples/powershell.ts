import { lineWidth } from './string-literals-and-calls';
import { hasControls, replaceControls } from '@/lib/control-characters';
import { hasPartHeaders, toJsonPieces, type SampleBody } from './sample-body';
import type { SampleField } from './multipart-fields';
import { findOnlyText, isFile, type Piece } from './multipart-parts-as-sent';
import type { SampleRequest } from './sample-request';
import { toEncoded, toParts, type Content, type Text, type Variable } from './text-with-variables';

const step = '  ';
const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** A client certificate with its key. */
const certificate = [
  '$certificate =',
  `${step}[Security.Cryptography.X509Certificates.X509Certificate2]::`,
  `${step}CreateFromPemFile('client.pem', 'client.key')`,
];

const encoders = {
  json: (value: string) => `(ConvertTo-Json ${value})`,
  url: (value: string) => `[Uri]::EscapeDataString(${value})`,
  // The method of the platform leaves line breaks, which attributes would lose.
  xml: (value: string) =>
    `[Security.SecurityElement]::Escape(${value}).Replace("\`r", '&#13;').Replace("\`n", '&#10;')`,
};

/** Writes a PowerShell script. */
export function toPowershell({
  method,
  url,
  headers,
  body,
  hasCertificate,
  stream,
}: SampleRequest): string | undefined {
  // A form sets the media type of a part, but no further headers. A response is read as a whole.
  if (hasPartHeaders(body) || stream) return undefined;
  const contentType = body && body.kind !== 'multipart' ? body.mediaType : undefined;
  const others = headers.filter(({ name }) => contentType === undefined || name.toLowerCase() !== 'content-type');
  const options = [
    '-Uri $url',
    ...toMethod(method),
    ...(others.length > 0 ? ['-Headers $headers'] : []),
    ...(contentType === undefined ? [] : [`-ContentType ${quote(contentType)}`]),
    ...(hasCertificate ? ['-Certificate $certificate'] : []),
    ...toBodyOption(body),
  ];
  const command = `Invoke-RestMethod ${options.join(' ')}`;
  return [
    `$url = ${print(url)}`,
    ...toHeaders(others.map(({ name, value }) => `${toKey(name)} = ${print(value)}`)),
    ...toBody(body),
    ...(hasCertificate ? certificate : []),
    command.length <= lineWidth ? command : `Invoke-RestMethod ${options.join(` \`\n${step}`)}`,
  ].join('\n');
}

function toBodyOption(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'file') return [`-InFile ${quote(body.fileName)}`];
  return [body.kind === 'multipart' && !needsContent(body.fields) ? '-Form $form' : '-Body $body'];
}

/** A table of fields can neither repeat a name nor have media types. */
function needsContent(fields: SampleField[]): boolean {
  const names = new Set(fields.map(({ name }) => name.toLowerCase()));
  return names.size < fields.length || fields.some(({ contentType }) => contentType !== undefined);
}

function toMethod(method: string): string[] {
  if (method === 'GET') return [];
  return methods.includes(method)
    ? [`-Method ${method.charAt(0)}${method.slice(1).toLowerCase()}`]
    : [`-CustomMethod ${quote(method)}`];
}

function toHeaders(headers: string[]): string[] {
  if (headers.length === 0) return [];
  const line = `$headers = @{ ${headers.join('; ')} }`;
  if (headers.length === 1 && line.length <= lineWidth) return [line];
  return ['$headers = @{', ...headers.map((header) => `${step}${header}`), '}'];
}

function toKey(name: string): string {
  return /^[A-Za-z]+$/.test(name) ? name : quote(name);
}

function toBody(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case 'json':
      return toHereString(toJsonPieces(body));
    case 'text':
    case 'form':
      return [`$body = ${print(body.text)}`];
    case 'parts':
      return toBytes(body.pieces);
    case 'multipart':
      if (needsContent(body.fields))
        return ['$body = [System.Net.Http.MultipartFormDataContent]::new()', ...body.fields.flatMap(toPart)];
      return [
        '$form = @{',
        ...body.fields.map(
          ({ name, value, fileName }) =>
            `${step}${quote(name)} = ${fileName === undefined ? print(value) : `Get-Item ${quote(fileName)}`}`,
        ),
        '}',
      ];
    default:
      return [];
  }
}

/** Writes a here-string. One in single quotes expands nothing, and no line of JSON begins with its end marker. */
function toHereString(text: Text): string[] {
  if (text.every((part) => typeof part === 'string')) return ["$body = @'", text.join(''), "'@"];
  const parts = text.map((part) => (typeof part === 'string' ? part.replace(/[`$]/g, '`$&') : toExpression(part)));
  return ['$body = @"', parts.join(''), '"@'];
}

/** Text that contains files is bytes. */
function toBytes(pieces: Piece[]): string[] {
  const text = findOnlyText(pieces);
  if (text !== undefined) return [`$body = ${print(text)}`];
  const values = pieces.map((piece) =>
    isFile(piece)
      ? `[IO.File]::ReadAllBytes((Resolve-Path ${quote(piece.fileName)}))`
      : `[Text.Encoding]::UTF8.GetBytes(${print(piece)})`,
  );
  return [`[byte[]]$body = ${values.join(` +\n${step}`)}`];
}

function toPart({ name, value, fileName, contentType }: SampleField): string[] {
  if (fileName === undefined) {
    const type = contentType === undefined ? '' : `, [Text.Encoding]::UTF8, ${quote(contentType)}`;
    return [`$body.Add([System.Net.Http.StringContent]::new(${print(value)}${type}), ${quote(name)})`];
  }
  const type = contentType === undefined ? [] : [`$file.Headers.ContentType = ${quote(contentType)}`];
  return [
    `$file = [System.Net.Http.StreamContent]::new([IO.File]::OpenRead((Resolve-Path ${quote(fileName)})))`,
    ...type,
    `$body.Add($file, ${quote(name)}, ${quote(fileName)})`,
  ];
}

/** Writes a text in single quotes and doubles those inside. PowerShell treats curly quotes as straight ones. */
function quote(text: string): string {
  if (hasControls(text)) return `"${replaceControls(toInner(text), (code) => `\`u{${code.toString(16)}}`)}"`;
  return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}

/** Escapes text for double quotes. */
function toInner(text: string): string {
  return text.replace(/["`$\u201c-\u201e]/g, '`$&').replaceAll('\n', '`n');
}

function toValue(variable: Variable): string {
  return toEncoded(variable, `$env:${variable.variable}`, encoders);
}

/** Writes an encoded value for double quotes. */
function toExpression(variable: Variable): string {
  const value = toValue(variable);
  return value.startsWith('(') ? `$${value}` : `$(${value})`;
}

function print(content: Content): string {
  const text = toParts(content);
  if (text.every((part) => typeof part === 'string')) return quote(text.join(''));
  const parts = text.map((part, index) => {
    if (typeof part === 'string') return hasControls(part) ? quote(part).slice(1, -1) : toInner(part);
    if (part.encodings) return toExpression(part);
    const next = text[index + 1];
    return typeof next === 'string' && /^[\w:?]/.test(next) ? `\${env:${part.variable}}` : `$env:${part.variable}`;
  });
  return `"${parts.join('')}"`;
}
