import type { Direction, SchemaId, SchemaNode } from '../model/schema';
import type { Merged } from '../transform/schema/merged-keywords';
import type { Found } from './change';
import type { ComparedSpec } from './compared-spec';

/** Where a value goes, or `condition` for a schema that only decides whether another one applies. */
export type Mode = Direction | 'condition';

/** What the functions see that compare one aspect of two schemas. */
export interface NodePair {
  mode: Mode;
  before: SchemaNode;
  after: SchemaNode;
  /** The schema objects that apply together on each side. */
  merged: { before: Merged; after: Merged };
  specs: { before: ComparedSpec; after: ComparedSpec };
  /** Reports a difference in a keyword of the two schemas, or at other pointers. Its subject is on the new side unless it is given. */
  report: (found: Omit<Found, 'pointers' | 'subject'> & Partial<Found>) => void;
  /** Compares two schemas inside of these. `place` is where the new one is used, such as a property. */
  descend: (before: SchemaId, after: SchemaId, place?: string) => void;
  /** Compares two schemas that are conditions, and reports the difference as one. */
  descendCondition: (before: SchemaId, after: SchemaId, keyword: string) => void;
}
