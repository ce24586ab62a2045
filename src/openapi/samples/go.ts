import { quoteDouble, toCall, toSum, lineWidth } from './string-literals-and-calls';
import { toJsonPieces, type SampleBody } from './sample-body';
import type { SampleField } from './multipart-fields';
import { isFile, type Piece, toDisposition } from './multipart-parts-as-sent';
import { type SampleRequest, getRequestVariables, listSampleTexts } from './sample-request';
import { getEncodings, toEncoded, toParts, type Content, type Text, type Variable } from './text-with-variables';
import { toGoName } from './variable-names';

const exit = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** A client with a certificate. */
const client = [
  '\tcert, err := tls.LoadX509KeyPair("client.pem", "client.key")',
  ...exit,
  '\tcerts := []tls.Certificate{cert}',
  '\tclient := &http.Client{Transport: &http.Transport{',
  '\t\tTLSClientConfig: &tls.Config{Certificates: certs},',
  '\t}}',
];

/** Functions that encode the values of variables, with the packages that they use. */
const functions = {
  json: {
    packages: ['encoding/json'],
    lines: [
      '\ttoJSON := func(text string) string {',
      '\t\tencoded, _ := json.Marshal(text)',
      '\t\treturn string(encoded)',
      '\t}',
    ],
  },
  url: {
    packages: ['net/url', 'strings'],
    lines: [
      '\ttoURL := func(text string) string {',
      '\t\treturn strings.ReplaceAll(url.QueryEscape(text), "+", "%20")',
      '\t}',
    ],
  },
  xml: {
    packages: ['encoding/xml', 'strings'],
    lines: [
      '\ttoXML := func(text string) string {',
      '\t\tescaped := &strings.Builder{}',
      '\t\txml.EscapeText(escaped, []byte(text))',
      '\t\treturn escaped.String()',
      '\t}',
    ],
  },
};

const encoders = {
  json: (value: string) => `toJSON(${value})`,
  url: (value: string) => `toURL(${value})`,
  xml: (value: string) => `toXML(${value})`,
};

/** Writes a Go program. */
export function toGo({ method, url, headers, body, hasCertificate, stream }: SampleRequest): string {
  const packages = ['fmt', stream ? 'bufio' : 'io', 'log', 'net/http', 'os', ...getPackages(body)];
  packages.push(...(hasCertificate ? ['crypto/tls'] : []), ...(stream === 'events' ? ['strings'] : []));
  const variables = getRequestVariables({ url, headers, body });
  const used = [...getEncodings(listSampleTexts({ url, headers, body }))].map((encoding) => functions[encoding]);
  packages.push(...used.flatMap((one) => one.packages));
  return [
    'package main',
    '',
    'import (',
    ...[...new Set(packages)].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...variables.map((variable) => `\t${toGoName(variable)} := os.Getenv("${variable}")`),
    ...used.flatMap(({ lines }) => lines),
    '',
    `\turl := ${print(url)}`,
    ...toBody(body),
    `\treq, err := http.NewRequest(${quoteDouble(method)}, url, ${body ? 'body' : 'nil'})`,
    ...exit,
    ...headers.map(({ name, value }) => toHeader(quoteDouble(name), toSum(value, toValue, '+'))),
    ...(body?.kind === 'multipart' ? [toHeader('"Content-Type"', 'form.FormDataContentType()')] : []),
    ...(hasCertificate ? client : []),
    `\tres, err := ${hasCertificate ? 'client' : 'http.DefaultClient'}.Do(req)`,
    ...exit,
    '\tdefer res.Body.Close()',
    ...(stream
      ? toReader(stream)
      : ['\ttext, err := io.ReadAll(res.Body)', ...exit, '\tfmt.Println(res.Status, string(text))']),
    '}',
  ].join('\n');
}

/** Reads the items of a sequence one by one. */
function toReader(stream: NonNullable<SampleRequest['stream']>): string[] {
  const item =
    stream === 'events'
      ? [
          '\t\tline := lines.Text()',
          '\t\tif strings.HasPrefix(line, "data:") {',
          '\t\t\tfmt.Println(strings.TrimPrefix(line[5:], " "))',
          '\t\t}',
        ]
      : ['\t\tfmt.Println(lines.Text())'];
  return [
    '\tlines := bufio.NewScanner(res.Body)',
    // By default, a line has at most 64 KB.
    '\tlines.Buffer(nil, 1<<24)',
    '\tfor lines.Scan() {',
    ...item,
    '\t}',
    '\tif err := lines.Err(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
  ];
}

function getPackages(body: SampleBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'file' || body.kind === 'parts') return ['bytes'];
  if (body.kind !== 'multipart') return ['strings'];
  const hasTypes = body.fields.some(({ contentType, headers }) => contentType !== undefined || headers);
  return ['bytes', 'mime/multipart', ...(hasTypes ? ['net/textproto'] : [])];
}

function toHeader(name: string, value: string): string {
  return toCall('req.Header.Set', [name, value], { indent: '\t', width: lineWidth, step: '\t', comma: ',' });
}

function toBody(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'multipart') return toForm(body.fields);
  if (body.kind === 'parts') return ['\tbody := &bytes.Buffer{}', ...body.pieces.flatMap(toWrite)];
  if (body.kind === 'file')
    return [`\tfile, err := os.ReadFile(${quoteDouble(body.fileName)})`, ...exit, '\tbody := bytes.NewReader(file)'];
  const text = body.kind === 'json' ? toJsonPieces(body).map(toLiteral).join(' + ') : print(body.text);
  return [`\tbody := strings.NewReader(${text})`];
}

/** Text between backticks is literal. */
function toLiteral(piece: Text[number]): string {
  if (typeof piece !== 'string') return toValue(piece);
  return /[`\r]/.test(piece) ? quoteDouble(piece) : `\`${piece}\``;
}

function toForm(fields: SampleField[]): string[] {
  return [
    '\tbody := &bytes.Buffer{}',
    '\tform := multipart.NewWriter(body)',
    ...fields.flatMap(toField),
    '\tform.Close()',
  ];
}

/** Writes a text of a body, or a file between the texts. */
function toWrite(piece: Piece, index: number): string[] {
  if (!isFile(piece)) return [`\tbody.WriteString(${print(piece)})`];
  const file = `file${index}`;
  return [`\t${file}, err := os.ReadFile(${quoteDouble(piece.fileName)})`, ...exit, `\tbody.Write(${file})`];
}

function toField(field: SampleField, index: number): string[] {
  const { name, value, fileName, contentType, headers } = field;
  if (fileName === undefined && contentType === undefined && !headers)
    return [`\tform.WriteField(${quoteDouble(name)}, ${print(value)})`];
  const file = fileName === undefined ? [] : [`\tfile${index}, err := os.ReadFile(${quoteDouble(fileName)})`, ...exit];
  const content = fileName === undefined ? `[]byte(${print(value)})` : `file${index}`;
  return [...file, ...toPart(field, index), ...exit, `\tpart${index}.Write(${content})`];
}

function toPart({ name, fileName, contentType, headers = [] }: SampleField, index: number): string[] {
  if (contentType === undefined && headers.length === 0)
    return [`\tpart${index}, err := form.CreateFormFile(${quoteDouble(name)}, ${quoteDouble(fileName ?? '')})`];
  return [
    `\tpart${index}, err := form.CreatePart(textproto.MIMEHeader{`,
    `\t\t"Content-Disposition": {${quoteDouble(toDisposition(name, fileName))}},`,
    ...(contentType === undefined ? [] : [`\t\t"Content-Type":        {${quoteDouble(contentType)}},`]),
    ...headers.map((header) => `\t\t${quoteDouble(header.name)}: {${quoteDouble(header.value)}},`),
    '\t})',
  ];
}

function toValue(variable: Variable): string {
  return toEncoded(variable, toGoName(variable.variable), encoders);
}

function print(text: Content): string {
  return toSum(toParts(text), toValue);
}
