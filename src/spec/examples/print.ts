import { stringify } from 'yaml';
import { parseJson, toJsonText } from '../big-integers';
import { isObject } from '../json';

/** A value as it appears in a request or response of a media type. */
export interface Printed {
  language: string;
  source: string;
  /** The value that the schema describes. */
  value: unknown;
  /** True for text in a format that the schema does not describe, such as XML. */
  isOpaque: boolean;
}

/** Formats an example for a media type, or as the value of a parameter if the media type is empty. */
export function toPrinted(value: unknown, mediaType: string): Printed {
  const name = mediaType.toLowerCase();
  if (name === '')
    return { language: 'text', source: typeof value === 'string' ? value : toJsonText(value), value, isOpaque: false };
  if (/json|\*\/\*/.test(name)) return toJson(value);
  if (name.includes('xml')) return toOther(value, 'xml');
  if (name.includes('yaml')) return toOther(value, 'yaml');
  if (name.includes('urlencoded') && isObject(value))
    return { language: 'text', source: toForm(value), value, isOpaque: false };
  if (name.startsWith('multipart/') && isObject(value))
    return { language: 'text', source: toParts(value), value, isOpaque: false };
  return { ...toOther(value, 'text'), isOpaque: false };
}

/** Formats a value as JSON. A string that contains JSON is parsed first, since some authors write examples this way. */
function toJson(value: unknown): Printed {
  const parsed = typeof value === 'string' ? findParsed(value) : undefined;
  const shown = parsed ?? value;
  return { language: 'json', source: toJsonText(shown, 2), value: shown, isOpaque: false };
}

function findParsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function toOther(value: unknown, language: string): Printed {
  if (typeof value === 'string') return { language, source: value, value, isOpaque: true };
  const source = language === 'yaml' ? stringify(JSON.parse(toJsonText(value))) : toJsonText(value, 2);
  return { language: language === 'yaml' ? 'yaml' : 'json', source, value, isOpaque: false };
}

function toForm(value: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(Object.entries(value).map(([name, part]) => [name, toPart(part)])).toString();
}

function toParts(value: Readonly<Record<string, unknown>>): string {
  return Object.entries(value)
    .map(([name, part]) => `${name}=${toPart(part)}`)
    .join('\n');
}

function toPart(part: unknown): string {
  return typeof part === 'string' ? part : toJsonText(part);
}
