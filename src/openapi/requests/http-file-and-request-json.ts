import * as messages from '@/messages';
import { toJsonPieces, type SampleBody } from '../samples/sample-body';
import { isFile, type Piece, toFormPieces } from '../samples/multipart-parts-as-sent';
import { type SampleRequest, getRequestVariables, listSampleTexts } from '../samples/sample-request';
import { toParts, type Text, type Variable } from '../samples/text-with-variables';

const boundary = 'boundary-of-request';

/**
 * Writes a request as a file that editors can send. A variable is read from the environment, so that the file has no secret.
 * @see https://github.com/JetBrains/http-request-in-editor-spec
 */
export function toHttpFile(request: SampleRequest, title: string): string {
  const { method, url, headers, body } = request;
  const shown =
    body?.kind === 'multipart'
      ? [...headers, { name: 'Content-Type', value: [`multipart/form-data; boundary=${boundary}`] }]
      : headers;
  const encoded = listSampleTexts(request)
    .flat()
    .flatMap((part) => (typeof part === 'object' && part.encodings ? [part.variable] : []));
  const variables = getRequestVariables(request).map((name) => `@${name} = {{$processEnv ${name}}}`);
  return [
    `### ${title.replace(/\s+/g, ' ')}`,
    ...(encoded.length > 0 ? [`# ${messages.requestInsertedAsIs(encoded.join(', '))}`] : []),
    ...variables,
    ...(variables.length > 0 ? [''] : []),
    `${method} ${print(url)} HTTP/1.1`,
    ...shown.map(({ name, value }) => `${name}: ${print(value)}`),
    '',
    toBody(body),
    '',
  ].join('\n');
}

/** Writes a request as JSON, in which a variable is `{{NAME}}`. */
export function toRequestJson({ method, url, headers, body }: SampleRequest): string {
  const own = {
    method,
    url: print(url),
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, print(value)])),
  };
  const text = toBody(body);
  if (!body) return `${JSON.stringify(own, undefined, 2)}\n`;
  if (body.kind !== 'json') return `${JSON.stringify({ ...own, body: text }, undefined, 2)}\n`;
  // The numbers of the body stay as they are written.
  return `${JSON.stringify(own, undefined, 2).replace(/\n\}$/, '')},\n  "body": ${text.replaceAll('\n', '\n  ')}\n}\n`;
}

function toBody(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case 'json':
      return print(toJsonPieces(body));
    case 'text':
    case 'form':
      return print(toParts(body.text));
    case 'file':
      return `< ./${body.fileName}`;
    case 'parts':
      return body.pieces.map(toPiece).join('');
    case 'multipart':
      return toFormPieces(body.fields, boundary, '\n').map(toPiece).join('').trimEnd();
    default:
      return '';
  }
}

function toPiece(piece: Piece): string {
  return isFile(piece) ? `< ./${piece.fileName}` : print(piece);
}

function print(text: Text): string {
  const toPlaceholder = ({ variable, encodings = [] }: Variable) => {
    const quote = !encodings.includes('json') ? '' : encodings.includes('url') ? '%22' : '"';
    return `${quote}{{${variable}}}${quote}`;
  };
  return text.map((part) => (typeof part === 'string' ? part : toPlaceholder(part))).join('');
}
