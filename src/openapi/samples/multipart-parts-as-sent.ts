import * as messages from '@/messages';
import type { SampleField } from './multipart-fields';
import { toParts, toText, type Text } from './text-with-variables';

/** A text of a body, or a file between the texts. */
export type Piece = Text | { fileName: string };

/** Returns true for a file. */
export function isFile(piece: Piece): piece is { fileName: string } {
  return 'fileName' in piece;
}

/** A multipart body that is no form, in the form of its parts and as it is sent. */
export interface PartsBody {
  kind: 'parts';
  /** The media type with the boundary. */
  mediaType: string;
  /** The parts, which have no names. */
  parts: SampleField[];
  /** A text for each part, and the files between the texts. */
  pieces: Piece[];
}

/** The text between parts. */
export const boundary = 'boundary-of-sample';

/** Returns a multipart body that is no form. */
export function toPartsBody(name: string, fields: SampleField[]): PartsBody {
  const mediaType = toMediaType(name, fields, boundary);
  const parts = fields.map((field) => ({ ...field, name: '' }));
  return { kind: 'parts', mediaType, parts, pieces: toPieces(parts, boundary) };
}

/** Returns a media type with its boundary, and with the type of its root, which `multipart/related` requires (RFC 2387). */
function toMediaType(name: string, fields: SampleField[], limit: string): string {
  const root = fields[0]?.contentType ?? 'text/plain';
  const type = /^multipart\/related\b(?!.*;\s*type=)/is.test(name) ? `; type="${root.replace(/;.*/s, '')}"` : '';
  return `${withoutBoundary(name)}${type}; boundary=${limit}`;
}

/** Returns a media type without the parameter whose value a client chooses itself. */
export function withoutBoundary(mediaType: string): string {
  return mediaType.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/i, '');
}

function toPieces(fields: SampleField[], limit: string): Piece[] {
  return [...fields.flatMap((field) => toPart(field, limit)), [`--${limit}--\r\n`]];
}

function toPart({ value, fileName, contentType = 'text/plain', headers = [], parts }: SampleField, limit: string) {
  // No boundary may begin with that of another one around it.
  const inner = `inner-${limit}`;
  const type = parts ? toMediaType(contentType, parts, inner) : contentType;
  const head = [`--${limit}`, `Content-Type: ${type}`, ...headers.map(toHeaderLine), '\r\n'];
  const content: Piece[] = parts ? toPieces(parts, inner) : [fileName === undefined ? toParts(value) : { fileName }];
  return join([[head.join('\r\n')], ...content, ['\r\n']]);
}

/** Returns a form as it is sent, for clients that cannot write one. */
export function toFormPieces(fields: SampleField[], limit: string, lineEnd: string): Piece[] {
  const pieces = fields.flatMap(({ name, value, fileName, contentType, headers = [] }): Piece[] => {
    const head = [
      `--${limit}`,
      `Content-Disposition: ${toDisposition(name, fileName)}`,
      ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
      ...headers.map(toHeaderLine),
      lineEnd,
    ];
    return join([[head.join(lineEnd)], fileName === undefined ? toParts(value) : { fileName }, [lineEnd]]);
  });
  return [...pieces, [`--${limit}--${lineEnd}`]];
}

function toHeaderLine({ name, value }: { name: string; value: string }): string {
  return `${name}: ${value}`;
}

/** Returns the text of a body without files. */
export function findOnlyText(pieces: Piece[]): Text | undefined {
  const [text, ...others] = join(pieces);
  return text && !isFile(text) && others.length === 0 ? text : undefined;
}

/** Returns true for a form, whose fields have names. */
export function isForm(name: string, fields: SampleField[]): boolean {
  return name.startsWith('multipart/form-data') && fields.every((field) => field.name !== '');
}

/** Returns the fields of a form, or any other multipart body as it is sent, with the names of files instead of their contents. */
export function toMultipartText(name: string, fields: SampleField[]): string {
  const toValue = ({ fileName, value }: SampleField) =>
    fileName === undefined ? toParts(value).join('') : messages.contentOfFile(fileName);
  if (isForm(name, fields)) return fields.map((field) => `${field.name}=${toValue(field)}`).join('\n');
  const texts = toPartsBody(name, fields).pieces.map((piece) =>
    isFile(piece) ? messages.contentOfFile(piece.fileName) : piece.join(''),
  );
  return texts.join('').replaceAll('\r\n', '\n');
}

/** Joins adjacent texts. */
function join(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !isFile(last) && !isFile(piece)) joined[joined.length - 1] = toText([...last, ...piece]);
    else joined.push(piece);
  }
  return joined;
}

/** Writes the header of a multipart field, with the escapes that browsers use. */
export function toDisposition(name: string, fileName: string | undefined): string {
  const quote = (text: string) =>
    `"${text.replace(/["\r\n]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}"`;
  return `form-data; name=${quote(name)}${fileName === undefined ? '' : `; filename=${quote(fileName)}`}`;
}
