import { indent, quoteDouble, toDisposition, toSum } from './quote';
import { getRequestVariables, hasFiles, type SampleBody } from './body';
import type { SampleField } from './multipart';
import type { Piece } from './pieces';
import type { SampleRequest } from './request';
import { lineWidth, type Text } from './text';
import { toCamelCase } from './variables';

const further = '        ';

/** Writes a Java program in one file, which `java Sample.java` runs. */
export function toJava({ method, url, headers, body, hasCertificate, stream }: SampleRequest): string | undefined {
  // Java reads a certificate only from a store, which the reader would have to make first.
  if (hasCertificate) return undefined;
  const variables = getRequestVariables({ url, headers, body });
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    ...(hasFiles(body) ? ['import java.nio.file.Path;'] : []),
    '',
    'class Sample {',
    '  public static void main(String[] args) throws Exception {',
    ...variables.map(toVariable),
    '',
    `    var url = ${print(url)};`,
    '    var request = HttpRequest',
    `${further}.newBuilder(URI.create(url))`,
    ...headers.map(toHeader),
    ...(body?.kind === 'multipart'
      ? [toHeader({ name: 'Content-Type', value: [`multipart/form-data; boundary=${boundary}`] })]
      : []),
    `${further}.method(${quoteDouble(method)}, ${toBody(body)})`,
    `${further}.build();`,
    '    var response = HttpClient.newHttpClient()',
    `${further}.send(request, BodyHandlers.${stream ? 'ofLines' : 'ofString'}());`,
    ...(stream ? toReader(stream) : ['    System.out.println(response.body());']),
    '  }',
    '}',
  ].join('\n');
}

/** Prints the items of a sequence one by one. */
function toReader(stream: NonNullable<SampleRequest['stream']>): string[] {
  const ofEvents = [
    `${further}.filter(line -> line.startsWith("data:"))`,
    `${further}.map(line -> line.replaceFirst("data: ?", ""))`,
  ];
  return ['    response.body()', ...(stream === 'events' ? ofEvents : []), `${further}.forEach(System.out::println);`];
}

function toVariable(variable: string): string {
  const line = `    var ${toCamelCase(variable)} = System.getenv("${variable}");`;
  return line.length <= lineWidth ? line : line.replace(' = ', ` =\n${further}`);
}

function toHeader({ name, value }: SampleRequest['headers'][number]): string {
  const line = `${further}.header(${quoteDouble(name)}, ${print(value)})`;
  return line.length <= lineWidth ? line : `${further}.header(${quoteDouble(name)},\n${further}    ${print(value)})`;
}

function toBody(body: SampleBody | undefined): string {
  if (!body) return 'BodyPublishers.noBody()';
  if (body.kind === 'file') return `BodyPublishers.ofFile(Path.of(${quoteDouble(body.fileName)}))`;
  if (body.kind === 'multipart') return toForm(body.fields);
  if (body.kind === 'parts') return toPublishers(body.pieces);
  if (body.kind !== 'json') return `BodyPublishers.ofString(${quoteDouble(body.text)})`;
  // A text block still requires escaped backslashes.
  const text = indent(body.json.replaceAll('\\', '\\\\'), `${further}    `);
  const replaced = (body.variables ?? []).map((name) => `\n${further}    .replace("$${name}", ${toCamelCase(name)})`);
  return `BodyPublishers.ofString("""\n${text}"""${replaced.join('')})`;
}

/** The HTTP client of the JDK does not support multipart forms, so the sample writes what is between the fields itself. */
const boundary = 'boundary-of-sample';

function toForm(fields: SampleField[]): string {
  const parts = fields.flatMap(({ name, value, fileName, contentType, headers = [] }) => {
    const type = contentType ?? (fileName === undefined ? undefined : 'application/octet-stream');
    const head = [
      `--${boundary}`,
      `Content-Disposition: ${toDisposition(name, fileName)}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      ...headers.map((header) => `${header.name}: ${header.value}`),
      '',
      '',
    ].join('\r\n');
    return fileName === undefined ? [`${head}${value}\r\n`] : [head, { fileName }, '\r\n'];
  });
  return toPublishers([...parts, `--${boundary}--\r\n`]);
}

/** Writes texts, and the files between them. */
function toPublishers(pieces: Piece[]): string {
  const publishers = pieces.map((piece) =>
    typeof piece === 'string'
      ? `BodyPublishers.ofString(${quoteDouble(piece)})`
      : `BodyPublishers.ofFile(Path.of(${quoteDouble(piece.fileName)}))`,
  );
  if (publishers.length === 1) return publishers.join('');
  return `BodyPublishers.concat(\n${publishers.map((publisher) => `${further}    ${publisher}`).join(',\n')})`;
}

function print(text: Text): string {
  return toSum(text, toCamelCase);
}
