import { findPartEncoding, findPartSchema, hasParts, type Parts } from '../encoding';
import { toPlainText } from '../exact-numbers';
import { isObject } from '../json';
import type { Field } from '../model/example';
import type { SchemaTable } from '../model/schema';
import type { XmlPrinter } from './xml';

/**
 * Returns the parts of a multipart body without names, one for each item, as they are sent.
 * @see https://spec.openapis.org/oas/v3.2.0.html#encoding-by-position
 */
export function toParts(items: readonly unknown[], parts: Parts, table: SchemaTable, xml: XmlPrinter): Field[] {
  return items.map((item, position) => {
    const encoding = findPartEncoding(parts.encodings, position);
    const schema = findPartSchema(parts, position, table);
    if (Array.isArray(item) && hasParts(encoding))
      return { name: '', value: '', parts: toParts(item, { schema, encodings: encoding.encodings }, table, xml) };
    const isXml = isObject(item) && /\bxml\b/i.test(encoding?.contentType ?? '');
    return { name: '', value: isXml ? xml.print(item, schema) : toPlainText(item) };
  });
}
