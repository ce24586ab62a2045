import { findTooDeep } from '@/lib/depth-of-json';
import { parseJson, toMark } from '../exact-numbers';

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Converts a text to a number, a boolean, or an object or array if the schema expects one. Other texts stay as they are. */
export function toTyped(text: string, type: string | undefined): unknown {
  if (type === 'string') return text;
  if (jsonNumber.test(text) && type !== 'boolean') return String(Number(text)) === text ? Number(text) : toMark(text);
  if (type === 'number' || type === 'integer') return text;
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
