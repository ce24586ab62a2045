import type { SpecDocument, Located } from '../document';
import type { MediaType, Parameter, Prose } from '../model';
import type { OperationIndex } from './operation-index';
import type { SchemaBuilder } from './schema/builder';

/** Examples are made last: they need the finished table of schemas. */
export interface PendingExamples {
  target: MediaType | Parameter;
  source: Located;
  /** What the example is part of: a request has no read-only properties. */
  direction: 'request' | 'response';
  /** Where it is shown, for reports. */
  anchor: string;
}

/** What all transforms of one document share. */
export interface Context {
  service: string;
  document: SpecDocument;
  schemas: SchemaBuilder;
  index: OperationIndex;
  pending: PendingExamples[];
  toProse: (source: string | undefined) => Prose | undefined;
}
