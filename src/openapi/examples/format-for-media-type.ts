import { findJson, isMarkedNumber, toJsonText, toTextOrJson, withNumbers } from '../exact-numbers';
import { isObject, type JsonObject } from '../find-members-of-parsed-json';
import type { Encoding } from '../model/body-and-media-type';
import type { Field } from '../model/example';
import { findEncoding } from '../find-encoding-and-part-schema';
import { isJson } from '../samples/media-types';
import { encodeReserved, encodeUri, serialize, toStyledFields } from '../samples/serialize-and-encode-value';

/** A value as it appears in a request or response of a media type. */
export interface Printed {
  language: string;
  source: string;
  /** The value that the schema describes. */
  value: unknown;
  /** True for text in a format that the schema does not describe, such as XML. */
  isOpaque: boolean;
  /** The properties of a form, each value as text, of which a list is repeated; or the parts of a multipart body. */
  fields?: Field[];
}

/** Formats a value as XML by the schema of a body, or by that of a property of the body. */
export type ToXml = (value: unknown, property?: string) => string;

/** Formats a value as YAML. */
export type ToYaml = (value: unknown) => string;

/**
 * Formats an example for a media type, or as the value of a parameter if the media type is empty. Without a formatter, a value is
 * JSON, which is valid YAML.
 */
export function toPrinted(
  value: unknown,
  mediaType: string,
  encodings: Encoding[] = [],
  { toXml, toYaml }: { toXml?: ToXml; toYaml?: ToYaml } = {},
): Printed {
  const name = mediaType.toLowerCase();
  if (name === '') return { language: 'text', source: toTextOrJson(value), value, isOpaque: false };
  if (isJson(name)) return toJson(value);
  if (/\bxml\b/.test(name)) {
    const printed = toOther(value, 'xml');
    return printed.isOpaque || !toXml ? printed : { ...printed, language: 'xml', source: toXml(value) };
  }
  if (name.includes('yaml')) return toOther(value, 'yaml', toYaml);
  if (name.includes('urlencoded') && isObject(value))
    return { language: 'text', source: toForm(value, encodings), value, isOpaque: false, fields: toFields(value) };
  if (name.startsWith('multipart/') && isObject(value)) {
    const fields = toParts(value, encodings, toXml);
    const source = fields.map((field) => `${field.name}=${field.value}`).join('\n');
    return { language: 'text', source, value, isOpaque: false, fields };
  }
  return { ...toOther(value, 'text'), isOpaque: false };
}

/** Formats a value as JSON. A string that contains JSON is parsed first, since some authors write examples this way. */
function toJson(value: unknown): Printed {
  const parsed = typeof value === 'string' ? findJson(value) : undefined;
  const shown = parsed ?? value;
  return { language: 'json', source: toJsonText(shown, 2), value: shown, isOpaque: false };
}

function toOther(value: unknown, language: string, toYaml?: ToYaml): Printed {
  if (typeof value === 'string' && !isMarkedNumber(value)) return { language, source: value, value, isOpaque: true };
  if (toYaml) return { language, source: withNumbers(toYaml(value)), value, isOpaque: false };
  return { language: 'json', source: toJsonText(value, 2), value, isOpaque: false };
}

/**
 * Writes a form. A property without a style in its encoding is written for its type: a list is repeated, an object is JSON.
 * @see https://spec.openapis.org/oas/v3.1.1.html#support-for-x-www-form-urlencoded-request-bodies
 */
function toForm(value: JsonObject, encodings: Encoding[]): string {
  if (encodings.every(({ style }) => style === undefined))
    return new URLSearchParams(toFields(value).map(({ name, value: text }) => [name, text])).toString();
  const texts = Object.entries(value).map(([name, part]) => {
    const style = findEncoding(encodings, name)?.style;
    const shown = style === undefined && isObject(part) ? toJsonText(part) : part;
    return serialize(name, shown, style ?? exploded, style?.allowReserved ? encodeReserved : encodeUri);
  });
  return texts.filter((text) => text !== '').join('&');
}

const exploded = { style: 'form', explode: true };

/** Returns the fields of a multipart form. A property without a style has a part for each of its items. */
function toParts(value: JsonObject, encodings: Encoding[], toXml?: ToXml): { name: string; value: string }[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const { style, contentType = '' } = findEncoding(encodings, name) ?? {};
    if (style) return toStyledFields(name, part, style);
    const isXml = /\bxml\b/i.test(contentType);
    return toItems(part).map((item) => ({
      name,
      value: isXml && toXml && isObject(item) ? toXml(item, name) : toTextOrJson(item),
    }));
  });
}

function toFields(value: JsonObject): { name: string; value: string }[] {
  return Object.entries(value).flatMap(([name, part]) =>
    toItems(part).map((item) => ({ name, value: toTextOrJson(item) })),
  );
}

function toItems(part: unknown): unknown[] {
  return Array.isArray(part) ? part : [part];
}
