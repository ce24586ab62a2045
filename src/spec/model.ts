import type { Root } from 'hast';
import type { Method as MethodOfLibrary, ParameterObject } from 'openapi-typescript';

/** A JSON pointer into the bundled document: `#/components/schemas/Pet/properties/name`. */
export type SchemaId = string;

/** JSON as text, so that an int64 beyond 2^53 keeps its digits. */
export type JsonText = string;

/** A description, both as written and as a sanitized tree. */
export interface Prose {
  source: string;
  tree: Root;
}

/** An API that is ready to be rendered. Nothing after this model depends on the version of OpenAPI. */
export interface Spec {
  /** The name of the folder, which is also a segment of the URL: `environments`. */
  service: string;
  title: string;
  version: string;
  summary?: string;
  description?: Prose;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string };
  termsOfService?: string;
  externalDocs?: ExternalDocs;
  servers: Server[];
  /** The security of every operation if all of them share it; otherwise empty. */
  security: SecurityAlternative[];
  securitySchemes: SecurityScheme[];
  /**
   * The tags: declared ones in their order, then the others by first use. Operations without a tag are in a group
   * without a name, which is first.
   */
  tags: TagGroup[];
  /** All operations in the order of {@link tags}, with webhooks last. */
  operations: Operation[];
  /** The ids of the component schemas, in the order of the spec. */
  componentIds: SchemaId[];
  /** Every schema by its id. */
  schemas: SchemaTable;
  /** The places that use each component schema. */
  uses: Record<SchemaId, Uses>;
  /** The pages after the first one, for a spec that is too large for one page; otherwise empty. */
  pages: SpecPage[];
  /** How many links the sidebar may contain if the spec has several pages. */
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
      /** The operations in its list. A long list continues on the next page. */
      operationIds: string[];
      /** True if the page shows its operations in full, false if each one has a separate page. */
      isFull: boolean;
      /** The number of this page of the list, starting at 1. */
      number: number;
      count: number;
    }
  | { kind: 'operation'; operationId: string; tag: string }
  | { kind: 'schemas'; schemas: SchemaId[]; number: number; count: number }
  | { kind: 'schema'; schema: SchemaId }
);

export type SchemaTable = Record<SchemaId, SchemaNode>;

/** The places that refer to a component schema directly, operations first. The list is limited to a readable length. */
export interface Uses {
  places: Use[];
  /** True if there are more places. */
  isCut?: true;
}

/** A place in an operation or in another component schema that refers to a component schema. */
export interface Use {
  anchor: string;
  /** `Create an environment, request body`, `LiveSystem.status`. */
  title: string;
}

export interface ExternalDocs {
  url: string;
  description?: string;
}

export interface TagGroup {
  /** Undefined for operations without a tag. */
  name?: string;
  /** The anchor: `tag.Secrets`. */
  anchor: string;
  /** Former hashes that lead here (in the syntax of Redoc), without `#`. */
  aliases: string[];
  title: string;
  description?: Prose;
  externalDocs?: ExternalDocs;
  /** The title of the `x-tagGroups` group that contains this tag. */
  group?: string;
  operationIds: string[];
  /** The path of its page, without the base path. */
  page: string;
}

export interface Server {
  url: string;
  description?: Prose;
  assumed?: string;
  variables: { name: string; default: string; values: string[]; description?: Prose; assumed?: string }[];
}

/** The schemes of one alternative, which are all required together. An empty list means that none is required. */
export type SecurityAlternative = { scheme: string; scopes: string[] }[];

export interface SecurityScheme {
  name: string;
  anchor: string;
  type: string;
  /** A description: `HTTP bearer (JWT)`, `API key in header X-Key`. */
  label: string;
  description?: Prose;
  assumed?: string;
  flows: { flow: string; urls: { label: string; url: string }[]; scopes: { name: string; description: string }[] }[];
  openIdConnectUrl?: string;
  /** The place and the name of an API key. */
  apiKey?: { in: string; name: string };
  /** The scheme in lower case: `bearer`, `basic`, ... */
  httpScheme?: string;
}

/** An HTTP method, including `query` of OpenAPI 3.2, which the library does not know. */
export type Method = MethodOfLibrary | 'query';

export interface Operation {
  /** The stable id and anchor: the operationId, or an id made from method and path. */
  id: string;
  /** The id as a file name: short, and unique even if case is ignored. */
  slug: string;
  /** The path of its page, without the base path. */
  page: string;
  kind: 'operation' | 'webhook' | 'callback';
  operationId?: string;
  method: Method;
  path: string;
  /** The path divided at its parameters: `/environments/`, `{type}`. */
  pathSegments: { text: string; parameter: boolean }[];
  /**
   * The summary, otherwise the operationId, otherwise the first words of the description, otherwise method and path.
   */
  title: string;
  description?: Prose;
  tags: string[];
  deprecated: boolean;
  assumed?: string;
  externalDocs?: ExternalDocs;
  /** The servers, if they differ from those of the spec. */
  servers: Server[];
  security: SecurityAlternative[];
  /** The parameters in the order path, query, header, cookie, without places that have none. */
  parameters: { in: ParameterLocation; parameters: Parameter[] }[];
  requestBody?: Body;
  responses: Response[];
  callbacks: { name: string; anchor: string; expression: string; operations: Operation[] }[];
  /** Former hashes that lead here (in the syntax of Redoc), without `#`. */
  aliases: string[];
  /** Samples from `x-codeSamples`. */
  codeSamples: { label: string; language: string; source: string }[];
}

export type ParameterLocation = ParameterObject['in'];

export interface Parameter {
  name: string;
  anchor: string;
  required: boolean;
  deprecated: boolean;
  description?: Prose;
  assumed?: string;
  /** The schema of the parameter, or of its only content type. */
  schema: SchemaId;
  /** The media type that serializes the parameter, if there is one. */
  mediaType?: string;
  /**
   * How the parameter is serialized, as short phrases: `style: spaceDelimited`, `not exploded`. Empty for the default.
   */
  serialization: string[];
  examples: Example[];
}

export interface Body {
  anchor: string;
  required: boolean;
  description?: Prose;
  assumed?: string;
  content: MediaType[];
}

export interface MediaType {
  name: string;
  /** The prefix of the anchors of its properties: `createPet.body`, or `createPet.body~2` for the second of several. */
  anchor: string;
  schema?: SchemaId;
  examples: Example[];
  encodings: { property: string; phrases: string[] }[];
}

/** A valid example. The build of the model drops invalid ones. */
export interface Example {
  title: string;
  summary?: string;
  description?: Prose;
  /** The language for highlighting: json, xml, text. */
  language: string;
  /** The text of the example, ready to show. */
  source: string;
  origin: 'authored' | 'generated';
  /** True for a generated example that leaves out properties because there are too many. */
  isCut?: true;
  externalUrl?: string;
}

export interface Response {
  /** The status code: `200`, `4XX`, `default`. */
  status: string;
  anchor: string;
  /** The class of the status. `default` counts as `success` if there is no 2xx response. */
  class: 'informational' | 'success' | 'redirect' | 'error';
  description?: Prose;
  assumed?: string;
  headers: Header[];
  content: MediaType[];
  links: ResponseLink[];
}

export type Header = Parameter;

export interface ResponseLink {
  name: string;
  /** The anchor of the operation that the link leads to, if it is in this spec. */
  operation?: string;
  target: string;
  description?: Prose;
  parameters: { name: string; value: string }[];
}

/** The properties of all schema nodes. Children are ids, never nodes. */
interface NodeBase {
  id: SchemaId;
  /** The name of the component, if the node is one. */
  name?: string;
  /** The anchor of the component, if the node is one: `schema.Pet`. */
  anchor?: string;
  /** The path of the page with the component, without the base path. */
  page?: string;
  /** The component schemas that are merged into this node, by `allOf` or by a `$ref` with siblings. */
  allOfBases: SchemaId[];
  /** The component that this node refers to with its own description. The component shows the content. */
  annotatedRef?: SchemaId;
  /** The type as text: `array of Pet`, `string <uuid> or null`. */
  label: string;
  title?: string;
  description?: Prose;
  deprecated: boolean;
  nullable: boolean;
  access: 'read-write' | 'read' | 'write';
  /** The constraints as short phrases: `<= 30 characters`, `unique`. */
  constraints: string[];
  default?: JsonText;
  const?: JsonText;
  examples: JsonText[];
  enumeration?: EnumValue[];
  externalDocs?: ExternalDocs;
  assumed?: string;
  /** The applicators next to the node's own properties: `oneOf`, `anyOf`, `not`, `if`. */
  applicators: Applicator[];
  /** Notes for readers about schemas that could not be merged or that are incomplete. */
  notes: string[];
}

export interface EnumValue {
  value: JsonText;
  /** The suffix that it adds to the anchor of the node: `=Unknown`. */
  anchor: string;
  /** The name from `x-enum-varnames`. */
  name?: string;
  description?: Prose;
}

/** The alternatives of `oneOf` or `anyOf`. */
export interface Alternatives {
  kind: 'oneOf' | 'anyOf';
  discriminator?: string;
  variants: Variant[];
}

export type Applicator =
  Alternatives | { kind: 'not'; schema: SchemaId } | { kind: 'if'; if: SchemaId; then?: SchemaId; else?: SchemaId };

export interface Variant {
  schema: SchemaId;
  /** The suffix that it adds to the anchor of the node: `:Cat`. */
  anchor: string;
  title: string;
  /** The values of the discriminator property that select it. */
  values: string[];
}

export interface Property {
  name: string;
  /** The suffix that it adds to the anchor of the node: `.shortName`. */
  anchor: string;
  schema: SchemaId;
  required: boolean;
  /** True for the property that selects a variant. The variants show its values. */
  discriminator?: boolean;
  /** The name of another property: if it is present, this property is required. */
  requiredWith?: string;
}

export type SchemaNode =
  | (NodeBase & {
      kind: 'object';
      properties: Property[];
      /** The patternProperties. Their anchors add `.*1`, `.*2`, ... */
      patternProperties: { pattern: string; anchor: string; schema: SchemaId }[];
      /**
       * The additionalProperties: a schema (its anchor adds `.*`), `true` for any, `false` for none, undefined if not
       * declared.
       */
      additionalProperties?: SchemaId | boolean;
      propertyNames?: SchemaId;
    })
  | (NodeBase & { kind: 'array'; items?: SchemaId; prefixItems: SchemaId[]; contains?: SchemaId })
  | (NodeBase & { kind: 'scalar'; type: string; format?: string })
  /** A node that has only alternatives. */
  | (NodeBase & { kind: 'composition' })
  /** Any value. `untyped` is used if the spec declares no type. */
  | (NodeBase & { kind: 'any' })
  /** The schema `false`. */
  | (NodeBase & { kind: 'never' });

/** A request in one language with highlighting: lines of [class, text] pairs. */
export interface CodeSample {
  language: string;
  label: string;
  source: string;
  lines: [string, string][][];
}
