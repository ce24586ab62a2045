import { findPartEncoding, findPartSchema, hasParts, type Parts } from '../find-encoding-and-part-schema';
import { toTextOrJson } from '../exact-numbers';
import { isObject } from '../find-members-of-parsed-json';
import type { Field, Example } from '../model/example';
import type { MediaType } from '../model/body-and-media-type';
import type { Parameter } from '../model/parameter';
import type { SchemaTable } from '../model/schema';
import { toSampleFields } from '../samples/multipart-fields';
import { toMultipartText } from '../samples/multipart-parts-as-sent';
import { toPrinted, type Printed, type ToXml, type ToYaml } from './format-for-media-type';
import { toPrintedSequence } from './format-sequential-media-type';
import type { XmlPrinter } from './xml-printer';

/** What a value is formatted for. */
type Formatted = MediaType | Parameter;

/** The table of schemas, and the formatters of XML and YAML. Without the latter, YAML is JSON. */
export interface FormatTools {
  table: SchemaTable;
  xml: XmlPrinter;
  toYaml?: ToYaml;
}

/** Formats a value as it is sent in a body, a response, or a parameter. */
export function format(value: unknown, target: Formatted, tools: FormatTools, origin: Example['origin']): Printed {
  const printed = formatValue(value, target, tools);
  if (!('encodings' in target) || printed.fields === undefined || !target.name.startsWith('multipart/')) return printed;
  const fields = toSampleFields(printed.fields, target, { table: tools.table, origin });
  return { ...printed, language: 'text', source: toMultipartText(target.name, fields) };
}

function formatValue(value: unknown, target: Formatted, { xml, table, toYaml }: FormatTools): Printed {
  const sequence = 'encodings' in target ? target.sequence : undefined;
  if ('encodings' in target && target.name.startsWith('multipart/') && Array.isArray(value))
    return { ...toPrintedSequence(value, { form: 'parts' }), fields: toParts(value, target, table, xml) };
  if (sequence) return toPrintedSequence(value, sequence);
  const [mediaType, encodings] = 'encodings' in target ? [target.name, target.encodings] : [target.mediaType ?? ''];
  const toXml: ToXml = (part, property) =>
    property === undefined ? xml.print(part, target.schema) : xml.printProperty(part, target.schema, property);
  return toPrinted(value, mediaType, encodings, { toXml, toYaml });
}

/**
 * Returns the parts of a multipart body without names, one for each item, as they are sent.
 * @see https://spec.openapis.org/oas/v3.2.0.html#encoding-by-position
 */
function toParts(items: readonly unknown[], parts: Parts, table: SchemaTable, xml: XmlPrinter): Field[] {
  return items.map((item, position) => {
    const encoding = findPartEncoding(parts.encodings, position);
    const schema = findPartSchema(parts, position, table);
    if (Array.isArray(item) && hasParts(encoding))
      return { name: '', value: '', parts: toParts(item, { schema, encodings: encoding.encodings }, table, xml) };
    const isXml = isObject(item) && /\bxml\b/i.test(encoding?.contentType ?? '');
    return { name: '', value: isXml ? xml.print(item, schema) : toTextOrJson(item) };
  });
}
