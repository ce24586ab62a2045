import { findExampleWithText } from '../model/example';
import type { MediaType } from '../model/body-and-media-type';
import type { SchemaTable } from '../model/schema';
import { escapeUnseen } from '@/lib/control-characters';
import { isBinary, isJson, toConcrete, toExtension } from './media-types';
import { toLines, toSampleFields, type SampleField } from './multipart-fields';
import { toParts, toText, type Content, type Text } from './text-with-variables';
import { findOnlyText, isFile, isForm, toPartsBody, withoutBoundary, type PartsBody } from './multipart-parts-as-sent';

/** Returns true if a part of a form has headers of its own, which not every client can send. */
export function hasPartHeaders(body: SampleBody | undefined): boolean {
  return body?.kind === 'multipart' && body.fields.some(({ headers }) => headers !== undefined);
}

export type SampleBody =
  /** `json` is formatted text with several lines. */
  | {
      kind: 'json';
      mediaType: string;
      json: string;
      /** The variables in it, by the texts that are in it instead of their values. */
      variables?: ReadonlyMap<string, string>;
    }
  | { kind: 'text'; mediaType: string; text: Content; /** True if line breaks separate values. */ isSequence?: true }
  /** `text` is the form as it is sent. */
  | { kind: 'form'; mediaType: string; fields: SampleField[]; text: Content }
  | { kind: 'multipart'; fields: SampleField[] }
  | PartsBody
  /** The content of a file. */
  | { kind: 'file'; mediaType: string; fileName: string };

/** Splits JSON at its variables. The quotes around them belong to their values. */
export function toJsonPieces({ json, variables }: Extract<SampleBody, { kind: 'json' }>): Text {
  if (!variables) return [json];
  const marks = [...variables.keys()].map((mark) => `"${mark}"`);
  const pieces = json.split(new RegExp(`(${marks.join('|')})`)).map((piece) => {
    const variable = marks.includes(piece) ? variables.get(piece.slice(1, -1)) : undefined;
    return variable === undefined ? piece : { variable, encodings: ['json' as const] };
  });
  return toText(pieces);
}

/** Returns true if a client reads files for a body. */
export function hasFiles(body: SampleBody | undefined): boolean {
  if (body?.kind === 'multipart') return body.fields.some(({ fileName }) => fileName !== undefined);
  return body?.kind === 'parts' ? findOnlyText(body.pieces) === undefined : body?.kind === 'file';
}

/** Returns the body of a sample: the first example of a media type, or a file if that has no readable example. */
export function toBody(media: MediaType, table: SchemaTable): SampleBody {
  const example = findExampleWithText(media.examples);
  const mediaType = toConcrete(media.name);
  if (media.name.startsWith('multipart/')) return toMultipart(media, table);
  const node = media.schema === undefined ? undefined : table[media.schema];
  const file: SampleBody = { kind: 'file', mediaType, fileName: `body.${toExtension(mediaType)}` };
  if (isBinary(media.name, node)) return file;
  const source = example?.source;
  // Nothing is known about the content, unless an author says that it is empty.
  if (source === undefined && media.examples.every(({ externalUrl }) => externalUrl !== undefined)) return file;
  if (media.sequence && media.sequence.form !== 'parts')
    return { kind: 'text', mediaType, text: source ?? '', isSequence: true };
  if (source === undefined) return { kind: 'text', mediaType, text: '' };
  if (isJson(media.name)) {
    const json = escapeUnseen(source);
    return { kind: 'json', mediaType: media.name === 'application/*' ? 'application/json' : mediaType, json };
  }
  const hasStyles = media.encodings.some(({ style }) => style !== undefined);
  if (!media.name.includes('urlencoded') || hasStyles) return { kind: 'text', mediaType, text: source };
  const fields = [...new URLSearchParams(source)].map(([name, value]) => ({ name, value }));
  return { kind: 'form', mediaType, fields, text: source };
}

/** Returns a form, the parts of another multipart body, or the text with boundaries that an author wrote. */
function toMultipart(media: MediaType, table: SchemaTable): SampleBody {
  const example = findExampleWithText(media.examples);
  const { source = '', origin = 'generated', fields } = example ?? {};
  const [, boundary] = (fields === undefined && /^--(\S+)\r?\n/.exec(source)) || [];
  if (boundary !== undefined) {
    const mediaType = `${withoutBoundary(media.name)}; boundary=${boundary}`;
    return { kind: 'text', mediaType, text: source.replace(/\r?\n/g, '\r\n') };
  }
  const named = toSampleFields(fields ?? toLines(source), media, { table, origin });
  return isForm(media.name, named) ? { kind: 'multipart', fields: named } : toPartsBody(media.name, named);
}

/** Lists the texts of a body. */
export function getBodyTexts(body: SampleBody | undefined): Text[] {
  switch (body?.kind) {
    case 'json':
      return [toJsonPieces(body)];
    case 'text':
    case 'form':
      return [toParts(body.text)];
    case 'multipart':
      return body.fields.map(({ value }) => toParts(value));
    case 'parts':
      return body.pieces.flatMap((piece) => (isFile(piece) ? [] : [piece]));
    default:
      return [];
  }
}
