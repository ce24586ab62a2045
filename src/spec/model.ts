import type { Root } from 'hast';
import type { Method as MethodOfLibrary, ParameterObject } from 'openapi-typescript';

/** A JSON pointer into the bundled document: `#/components/schemas/Pet/properties/name`. */
export type SchemaId = string;

/** JSON as text, so that an int64 beyond 2^53 keeps its digits. */
export type JsonText = string;

/** A description: as written, and as a sanitised tree. */
export interface Prose {
  source: string;
  tree: Root;
}

/** One API, ready to be shown. Nothing past this model knows an OpenAPI version. */
export interface Spec {
  /** Folder name and URL part: `environments`. */
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
  /** Security that holds for every operation, if all share it; else empty. */
  security: SecurityAlternative[];
  securitySchemes: SecurityScheme[];
  /** In their order: declared ones first, then by first use. Operations without tag stand in a group without name, first. */
  tags: TagGroup[];
  /** All, in the order of {@link tags}; webhooks last. */
  operations: Operation[];
  /** Ids of the component schemas, in the spec's order. */
  componentIds: SchemaId[];
  /** Every schema by id. */
  schemas: SchemaTable;
  /** What uses each component schema. */
  uses: Record<SchemaId, Uses>;
  /** The pages next to the first one of a spec that is too large for one; none for others. */
  pages: SpecPage[];
  /** Links that the sidebar of several pages may hold. */
  sidebarLinks: number;
}

/** A page of a large spec. */
export type SpecPage = {
  /** `/api/pets/tag/dogs/`, without base path. */
  path: string;
} & (
  | {
      kind: 'tag';
      /** Anchor of the tag, or `webhooks`. */
      tag: string;
      /** Those in its list; a long list goes on on the next page. */
      operationIds: string[];
      /** Whether its operations stand on it in full, or each on a page of its own. */
      isFull: boolean;
      /** Which part of the list this is, from 1. */
      part: number;
      parts: number;
    }
  | { kind: 'operation'; operationId: string; tag: string }
  | { kind: 'schemas'; schemas: SchemaId[]; part: number; parts: number }
  | { kind: 'schema'; schema: SchemaId }
);

export type SchemaTable = Record<SchemaId, SchemaNode>;

/** The places that refer to a component schema directly, operations first: none past what anybody reads. */
export interface Uses {
  places: Use[];
  /** Set if there are more. */
  isCut?: true;
}

/** A place of an operation, or of another component schema, that refers to a component schema. */
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
  /** Undefined for operations without tag. */
  name?: string;
  /** Anchor: `tag.Secrets`. */
  anchor: string;
  /** Former hashes that lead here (Redoc's grammar), without `#`. */
  aliases: string[];
  title: string;
  description?: Prose;
  externalDocs?: ExternalDocs;
  /** Title of the `x-tagGroups` group that holds this tag. */
  group?: string;
  operationIds: string[];
  /** Path of the page that it is on, without base path. */
  page: string;
}

export interface Server {
  url: string;
  description?: Prose;
  assumed?: string;
  variables: { name: string; default: string; values: string[]; description?: Prose; assumed?: string }[];
}

/** All the schemes of one alternative are needed together. An empty list means: none needed. */
export type SecurityAlternative = { scheme: string; scopes: string[] }[];

export interface SecurityScheme {
  name: string;
  anchor: string;
  type: string;
  /** In words: `HTTP bearer (JWT)`, `API key in header X-Key`. */
  label: string;
  description?: Prose;
  assumed?: string;
  flows: { flow: string; urls: { label: string; url: string }[]; scopes: { name: string; description: string }[] }[];
  openIdConnectUrl?: string;
  /** Where an API key goes. */
  apiKey?: { place: string; name: string };
  /** `bearer`, `basic` ... in lower case. */
  httpScheme?: string;
}

/** With that of OpenAPI 3.2, which the library does not know. */
export type Method = MethodOfLibrary | 'query';

export interface Operation {
  /** Stable id and anchor: the operationId, or one made from method and path. */
  id: string;
  /** The id as the name of a file: short, and different from all others in any case of letters. */
  slug: string;
  /** Path of the page that it is on, without base path. */
  page: string;
  kind: 'operation' | 'webhook' | 'callback';
  operationId?: string;
  method: Method;
  path: string;
  /** The path cut at its parameters: `/environments/`, `{type}`. */
  pathParts: { text: string; parameter: boolean }[];
  /** Summary, else operationId, else the first words of the description, else method and path. */
  title: string;
  description?: Prose;
  tags: string[];
  deprecated: boolean;
  assumed?: string;
  externalDocs?: ExternalDocs;
  /** Only where they differ from the spec's. */
  servers: Server[];
  security: SecurityAlternative[];
  /** In the order path, query, header, cookie; places without parameters left out. */
  parameters: { place: ParameterPlace; parameters: Parameter[] }[];
  requestBody?: Body;
  responses: Response[];
  callbacks: { name: string; anchor: string; expression: string; operations: Operation[] }[];
  /** Former hashes that lead here (Redoc's grammar), without `#`. */
  aliases: string[];
  /** Authored `x-codeSamples`. */
  codeSamples: { label: string; language: string; source: string }[];
}

export type ParameterPlace = ParameterObject['in'];

export interface Parameter {
  name: string;
  anchor: string;
  required: boolean;
  deprecated: boolean;
  description?: Prose;
  assumed?: string;
  /** Its schema, or that of its one content type. */
  schema: SchemaId;
  /** Set where the parameter is serialised by a media type. */
  mediaType?: string;
  /** How it is put into the request, as short phrases; empty when as by default: `style: spaceDelimited`, `not exploded`. */
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
  /** What the anchors of its fields begin with: `createPet.body`, for the second of several `createPet.body~2`. */
  anchor: string;
  schema?: SchemaId;
  examples: Example[];
  encodings: { property: string; phrases: string[] }[];
}

/** A valid example; invalid ones are dropped when the model is made. */
export interface Example {
  title: string;
  summary?: string;
  description?: Prose;
  /** Highlighting language: json, xml, text. */
  language: string;
  /** Ready to print. */
  source: string;
  origin: 'authored' | 'generated';
  /** Set where a generated one leaves fields out, as there are too many. */
  isCut?: true;
  externalUrl?: string;
}

export interface Response {
  /** `200`, `4XX`, `default`. */
  status: string;
  anchor: string;
  /** `success` also for `default` without any 2xx. */
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
  /** Anchor of the operation it leads to, if it is in this spec. */
  operation?: string;
  target: string;
  description?: Prose;
  parameters: { name: string; value: string }[];
}

/** What all schema nodes share. Children are ids, never nodes. */
interface NodeBase {
  id: SchemaId;
  /** Name of the component, for a node that is one. */
  name?: string;
  /** Anchor of the component, for a node that is one: `schema.Pet`. */
  anchor?: string;
  /** Path of the page that the component is on, without base path. */
  page?: string;
  /** Component schemas merged into this node: by `allOf`, or by a `$ref` with something next to it. */
  bases: SchemaId[];
  /** The component that this is, with words of its own: its inside is shown there. */
  twin?: SchemaId;
  /** Type in words: `array of Pet`, `string <uuid> or null`. */
  label: string;
  title?: string;
  description?: Prose;
  deprecated: boolean;
  nullable: boolean;
  access: 'read-write' | 'read' | 'write';
  /** Each constraint a short phrase: `<= 30 characters`, `unique`. */
  constraints: string[];
  default?: JsonText;
  const?: JsonText;
  examples: JsonText[];
  enumeration?: EnumValue[];
  externalDocs?: ExternalDocs;
  assumed?: string;
  /** `oneOf`, `anyOf`, `not`, `if` next to the node's own shape. */
  parts: Part[];
  /** What could not be merged or is cut: shown, never hidden. */
  notes: string[];
}

export interface EnumValue {
  value: JsonText;
  /** What is added to the anchor of the node's place: `=Unknown`. */
  anchor: string;
  /** `x-enum-varnames`. */
  name?: string;
  description?: Prose;
}

export type Part =
  | { kind: 'choice'; mode: 'oneOf' | 'anyOf'; discriminator?: string; variants: Variant[] }
  | { kind: 'not'; schema: SchemaId }
  | { kind: 'condition'; if: SchemaId; then?: SchemaId; else?: SchemaId };

export interface Variant {
  schema: SchemaId;
  /** What is added to the anchor of the node's place: `:Cat`. */
  anchor: string;
  title: string;
  /** Values of the discriminating property that select it. */
  values: string[];
}

export interface Field {
  name: string;
  /** What is added to the anchor of the node's place: `.shortName`. */
  anchor: string;
  schema: SchemaId;
  required: boolean;
  /** Set for the property that selects a variant: its values stand with the variants. */
  discriminator?: boolean;
  /** Required only when that other field is present. */
  requiredWith?: string;
}

export type SchemaNode =
  | (NodeBase & {
      kind: 'object';
      fields: Field[];
      /** Their anchors add `.*1`, `.*2` ... */
      patterns: { pattern: string; anchor: string; schema: SchemaId }[];
      /** A schema for other names (its anchor adds `.*`); `true` any, `false` none, undefined: not said. */
      additional?: SchemaId | boolean;
      propertyNames?: SchemaId;
    })
  | (NodeBase & { kind: 'array'; items?: SchemaId; prefix: SchemaId[]; contains?: SchemaId })
  | (NodeBase & { kind: 'scalar'; type: string; format?: string })
  /** Only alternatives, no shape of its own. */
  | (NodeBase & { kind: 'choice' })
  /** Any value; `untyped` where the spec gives no type. */
  | (NodeBase & { kind: 'any' })
  /** The schema `false`. */
  | (NodeBase & { kind: 'never' });

/** A request in one language, highlighted: lines of [class, text] pairs. */
export interface CodeSample {
  language: string;
  label: string;
  source: string;
  lines: [string, string][][];
}
