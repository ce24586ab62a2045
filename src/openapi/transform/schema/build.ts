import type { SchemaId } from '../../model';
import type { SchemaBuilder } from './builder';
import type { Merged } from './merged';
import type { SchemaLocation } from './references';
import type { Source } from './sources';

/** The data that the functions that build one node share. */
export interface Build {
  builder: SchemaBuilder;
  id: SchemaId;
  locations: SchemaLocation[];
  merged: Merged;
  sources: Source[];
  ordered: Source[];
  /** The properties by name: an alternative may require a property that is declared next to the alternatives. */
  propertyIds: Map<string, SchemaId>;
  notes: string[];
}
