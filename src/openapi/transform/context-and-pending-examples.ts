import type { BundledDocument, Located } from '../find-in-bundled-document';
import type { MediaType } from '../model/body-and-media-type';
import type { Parameter, ParameterLocation } from '../model/parameter';
import type { Direction } from '../model/schema';
import type { Prose } from '../model/prose-marks-server-and-docs-links';
import type { OperationIndex } from './index-operations-and-assign-ids';
import type { SchemaBuilder } from './schema/builder';

/** A body, response, or parameter whose examples are pending: they need the complete table of schemas. */
export interface PendingExamples {
  target: MediaType | Parameter;
  source: Located;
  /** The keyword of the schema. */
  key: 'schema' | 'itemSchema';
  /** Whether the example is in a request, which has no read-only properties, or in a response, which has no write-only ones. */
  direction: Direction;
  /** For a parameter: its location, and the parameter itself, which may have examples next to its media type. */
  parameter?: { in: ParameterLocation; own: Located };
  /** The anchor of the body, response, or parameter, for reports. */
  anchor: string;
}

/** The data that all transforms of a document share. */
export interface Context {
  service: string;
  document: BundledDocument;
  schemas: SchemaBuilder;
  index: OperationIndex;
  pending: PendingExamples[];
  toProse: (source: string | undefined) => Prose | undefined;
  /** The same for the description of the spec, whose headings remain headings. */
  toIntroduction: (source: string | undefined) => Prose | undefined;
}

/** Returns the pointer of the schema of an example. */
export function toSchemaPointer({ source, key }: PendingExamples): string {
  return `${source.pointer}/${key}`;
}
