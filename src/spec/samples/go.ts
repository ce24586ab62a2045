import { quoteDouble, toCall, toSum } from './quote';
import type { SampleBody, SampleField, SampleRequest } from './request';
import { breakUrl, getVariables, lineWidth, type Text } from './text';
import { toGoName } from './variables';

const exit = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];

/** Writes a Go program. */
export function toGo({ method, url, headers, body }: SampleRequest): string {
  const packages = ['fmt', 'io', 'log', 'net/http', 'os'];
  if (body) packages.push(...(body.kind === 'multipart' ? ['bytes', 'mime/multipart'] : ['strings']));
  const variables = getVariables([url, ...headers.map(({ value }) => value)]);
  const lines = breakUrl(url, print, { first: '  url :=  +'.length, others: '     +'.length });
  return [
    'package main',
    '',
    'import (',
    ...packages.sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...variables.map((variable) => `\t${toGoName(variable)} := os.Getenv("${variable}")`),
    '',
    `\turl := ${lines.map(print).join(' +\n\t\t')}`,
    ...toBody(body),
    `\treq, err := http.NewRequest(${quoteDouble(method)}, url, ${body ? 'body' : 'nil'})`,
    ...exit,
    ...headers.map(({ name, value }) => toHeader(quoteDouble(name), toSum(value, toGoName, '+'))),
    ...(body?.kind === 'multipart' ? [toHeader('"Content-Type"', 'form.FormDataContentType()')] : []),
    '\tres, err := http.DefaultClient.Do(req)',
    ...exit,
    '\tdefer res.Body.Close()',
    '\ttext, err := io.ReadAll(res.Body)',
    ...exit,
    '\tfmt.Println(res.Status, string(text))',
    '}',
  ].join('\n');
}

function toHeader(name: string, value: string): string {
  return toCall('req.Header.Set', [name, value], { indent: '\t', width: lineWidth, step: '\t', comma: ',' });
}

function toBody(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'multipart') return toForm(body.fields);
  // Text between backticks is literal.
  const isRaw = body.kind === 'json' && !/[`\r]/.test(body.json);
  const text = isRaw ? `\`${body.json}\`` : quoteDouble(body.kind === 'json' ? body.json : body.text);
  return [`\tbody := strings.NewReader(${text})`];
}

function toForm(fields: SampleField[]): string[] {
  return [
    '\tbody := &bytes.Buffer{}',
    '\tform := multipart.NewWriter(body)',
    ...fields.flatMap(({ name, value, fileName }, index) =>
      fileName === undefined
        ? [`\tform.WriteField(${quoteDouble(name)}, ${quoteDouble(value)})`]
        : [
            `\tfile${index}, err := os.ReadFile(${quoteDouble(fileName)})`,
            ...exit,
            `\tpart${index}, err := form.CreateFormFile(${quoteDouble(name)}, ${quoteDouble(fileName)})`,
            ...exit,
            `\tpart${index}.Write(file${index})`,
          ],
    ),
    '\tform.Close()',
  ];
}

function print(text: Text): string {
  return toSum(text, toGoName);
}
