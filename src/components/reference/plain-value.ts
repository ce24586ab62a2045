import type { JsonText } from '@/spec/model';

/** A JSON string without quotes where it stays legible; other values, and strings that look like them, as JSON. */
export function toPlainValue(value: JsonText): string {
  if (!value.startsWith('"')) return value;
  const text: unknown = JSON.parse(value);
  return typeof text === 'string' && /^[\p{L}_/.][^\s"]*$/u.test(text) && !/^(?:true|false|null)$/.test(text)
    ? text
    : value;
}
