import type { MediaType } from '../model/body';
import type { Example } from '../model/example';
import type { Parameter } from '../model/parameter';
import type { SchemaTable } from '../model/schema';
import { toSampleFields } from '../samples/multipart';
import { toMultipartText } from '../samples/pieces';
import { toParts } from './parts';
import { toPrinted, type Printed, type ToXml, type ToYaml } from './print';
import { toPrintedSequence } from './sequence';
import type { XmlPrinter } from './xml';

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
