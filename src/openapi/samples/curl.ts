import { toJsonPieces } from './sample-body';
import { withoutBoundary } from './multipart-parts-as-sent';
import { quoteShell } from './string-literals-and-calls';
import type { SampleField } from './multipart-fields';
import { type SampleRequest, listSampleTexts } from './sample-request';
import { toShellFunctions, toShellValue } from './shell-variable-encoding';
import { toParts, toText, type Content, type Text } from './text-with-variables';

/** Writes a curl command for a POSIX shell, with the short options that the guides use. */
export function toCurl(request: SampleRequest): string {
  const { method, url, headers, body, hasCertificate, stream } = request;
  const options = [
    `curl ${stream ? '-N ' : ''}${toMethod(method, body)}"${toInner(url)}"`,
    ...(hasCertificate ? ['--cert client.pem --key client.key'] : []),
    ...headers.map(({ name, value }) => `-H ${toArgument([`${name}: `, ...toValue(name, value, body)])}`),
    ...toBody(body),
  ];
  const functions = toShellFunctions(
    listSampleTexts(request),
    options.some((option) => option.includes('$(to_form ')),
  );
  return [...functions, options.join(' \\\n  ')].join('\n');
}

/** For a form with a media type of its own, curl chooses the boundary. */
function toValue(name: string, value: Text, body: SampleRequest['body']): Text {
  const isOwn = body?.kind === 'parts' && name.toLowerCase() === 'content-type';
  return isOwn ? [withoutBoundary(body.mediaType)] : value;
}

function toMethod(method: string, body: SampleRequest['body']): string {
  if (method === 'GET' && !body) return '';
  return method === 'HEAD' ? '--head ' : `-X ${/^[\w-]+$/.test(method) ? method : quoteShell(method)} `;
}

function toBody(body: SampleRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return [`-d ${toJoined(toJsonPieces(body))}`];
    // The other data options read a file if the text begins with `@`.
    case 'text':
      return [`${body.isSequence ? '--data-binary' : '--data-raw'} ${toJoined(body.text)}`];
    case 'form':
      return body.fields.map(
        ({ name, value }) =>
          `--data-urlencode ${toJoined(toText([`${encodeURIComponent(name)}=`, ...toParts(value)]))}`,
      );
    case 'multipart':
      return body.fields.map(toField);
    case 'parts':
      return body.parts.flatMap(toPart);
    case 'file':
      return [`--data-binary ${quoteShell(`@${body.fileName}`)}`];
    default:
      return [];
  }
}

/** A shell joins adjacent arguments, and expands variables only in double quotes. */
function toJoined(content: Content): string {
  return toParts(content)
    .map((piece) => (typeof piece === 'string' ? quoteShell(piece) : `"${toShellValue(piece)}"`))
    .join('');
}

/** Parentheses enclose the parts of a part. */
function toPart(part: SampleField): string[] {
  const { contentType = 'text/plain', parts } = part;
  if (!parts) return [toField({ ...part, contentType })];
  const { headers } = part;
  const open = toField({ name: '', value: '', contentType: withoutBoundary(contentType), ...(headers && { headers }) });
  return [open.replace('""', '('), ...parts.flatMap(toPart), `--form '=)'`];
}

/** A value with a media type is in double quotes, inside which curl expects backslashes before quotes and backslashes. */
function toField({ name, value, fileName, contentType, headers = [] }: SampleField): string {
  const type = [
    ...(contentType === undefined ? [] : [`;type=${contentType}`]),
    ...headers.map((header) => `;headers="${`${header.name}: ${header.value}`.replace(/["\\]/g, '\\$&')}"`),
  ].join('');
  if (fileName !== undefined) return `--form ${quoteShell(`${name}=@${fileName}${type}`)}`;
  const text = toText(toParts(value));
  if (type === '') return `--form-string ${toJoined(toText([`${name}=`, ...text]))}`;
  // A function puts the value of a variable into quotes, and escapes those inside.
  if (text.some((piece) => typeof piece === 'object'))
    return `--form ${quoteShell(`${name}=`)}"$(to_form ${toJoined(text)})"${quoteShell(type)}`;
  return `--form ${quoteShell(`${name}="${text.join('').replace(/["\\]/g, '\\$&')}"${type}`)}`;
}

function toArgument(text: Text): string {
  return text.every((part) => typeof part === 'string') ? quoteShell(text.join('')) : `"${toInner(text)}"`;
}

/** Escapes text for double quotes, in which the shell expands variables. */
function toInner(text: Text): string {
  return text
    .map((part, index) => {
      if (typeof part === 'string') return part.replace(/["\\$`]/g, '\\$&');
      const next = text[index + 1];
      if (part.encodings) return toShellValue(part);
      return typeof next === 'string' && /^\w/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
    })
    .join('');
}
