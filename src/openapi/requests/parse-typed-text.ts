import { findTooDeep } from '@/lib/depth-of-json';
import { isJsonNumber, parseJson } from '../exact-numbers';

/** Converts a text to a number, a boolean, or an object or array if the schema expects one. Other texts stay as they are. */
export function toTyped(text: string, type: string | undefined): unknown {
  if (type === 'string') return text;
  if ((type === 'number' || type === 'integer') && !isJsonNumber(text)) return text;
  return (readJson(text) ?? { value: text }).value;
}

/** Parses JSON. Returns undefined for a text that is none, or that is nested too deeply. */
export function readJson(text: string): { value: unknown } | undefined {
  if (findTooDeep(text) !== undefined) return undefined;
  try {
    return { value: parseJson(text) };
  } catch {
    return undefined;
  }
}
