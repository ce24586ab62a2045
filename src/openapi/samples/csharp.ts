import { indent, quoteDouble, toCall, toInterpolated, lineWidth } from './string-literals-and-calls';
import { hasPartHeaders, toJsonPieces, type SampleBody } from './sample-body';
import type { SampleField } from './multipart-fields';
import { isFile, type Piece } from './multipart-parts-as-sent';
import { type SampleRequest, getRequestVariables, listSampleTexts } from './sample-request';
import { getEncodings, toEncoded, toParts, type Content, type Text, type Variable } from './text-with-variables';
import { toCamelCase } from './variable-names';

const step = '    ';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** A client with a certificate. */
const client = [
  'var handler = new HttpClientHandler();',
  'handler.ClientCertificates.Add(',
  `${step}X509Certificate2.CreateFromPemFile(`,
  `${step}${step}"client.pem", "client.key"));`,
  'using var client = new HttpClient(handler);',
];

/** The method of the platform leaves line breaks, which attributes would lose. */
const toXml = [
  'string ToXml(string text) =>',
  `${step}System.Security.SecurityElement.Escape(text)`,
  `${step}${step}.Replace("\\r", "&#13;").Replace("\\n", "&#10;");`,
];

const encoders = {
  json: (value: string) => `System.Text.Json.JsonSerializer.Serialize(${value})`,
  url: (value: string) => `Uri.EscapeDataString(${value})`,
  xml: (value: string) => `ToXml(${value})`,
};

/** Writes a C# program with top-level statements. */
export function toCsharp({ method, url, headers, body, hasCertificate, stream }: SampleRequest): string | undefined {
  // The initializer of a part sets its media type, but no further headers.
  if (hasPartHeaders(body)) return undefined;
  const variables = getRequestVariables({ url, headers, body });
  const ofContent = headers.filter(({ name }) => contentHeader.test(name));
  const others = headers.filter((header) => !ofContent.includes(header));
  const httpMethod = methods.includes(method)
    ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod(${quoteDouble(method)})`;
  return [
    ...(hasCertificate ? ['using System.Security.Cryptography.X509Certificates;'] : []),
    'using static System.Environment;',
    '',
    ...variables.map(toVariable),
    ...(getEncodings(listSampleTexts({ url, headers, body })).has('xml') ? toXml : []),
    '',
    `var url = ${print(url)};`,
    ...(hasCertificate ? client : ['using var client = new HttpClient();']),
    `${call('using var request = new HttpRequestMessage', [httpMethod, 'url'])};`,
    ...others.map((header) => toHeader('request.Headers', header)),
    ...(body || ofContent.length === 0 ? toBody(body) : ['request.Content = new ByteArrayContent([]);']),
    // The content object sets its media type.
    ...ofContent
      .filter(({ name }) => !body || name.toLowerCase() !== 'content-type')
      .map((header) => toHeader('request.Content.Headers', header)),
    ...(stream
      ? toReader(stream)
      : [
          'using var response = await client.SendAsync(request);',
          'Console.WriteLine(',
          `${step}await response.Content.ReadAsStringAsync());`,
        ]),
  ].join('\n');
}

/** A header that .NET accepts only from the content of a request. It ignores others without an error. */
const contentHeader =
  /^(?:allow|content-(?:disposition|encoding|language|length|location|md5|range|type)|expires|last-modified)$/i;

function toHeader(target: string, { name, value }: SampleRequest['headers'][number]): string {
  return `${call(`${target}.TryAddWithoutValidation`, [quoteDouble(name), print(value)])};`;
}

/** Reads the items of a sequence one by one. */
function toReader(stream: NonNullable<SampleRequest['stream']>): string[] {
  return [
    'using var response = await client.SendAsync(',
    `${step}request, HttpCompletionOption.ResponseHeadersRead);`,
    'using var reader = new StreamReader(',
    `${step}await response.Content.ReadAsStreamAsync());`,
    'while (await reader.ReadLineAsync() is { } line)',
    ...(stream === 'events'
      ? [
          `${step}if (line.StartsWith("data: ")) Console.WriteLine(line[6..]);`,
          `${step}else if (line.StartsWith("data:")) Console.WriteLine(line[5..]);`,
        ]
      : [`${step}Console.WriteLine(line);`]),
  ];
}

function toVariable(variable: string): string {
  const line = `var ${toCamelCase(variable)} = GetEnvironmentVariable("${variable}");`;
  return line.length <= lineWidth ? line : line.replace(' = ', ` =\n${step}`);
}

function toBody(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'multipart') {
    const parts = body.fields.map(toPart);
    return ['request.Content = new MultipartFormDataContent', '{', ...parts.map((part) => `${step}${part},`), '};'];
  }
  if (body.kind === 'parts') return toContent(body.pieces, body.mediaType);
  if (body.kind === 'file') return [`request.Content = ${toFile(body.fileName, body.mediaType)};`];
  if (body.kind === 'text' && hasParameters(body.mediaType)) return toContent([toParts(body.text)], body.mediaType);
  const text = body.kind === 'json' ? `\n${indent(toRaw(toJsonPieces(body)), step)}` : `\n${step}${print(body.text)}`;
  return [
    `request.Content = new StringContent(${text},`,
    `${step}System.Text.Encoding.UTF8, ${quoteDouble(toBareType(body.mediaType))});`,
    ...(hasParameters(body.mediaType)
      ? ['request.Content.Headers.ContentType =', `${step}${toMediaType(body.mediaType)};`]
      : []),
  ];
}

/**
 * Writes a raw string literal, which contains text literally, without the indentation of its last line. As many braces as it has
 * dollar signs enclose a value, so these are more than its text has in succession.
 */
function toRaw(text: Text): string {
  const braces = text.flatMap((part) => (typeof part === 'string' ? (part.match(/\{+|\}+/g) ?? []) : []));
  const count = Math.max(1, ...braces.map(({ length }) => length)) + 1;
  const parts = text.map((part) =>
    typeof part === 'string' ? part : `${'{'.repeat(count)}${toValue(part)}${'}'.repeat(count)}`,
  );
  const dollars = text.every((part) => typeof part === 'string') ? '' : '$'.repeat(count);
  return `${dollars}"""\n${parts.join('')}\n"""`;
}

/** A content object for text has no media type with a boundary. */
function toContent(pieces: Piece[], mediaType: string): string[] {
  const values = pieces.map((piece) =>
    isFile(piece) ? `File.ReadAllBytes(${quoteDouble(piece.fileName)})` : toBytes(piece),
  );
  return [
    'request.Content = new ByteArrayContent(',
    '[',
    ...values.map((value) => `${step}.. ${value},`),
    ']);',
    `${call('request.Content.Headers.TryAddWithoutValidation', ['"Content-Type"', quoteDouble(mediaType)])};`,
  ];
}

function toBytes(text: Text): string {
  const isLiteral = text.every((part) => typeof part === 'string');
  return isLiteral ? `${print(text)}u8` : `System.Text.Encoding.UTF8.GetBytes(${print(text)})`;
}

function toPart({ name, value, fileName, contentType }: SampleField): string {
  if (fileName !== undefined)
    return `{ ${toFile(fileName, contentType)}, ${quoteDouble(name)}, ${quoteDouble(fileName)} }`;
  if (contentType === undefined || hasParameters(contentType))
    return `{ ${withMediaType(`new StringContent(${print(value)})`, contentType)}, ${quoteDouble(name)} }`;
  const type = quoteDouble(toBareType(contentType));
  return `{ new StringContent(${print(value)}, System.Text.Encoding.UTF8, ${type}), ${quoteDouble(name)} }`;
}

function toFile(fileName: string, contentType: string | undefined): string {
  return withMediaType(`new ByteArrayContent(File.ReadAllBytes(${quoteDouble(fileName)}))`, contentType);
}

function withMediaType(content: string, mediaType: string | undefined): string {
  return mediaType === undefined ? content : `${content} { Headers = { ContentType = ${toMediaType(mediaType)} } }`;
}

/** The constructor of a media type accepts no parameters. */
function toMediaType(mediaType: string): string {
  return mediaType.includes(';')
    ? `System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${quoteDouble(mediaType)})`
    : `new(${quoteDouble(mediaType)})`;
}

/** Returns true for a media type with parameters other than a charset, which is given along with text. */
function hasParameters(mediaType: string): boolean {
  return /;(?!\s*charset=)/i.test(mediaType);
}

function toBareType(mediaType: string): string {
  return mediaType.replace(/;.*/s, '').trim();
}

function call(name: string, args: string[]): string {
  return toCall(name, args, { indent: '', width: lineWidth - 1 });
}

function toValue(variable: Variable): string {
  return toEncoded(variable, toCamelCase(variable.variable), encoders);
}

function print(text: Content): string {
  return toInterpolated('$', toParts(text), toValue);
}
