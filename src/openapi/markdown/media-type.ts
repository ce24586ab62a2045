import type { Encoding, MediaType } from '../model/body-and-media-type';
import type { Direction } from '../model/schema';
import { toParameterLines } from './parameter-or-header';
import type { PropertyList } from './property-list';
import * as messages from '@/messages';
import { toExample } from './example';

/** Formats a media type with its properties, encodings, and examples. */
export function toMediaType(media: MediaType, properties: PropertyList, direction: Direction): (string | undefined)[] {
  const { sequence } = media;
  const stream = sequence?.schemaOf === 'item' && sequence.form !== 'parts' ? `${messages.streamOf} ` : '';
  const label = media.schema === undefined ? '' : `: ${stream}${properties.getLabel(media.schema)}`;
  return [
    `\`${media.name}\`${label}`,
    media.schema === undefined ? undefined : properties.getConstraints(media.schema),
    sequence && messages.sequences[sequence.form],
    media.schema === undefined ? undefined : properties.toLines(media.schema, direction).join('\n'),
    media.encodings.flatMap((encoding) => toEncoding(encoding, properties, direction)).join('\n'),
    ...media.examples.flatMap((example) => toExample(example, media.examples.length > 1)),
    media.missing === undefined ? undefined : messages.noExample(media.missing),
  ];
}

/** Formats the encoding of a property or a part. The headers of the part, and the encodings of its own parts, are below it. */
function toEncoding(
  { target, title, phrases, headers, encodings }: Encoding,
  properties: PropertyList,
  direction: Direction,
): string[] {
  const name = typeof target === 'object' && 'property' in target ? `\`${title}\`` : title;
  const line = `- ${messages.encoding}: ${name}${phrases.length > 0 ? ` (${phrases.join(', ')})` : ''}`;
  const inner = [
    ...headers.flatMap((header) => toParameterLines(header, 'header', properties, direction)),
    ...encodings.flatMap((encoding) => toEncoding(encoding, properties, direction)),
  ];
  return [line, ...inner.map((text) => `  ${text}`)];
}
