import type { Operation } from './operation';
import type { SchemaId, SchemaTable } from './schema';
import type { SecurityAlternative, SecurityScheme } from './security';
import type { ExternalDocs, Marked, Prose, Server } from './prose-marks-server-and-docs-links';

/** An API that is ready to be rendered. Code that reads this model does not depend on the version of OpenAPI. */
export interface Spec {
  /** The id of the service, which is also a segment of the URL: `environments`, `pets-1-0`. */
  service: string;
  /** True for the spec of another project, whose pages don't say what is missing: their readers cannot correct it. */
  isForeign?: true;
  title: string;
  version: string;
  summary?: string;
  description?: Prose;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string };
  termsOfService?: string;
  externalDocs?: ExternalDocs;
  servers: Server[];
  /** The security that all operations share, otherwise empty. */
  security: SecurityAlternative[];
  securitySchemes: SecurityScheme[];
  /**
   * The tags in the order of `x-tagGroups`, of `tags`, and of first use, each followed by the tags in it. Operations without a tag
   * are in groups without a name, which come first.
   */
  tags: TagGroup[];
  /** All operations in the order of {@link tags}, followed by webhooks. */
  operations: Operation[];
  /** The ids of the component schemas, in the order of the spec. */
  componentIds: SchemaId[];
  /** Every schema by its id. */
  schemas: SchemaTable;
  /** For each component schema, the places that use it. */
  uses: Record<SchemaId, Uses>;
  /** The pages after the first one, for a spec that is too large for one page; otherwise empty. */
  pages: SpecPage[];
  /** If the spec has several pages: the maximum number of links of a sidebar that each of them contains completely. */
  sidebarLinks: number;
}

/** A page of a large spec. */
export type SpecPage = {
  /** The path without the base path: `/api/pets/tag/dogs/`. */
  path: string;
} & (
  | {
      kind: 'tag';
      /** The anchor of the tag, or `webhooks`. */
      tag: string;
      /** The operations in the list of this page. A long list continues on the next page. */
      operationIds: string[];
      /** True if the page shows its operations in full, false if each one has a separate page. */
      isFull: boolean;
      /** The position of this page among the `count` pages of the list, starting at 1. */
      number: number;
      count: number;
    }
  | { kind: 'operation'; operationId: string; tag: string }
  | { kind: 'schemas'; schemas: SchemaId[]; number: number; count: number }
  | { kind: 'schema'; schema: SchemaId }
);

/** The places that refer to a component schema directly, operations first. The list is limited to a readable length. */
export interface Uses {
  places: Use[];
  /** True if there are more places. */
  isCut?: true;
}

/** A place that refers to a component schema, in an operation or in another component schema. */
export interface Use {
  kind: 'operation' | 'schema';
  anchor: string;
  /** `Create an environment, request body`, `LiveSystem.status`. */
  title: string;
}

export interface TagGroup extends Marked {
  /** Undefined for a group of operations without a tag. */
  name?: string;
  /** The start of the paths of a group of operations without a tag, if there are several such groups. */
  path?: string;
  /** The anchor: `tag.Secrets`. */
  anchor: string;
  /** The hashes in the former API reference (Redoc), without `#`. */
  aliases: string[];
  title: string;
  description?: Prose;
  externalDocs?: ExternalDocs;
  /** The name of the `x-tagGroups` group that contains this tag. */
  group?: string;
  /** The tags that contain this one, the outermost first. */
  ancestors: Pick<TagGroup, 'anchor' | 'title'>[];
  operationIds: string[];
  /** The path of its page, without the base path. */
  page: string;
}
