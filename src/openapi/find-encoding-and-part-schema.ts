import type { Encoding, MediaType } from './model/body-and-media-type';
import type { SchemaId, SchemaTable } from './model/schema';

/** Finds the encoding of a property. */
export function findEncoding(encodings: Encoding[], property: string): Encoding | undefined {
  return encodings.find(
    ({ target }) => typeof target === 'object' && 'property' in target && target.property === property,
  );
}

/** Finds the encoding of the part at a position. */
export function findPartEncoding(encodings: Encoding[], position: number): Encoding | undefined {
  const own = encodings.find(
    ({ target }) => typeof target === 'object' && 'position' in target && target.position === position,
  );
  return own ?? encodings.find(({ target }) => target === 'rest');
}

/** What describes the parts of a multipart body, or of a part that has parts itself. */
export type Parts = Pick<MediaType, 'schema' | 'sequence' | 'encodings'>;

/** Finds the schema of the part at a position. */
export function findPartSchema(
  { schema, sequence }: Parts,
  position: number,
  table: SchemaTable,
): SchemaId | undefined {
  if (sequence?.schemaOf === 'item') return schema;
  const node = schema === undefined ? undefined : table[schema];
  return node?.kind === 'array' ? (node.prefixItems[position] ?? node.items) : undefined;
}

/** Returns true for a part that consists of parts. */
export function hasParts(encoding: Encoding | undefined): encoding is Encoding {
  return /^multipart\//i.test(encoding?.contentType ?? '');
}
