import { indent, quoteDouble, toSum, lineWidth } from './string-literals-and-calls';
import { hasFiles, toJsonPieces, type SampleBody } from './sample-body';
import type { SampleField } from './multipart-fields';
import { boundary, isFile, type Piece, toFormPieces } from './multipart-parts-as-sent';
import { type SampleRequest, getRequestVariables, listSampleTexts } from './sample-request';
import { getEncodings, toEncoded, toParts, type Content, type Text, type Variable } from './text-with-variables';
import { toCamelCase } from './variable-names';

const further = '        ';

/** Methods that encode the values of variables, and the classes that they use. */
const methods = {
  json: {
    imports: ['java.util.regex.Pattern'],
    // The JDK has no library for JSON.
    lines: [
      '  static String toJson(String text) {',
      '    var escaped = Pattern.compile("[\\"\\\\\\\\\\\\p{Cntrl}]").matcher(text)',
      `${further}.replaceAll(found -> String.format(`,
      `${further}    "\\\\\\\\u%04x", (int) found.group().charAt(0)));`,
      `    return '"' + escaped + '"';`,
      '  }',
    ],
  },
  url: {
    imports: ['java.net.URLEncoder', 'java.nio.charset.StandardCharsets'],
    lines: [
      '  static String toUrl(String text) {',
      '    return URLEncoder.encode(text, StandardCharsets.UTF_8)',
      `${further}.replace("+", "%20");`,
      '  }',
    ],
  },
  xml: {
    imports: ['java.util.stream.Collectors'],
    lines: [
      '  static String toXml(String text) {',
      '    return text.codePoints()',
      `${further}.mapToObj(code -> "&#" + code + ";")`,
      `${further}.collect(Collectors.joining());`,
      '  }',
    ],
  },
};

const encoders = {
  json: (value: string) => `toJson(${value})`,
  url: (value: string) => `toUrl(${value})`,
  xml: (value: string) => `toXml(${value})`,
};

/** Writes a Java program in one file, which `java Sample.java` runs. */
export function toJava({ method, url, headers, body, hasCertificate, stream }: SampleRequest): string | undefined {
  // Java reads a certificate only from a store, which the reader would have to make first.
  if (hasCertificate) return undefined;
  const variables = getRequestVariables({ url, headers, body });
  const used = [...getEncodings(listSampleTexts({ url, headers, body }))].map((encoding) => methods[encoding]);
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpRequest.BodyPublishers',
    'java.net.http.HttpResponse.BodyHandlers',
    ...(hasFiles(body) ? ['java.nio.file.Path'] : []),
    ...used.flatMap((one) => one.imports),
  ];
  return [
    ...imports.map((name) => `import ${name};`),
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
    ...used.flatMap(({ lines }) => ['', ...lines]),
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
  if (body.kind !== 'json') return `BodyPublishers.ofString(${print(body.text)})`;
  // A text block still requires escaped backslashes, and a format escaped percent signs.
  const escaped = toJsonPieces(body).map((piece) =>
    typeof piece === 'string' ? piece.replaceAll('\\', '\\\\') : piece,
  );
  const values = escaped.flatMap((piece) => (typeof piece === 'string' ? [] : [toValue(piece)]));
  const toFormat = (piece: Text[number]) => (typeof piece === 'string' ? piece.replaceAll('%', '%%') : '%s');
  const text = indent(escaped.map(values.length > 0 ? toFormat : String).join(''), `${further}    `);
  const formatted = values.length > 0 ? `.formatted(${values.join(', ')})` : '';
  // The last quote of a JSON string would be one of the three that end the text block.
  return `BodyPublishers.ofString("""\n${text.replace(/"$/, '\\"')}"""${formatted})`;
}

/** The HTTP client of the JDK does not support multipart forms, so the sample writes what is between the fields itself. */
function toForm(fields: SampleField[]): string {
  const typed = fields.map((field) =>
    field.fileName === undefined ? field : { ...field, contentType: field.contentType ?? 'application/octet-stream' },
  );
  return toPublishers(toFormPieces(typed, boundary, '\r\n'));
}

/** Writes texts, and the files between them. */
function toPublishers(pieces: Piece[]): string {
  const publishers = pieces.map((piece) =>
    isFile(piece)
      ? `BodyPublishers.ofFile(Path.of(${quoteDouble(piece.fileName)}))`
      : `BodyPublishers.ofString(${print(piece)})`,
  );
  if (publishers.length === 1) return publishers.join('');
  return `BodyPublishers.concat(\n${publishers.map((publisher) => `${further}    ${publisher}`).join(',\n')})`;
}

function toValue(variable: Variable): string {
  return toEncoded(variable, toCamelCase(variable.variable), encoders);
}

function print(text: Content): string {
  return toSum(toParts(text), toValue);
}
