import { toTextOrJson } from '../exact-numbers';
import { isObject } from '../find-members-of-parsed-json';

/** How a value becomes text. @see https://spec.openapis.org/oas/v3.1.1.html#style-values */
export interface Style {
  style: string;
  explode: boolean;
  allowReserved?: boolean;
}

type Encode = (text: string) => string;

/** The delimiters of styles that only join values, encoded as in a URL. */
const delimiters: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/**
 * Writes a parameter or a form field in its style. An empty list writes nothing.
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-examples
 */
export function serialize(name: string, value: unknown, { style, explode }: Style, encode: Encode): string {
  const key = encode(name);
  const toValue = (part: unknown) => encode(toTextOrJson(part));
  const items = Array.isArray(value) ? value.map(toValue) : undefined;
  const pairs = isObject(value) ? Object.entries(value).map(([own, part]) => [encode(own), toValue(part)]) : undefined;
  if (items?.length === 0 || pairs?.length === 0) return '';
  const listed = (items ?? pairs?.flat())?.join(',') ?? toValue(value);
  const equated = pairs?.map((pair) => pair.join('='));
  switch (style) {
    case 'matrix':
      if (value === '') return `;${key}`;
      return (
        (explode ? (equated ?? items?.map((item) => `${key}=${item}`)) : undefined)
          ?.map((part) => `;${part}`)
          .join('') ?? `;${key}=${listed}`
      );
    case 'label':
      return `.${(explode ? (equated ?? items)?.join('.') : undefined) ?? listed}`;
    case 'simple':
      return (explode ? equated?.join(',') : undefined) ?? listed;
    case 'deepObject':
      if (pairs) return toDeep(key, value, encode).join('&');
      break;
    case 'spaceDelimited':
    case 'pipeDelimited':
      if (!explode && (items ?? pairs)) return `${key}=${(items ?? pairs?.flat() ?? []).join(delimiters[style])}`;
  }
  const separator = style === 'cookie' ? '; ' : '&';
  const isExploded = explode || style === 'deepObject';
  return (
    (isExploded ? (equated ?? items?.map((item) => `${key}=${item}`)) : undefined)?.join(separator) ??
    `${key}=${listed}`
  );
}

/**
 * Returns the fields of a multipart form for a property with a style. Nothing is encoded, because a part is no URL.
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-object
 */
export function toStyledFields(
  name: string,
  value: unknown,
  { style, explode }: Style,
): { name: string; value: string }[] {
  if (Array.isArray(value)) {
    const items = value.map(toTextOrJson);
    if (explode || style === 'deepObject') return items.map((item) => ({ name, value: item }));
    return items.length === 0 ? [] : [{ name, value: items.join(separators.get(style) ?? ',') }];
  }
  if (!isObject(value)) return [{ name, value: toTextOrJson(value) }];
  const entries = Object.entries(value);
  if (style === 'deepObject')
    return entries.flatMap(([key, part]) => toStyledFields(`${name}[${key}]`, part, { style, explode }));
  if (explode) return entries.map(([key, part]) => ({ name: key, value: toTextOrJson(part) }));
  const texts = entries.flatMap(([key, part]) => [key, toTextOrJson(part)]);
  return texts.length === 0 ? [] : [{ name, value: texts.join(separators.get(style) ?? ',') }];
}

const separators = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
]);

function toDeep(key: string, value: unknown, encode: Encode): string[] {
  if (Array.isArray(value)) return value.map((item) => `${key}=${encode(toTextOrJson(item))}`);
  if (!isObject(value)) return [`${key}=${encode(toTextOrJson(value))}`];
  return Object.entries(value).flatMap(([name, part]) => toDeep(`${key}%5B${encode(name)}%5D`, part, encode));
}

/** Encodes text for a path or a query. */
export function encodeUri(text: string): string {
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return encoded.replaceAll('%3A', ':').replaceAll('%40', '@');
}

/**
 * Encodes text with `allowReserved`: reserved characters remain, except those that would end the value.
 * @see https://spec.openapis.org/oas/v3.2.0.html#parameter-allow-reserved
 */
export function encodeReserved(text: string): string {
  return encodeUri(text).replace(/%(?:2F|3F|21|24|27|28|29|2A|2C|3B|3D)/g, (code) => decodeURIComponent(code));
}
