import { indent, quoteDouble, toSum } from './quote';
import type { SampleBody, SampleRequest } from './request';
import { breakUrl, getVariables, lineWidth, type Text } from './text';
import { toCamelCase } from './variables';

const further = '        ';

/** Writes a Java program in one file, which `java Sample.java` runs. */
export function toJava({ method, url, headers, body }: SampleRequest): string | undefined {
  // The HTTP client of the JDK does not support multipart forms.
  if (body?.kind === 'multipart') return undefined;
  const variables = getVariables([url, ...headers.map(({ value }) => value)]);
  const lines = breakUrl(url, print, { first: '    var url = ;'.length, others: `${further}+ ;`.length });
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpRequest.BodyPublishers;',
    'import java.net.http.HttpResponse.BodyHandlers;',
    '',
    'class Sample {',
    '  public static void main(String[] args) throws Exception {',
    ...variables.map(toVariable),
    '',
    `    var url = ${lines.map(print).join(`\n${further}+ `)};`,
    '    var request = HttpRequest',
    `${further}.newBuilder(URI.create(url))`,
    ...headers.map(toHeader),
    `${further}.method(${quoteDouble(method)}, ${toBody(body)})`,
    `${further}.build();`,
    '    var response = HttpClient.newHttpClient()',
    `${further}.send(request, BodyHandlers.ofString());`,
    '    System.out.println(response.body());',
    '  }',
    '}',
  ].join('\n');
}

function toVariable(variable: string): string {
  const line = `    var ${toCamelCase(variable)} = System.getenv("${variable}");`;
  return line.length <= lineWidth ? line : line.replace(' = ', ` =\n${further}`);
}

function toHeader({ name, value }: SampleRequest['headers'][number]): string {
  const line = `${further}.header(${quoteDouble(name)}, ${print(value)})`;
  return line.length <= lineWidth ? line : `${further}.header(${quoteDouble(name)},\n${further}    ${print(value)})`;
}

function toBody(body: Exclude<SampleBody, { kind: 'multipart' }> | undefined): string {
  if (!body) return 'BodyPublishers.noBody()';
  if (body.kind !== 'json') return `BodyPublishers.ofString(${quoteDouble(body.text)})`;
  // A text block still requires escaped backslashes.
  const text = indent(body.json.replaceAll('\\', '\\\\'), `${further}    `);
  return `BodyPublishers.ofString("""\n${text}""")`;
}

function print(text: Text): string {
  return toSum(text, toCamelCase);
}
