import type { JsonObject } from '../../find-members-of-parsed-json';
import type { SchemaId } from '../../model/schema';
import type { Prose } from '../../model/prose-marks-server-and-docs-links';
import type { Inheritance } from './inheritance';
import type { Merged } from './read-keywords-of-applying-schemas';
import type { References, SchemaLocation } from './references';
import type { Source } from './applying-schemas';

export type KnownProperties = ReadonlyMap<string, SchemaId>;

/** The table of schemas, as the functions that build one node see it. `SchemaBuilder`, which calls them, implements it. */
export interface SchemaRegistry {
  readonly references: References;
  readonly inheritance: Inheritance;
  /** The keywords that the sampler of examples needs in addition to the table. */
  readonly keywords: Map<SchemaId, JsonObject>;
  /** The schema objects of each node, if someone compares the spec with another one: the node has its limits only as phrases. */
  readonly merged?: Map<SchemaId, Merged>;
  readonly toProse: (source: string | undefined) => Prose | undefined;
  /** Registers the schema at a location and returns its id. */
  register(
    location: { pointer: string; scope?: SchemaLocation['scope']; only?: string },
    known?: KnownProperties,
  ): SchemaId;
  /** Registers the schema that is merged from several locations and returns its id. */
  registerAll(locations: SchemaLocation[], known?: KnownProperties): SchemaId;
}

/** The data that the functions that build one node share. */
export interface Build {
  builder: SchemaRegistry;
  id: SchemaId;
  locations: SchemaLocation[];
  merged: Merged;
  sources: Source[];
  ordered: Source[];
  /** The properties by name: an alternative may require a property that is declared next to the alternatives. */
  propertyIds: Map<string, SchemaId>;
  notes: string[];
}
