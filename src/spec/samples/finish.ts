import { escapeShellDouble } from './escape';
import { fromGuarded, hasPlaceholder } from './guard';
import type { SampleRequest } from './request';

/** Puts right what the library prints for a language; the code is still guarded. */
export type Finish = (code: string, request: SampleRequest) => string;

/** A shell fills in variables between double quotes alone. */
export const finishCurl: Finish = (code) =>
  code
    .replace(/^curl ([^'\s\\]+)/, "curl '$1'")
    .replace(/'([^']*)'/g, (whole, inner: string) =>
      hasPlaceholder(inner)
        ? `"${inner.replace(/[\ue000-\ue2ff]/g, (mark) => fromGuarded(mark, escapeShellDouble))}"`
        : whole,
    );

export const finishJavascript: Finish = (code, request) => {
  const call = code.replace(/(^|\n)fetch\(/, '$1const response = await fetch(');
  return `${withBody(call, request)};\n`;
};

/** The same with the types that the site offers for download. */
export const finishTypescript: Finish = (code, request) => {
  const { bodyType, responseType, service } = request;
  const typed = bodyType ? { ...request, bodySuffix: ` satisfies ${toType(bodyType)}` } : request;
  const head = bodyType || responseType ? `import type { components } from './${service}';\n\n` : '';
  const tail = responseType ? `const data = (await response.json()) as ${toType(responseType)};\n` : '';
  return head + finishJavascript(code, typed) + tail;
};

export const finishPython: Finish = (code) =>
  `import requests\n\nresponse = ${code
    .replace(/^ {5,}/gm, (indent) => ' '.repeat(indent.length * 2 - 4))
    .replace(/^(\s*)data=b(".*")$/gm, '$1data=$2.encode()')
    .replace(/^(requests\.\w+\()("[^\n]*"),\n/, '$1\n    $2,\n')}\n`;

/** The library opens files without importing what opens them. */
export const finishGo: Finish = (code, request) =>
  withRawBody(code.includes('os.Open(') ? code.replace('\t"net/http"\n', '\t"net/http"\n\t"os"\n') : code, request)
    .replace(/^\treq\.Header\.Add\("Content-Type", "multipart\/form-data"\)\n/m, '')
    .replace(/\n\n}$/, '\n}\n');

/** In a shell for Java, as `jshell`, this runs as it is. */
export const finishJava: Finish = (code, { json }) =>
  `import java.net.URI;\nimport java.net.http.*;\n\n${code.replace(`"${bodyToken}"`, () => toTextBlock(json ?? ''))}\n`;

export const finishCsharp: Finish = (code) =>
  code.includes('AuthenticationHeaderValue') ? `using System.Net.Http.Headers;\n\n${code}` : code;

/** PowerShell fills in variables between double quotes alone. */
export const finishPowershell: Finish = (code) =>
  code.replace(
    /-Uri '([^']*)' -Method (\w+)( -Headers \$headers)? ?(-ContentType '[^']*')?( -Body)?/,
    (_, uri: string, ...options: (string | undefined)[]) => {
      const [method, headers, type, body] = options;
      return [`-Uri "${uri}"`, `-Method ${method}`, headers?.trim(), type, body?.trim()].filter(Boolean).join(' `\n  ');
    },
  );

function toType(name: string): string {
  return `components['schemas']['${name.replace(/[\\']/g, '\\$&')}']`;
}

/** JSON is JavaScript: it stands as it is, two levels in. */
function withBody(code: string, { json, bodySuffix = '' }: SampleRequest): string {
  if (json === undefined) return code;
  const indented = json.replace(/\n/g, '\n  ');
  return code.replace(`'${bodyToken}'`, () => `JSON.stringify(${indented}${bodySuffix})`);
}

/** Between backticks Go takes text as it is. */
function withRawBody(code: string, { json }: SampleRequest): string {
  if (json === undefined) return code;
  return code.replace(`"${bodyToken}"`, () => (json.includes('`') ? JSON.stringify(json) : `\`${json}\``));
}

/** Lines between triple quotes; a backslash is still written twice. */
function toTextBlock(json: string): string {
  return `"""\n${json.replaceAll('\\', '\\\\').replace(/^/gm, '        ')}"""`;
}

/** Stands for the body until the rest is printed. */
export const bodyToken = '\ue304';
