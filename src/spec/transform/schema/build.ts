import type { SchemaId } from '../../model';
import type { SchemaBuilder } from './builder';
import type { Merged } from './merged';
import type { SchemaLocation } from './references';
import type { Source } from './sources';

/** What the parts of one node's transformation share. */
export interface Build {
  builder: SchemaBuilder;
  id: SchemaId;
  locations: SchemaLocation[];
  merged: Merged;
  sources: Source[];
  ordered: Source[];
  /** Fields by name: an alternative may require a field that is next to the alternatives. */
  propertyIds: Map<string, SchemaId>;
  notes: string[];
}
