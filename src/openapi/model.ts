import type { Root } from 'hast';
import type { ParameterObject } from 'openapi-typescript';

/** A JSON pointer into the bundled document: `#/components/schemas/Pet/properties/name`. */
export type SchemaId = string;

/** JSON as text, so that an int64 beyond 2^53 loses no digits. */
export type JsonText = string;

/** A description as Markdown source and as a sanitized HTML tree. */
export interface Prose {
  source: string;
  tree: Root;
  /** The headings of the introduction of a spec, of the levels 2 to 4. */
  headings?: { id: string; level: number; text: string }[];
}

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

export type SchemaTable = Record<SchemaId, SchemaNode>;

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

/** What an item says about its life: how stable it is, since when it exists, until when, and for whom. */
export interface Mark {
  kind: 'deprecated' | 'sunset' | 'replacement' | 'stability' | 'since' | 'badge';
  /** The words: `deprecated since 2.0`, `beta`. The language is that of the site. */
  text: string;
  /** The id of the operation that replaces the marked one. */
  operation?: string;
  color?: MarkColor;
  /** True for a badge that comes before all other marks. */
  isFirst?: true;
}

export type MarkColor = 'red' | 'orange' | 'green' | 'blue';

/** An item with marks, in the order in which they are shown. */
export interface Marked {
  marks?: Mark[];
}

export interface ExternalDocs {
  url: string;
  description?: string;
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

export interface Server {
  url: string;
  /** The URL with the default values of its variables, if it has any. */
  defaultUrl?: string;
  description?: Prose;
  assumed?: string;
  variables: { name: string; default: string; values: string[]; description?: Prose; assumed?: string }[];
}

/** The schemes of one alternative, all of which are required. An empty list means that none is required. */
export type SecurityAlternative = { scheme: string; scopes: string[] }[];

export interface SecurityScheme extends Marked {
  name: string;
  anchor: string;
  type: string;
  /** The type in words: `HTTP bearer (JWT)`, `API key in header X-Key`. */
  label: string;
  /** The label, with the name if another scheme has the same label. */
  distinctLabel: string;
  description?: Prose;
  assumed?: string;
  flows: { flow: string; urls: { label: string; url: string }[]; scopes: { name: string; description: string }[] }[];
  openIdConnectUrl?: string;
  /** The URL of the metadata of an OAuth 2.0 server. */
  oauth2MetadataUrl?: string;
  /** The location and name of an API key. */
  apiKey?: { in: string; name: string };
  /** The HTTP authentication scheme in lowercase: `bearer`, `basic`, ... */
  httpScheme?: string;
}

/** An HTTP method: in lowercase like the keys of a path item, or as it is sent if it is one of `additionalOperations`. */
export type Method = string;

/** Where a value goes: in a request to the API, or in a response from it. */
export type Direction = 'request' | 'response';

export interface Operation extends Marked {
  /** The stable id and anchor: the operationId, or an id made from method and path. */
  id: string;
  /** The id as a file name: short, and unique even if case is ignored. */
  slug: string;
  /** The path of its page, without the base path. */
  page: string;
  kind: 'operation' | 'webhook' | 'callback';
  /** Where its bodies go. A webhook or callback is sent by the API, so its request counts as a response and vice versa. */
  directions: { request: Direction; response: Direction };
  operationId?: string;
  method: Method;
  path: string;
  /** The path, split at its parameters: `/environments/`, `{type}`. */
  pathSegments: { text: string; parameter: boolean }[];
  /**
   * The summary if it is short, otherwise the operationId, otherwise the first words of the summary or description,
   * otherwise method and path. A webhook with a long summary has its name as the title.
   */
  title: string;
  description?: Prose;
  /** The tags that group operations. */
  tags: string[];
  assumed?: string;
  externalDocs?: ExternalDocs;
  /** The servers that the operation or its path item declares. If there are none, those of the spec apply. */
  servers: Server[];
  security: SecurityAlternative[];
  /** The parameters by `in`, in the order path, query, header, cookie, without empty groups. */
  parameters: { in: ParameterLocation; parameters: Parameter[] }[];
  requestBody?: Body;
  responses: Response[];
  callbacks: { name: string; anchor: string; expression: string; operations: Operation[] }[];
  /** The anchors that it, or an operation that it replaces, had before, from `x-aliases`. */
  formerIds?: string[];
  /** These anchors, and the hashes in the former API reference (Redoc), without `#`. */
  aliases: string[];
  /** The samples from `x-codeSamples`. */
  codeSamples: { label: string; language: string; source: string }[];
}

export type ParameterLocation = ParameterObject['in'];

export interface Parameter extends Marked {
  name: string;
  anchor: string;
  /** The anchors that it had under former names, from `x-aliases`. */
  aliases?: string[];
  required: boolean;
  description?: Prose;
  assumed?: string;
  /** The schema of the parameter, or that of its only media type. */
  schema: SchemaId;
  /** The media type in which the parameter is serialized, if it has `content`. */
  mediaType?: string;
  /**
   * How the parameter is serialized, as short phrases: `style: spaceDelimited`, `not exploded`. Empty for the default.
   */
  serialization: string[];
  /** The same for programs. Undefined for the default of its `in`. */
  style?: ParameterStyle;
  examples: Example[];
}

/** How a parameter or a property of a form is serialized. */
export interface ParameterStyle {
  /** A style of OpenAPI, or `querystring` for a parameter that is the entire query. */
  style: string;
  explode: boolean;
  allowReserved?: true;
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
  /**
   * The prefix of the anchors of its properties: `createPet.body`, or `createPet.body~2` for the second of several. Media types
   * that a page shows once have the same anchor.
   */
  anchor: string;
  schema?: SchemaId;
  /** Defined if the body is a sequence of values instead of one document. */
  sequence?: Sequence;
  examples: Example[];
  encodings: Encoding[];
  /** Why no example could be generated, if there is none although the schema describes a readable body. */
  missing?: string;
}

/** A body that consists of items, which a client reads one by one. */
export interface Sequence {
  /** One JSON value on each line, one JSON text after each record separator, Server-Sent Events, or parts. */
  form: 'lines' | 'records' | 'events' | 'parts';
  /** Whether the schema describes each item or the list of all items. */
  schemaOf: 'item' | 'list';
}

/** The encoding of a property of a form, or of a part of a multipart body, with short phrases about it. */
export interface Encoding {
  /** The property, the position of the part, or all parts after those positions. */
  target: { property: string } | { position: number } | 'rest';
  /** The name of the property, or the part in words. */
  title: string;
  phrases: string[];
  contentType?: string;
  /** Defined if the encoding has `style`, `explode`, or `allowReserved`. The content type is ignored then. */
  style?: ParameterStyle;
  /** The headers of the part. */
  headers: Header[];
  /** The encodings of the parts of a part that has parts itself. */
  encodings: Encoding[];
}

/** An example. Generated ones are valid. */
export interface Example {
  title: string;
  summary?: string;
  description?: Prose;
  /** The language for highlighting: `json`, `xml`, `yaml`, `text`. */
  language: string;
  /** The text of the example as it is shown. */
  source: string;
  origin: 'authored' | 'generated';
  /** The text of a parameter in the request, if its author wrote it: encoded, and with the name if the style contains it. */
  serialized?: string;
  /** The properties of an object in a form, or the parts of a multipart body. */
  fields?: Field[];
  /** Why the schema rejects an authored example: `/id must be integer`. */
  fault?: string;
  /** True for a generated example that omits properties because there are too many. */
  isCut?: true;
  externalUrl?: string;
}

/** A field of a form, or a part of a multipart body. A part by position has an empty name. */
export interface Field {
  name: string;
  /** The value as text. */
  value: string;
  /** The parts of a part that has parts itself. */
  parts?: Field[];
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
  /** The id of the operation that the link refers to, if the operation is in this spec. */
  operation?: string;
  /** The title of that operation, or the text that identifies it in the document. */
  target: string;
  description?: Prose;
  parameters: { name: string; value: string }[];
  /** The body to send: an expression, or a value as JSON. */
  requestBody?: string;
  /** The server of the operation, instead of its own. */
  server?: Server;
}

/** The properties that all schema nodes share. Children are stored as ids, never as nodes. */
interface NodeBase extends Marked {
  id: SchemaId;
  /** The name of the component, if the node is one. */
  name?: string;
  /** The anchor of the component, if the node is one: `schema.Pet`. */
  anchor?: string;
  /** The anchors that the component had under former names, from `x-aliases`. */
  aliases?: string[];
  /** The path of the page with the component, without the base path. */
  page?: string;
  /** The generated example of the component, if the node is one; a document with very many components has none. */
  example?: Example;
  /**
   * The component schemas that are merged into this node: by `allOf`, by a `$ref` with siblings, or as the only
   * alternative of `oneOf` or `anyOf` other than `null`.
   */
  allOfBases: SchemaId[];
  /** For an annotated `$ref`: the component that it refers to, which shows the content. */
  annotatedRef?: SchemaId;
  /** The type as text: `array of Pet`, `string <uuid> or null`. */
  label: string;
  title?: string;
  description?: Prose;
  /** The marks in the section of a component, if it has some that do not hold for the places that use it, such as its age. */
  sectionMarks?: Mark[];
  nullable: boolean;
  access: 'read-write' | 'read' | 'write';
  /** The constraints as short phrases: `<= 30 characters`, `unique`. The language is that of the site. */
  constraints: string[];
  default?: JsonText;
  const?: JsonText;
  examples: JsonText[];
  enumeration?: EnumValue[];
  externalDocs?: ExternalDocs;
  assumed?: string;
  /** The applicators next to the node's own properties: `oneOf`, `anyOf`, `not`, `if`. */
  applicators: Applicator[];
  /** The keywords that nothing else of the node shows, such as `uniqueItems` of a string. */
  otherKeywords?: { keyword: string; value: JsonText }[];
  /** Notes for readers about conflicts between merged schemas and about missing or incomplete ones. */
  notes: string[];
}

export interface EnumValue extends Marked {
  value: JsonText;
  /** The suffix for the anchor of the node: `=Unknown`. */
  anchor: string;
  /** The name from an extension such as `x-enum-varnames`, or the title of the constant. */
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
  | Alternatives
  /** What a value must not match, or what the JSON in a string matches: `contentSchema`. */
  | { kind: 'not' | 'content'; schema: SchemaId }
  | { kind: 'if'; if: SchemaId; then?: SchemaId; else?: SchemaId };

export interface Variant {
  schema: SchemaId;
  /** The suffix for the anchor of the node: `:Cat`. */
  anchor: string;
  title: string;
  /** The values of the discriminator property that select this variant. */
  values: string[];
  /** True if any other value selects it, or the absence of the property. */
  isDefault?: true;
}

export interface Property {
  name: string;
  /** The suffix for the anchor of the node: `.shortName`. */
  anchor: string;
  /** The suffixes of former names, from `x-aliases`. */
  aliases?: string[];
  schema: SchemaId;
  required: boolean;
  /** The direction in which the property is left out: a read-only one in requests, a write-only one in responses. */
  leftOutOf?: Direction;
  /** True for the property that selects a variant. The variants show its values. */
  discriminator?: boolean;
  /** The name of another property whose presence makes this one required. */
  requiredWith?: string;
}

export type SchemaNode =
  | (NodeBase & {
      kind: 'object';
      properties: Property[];
      /** The patternProperties. The suffixes of their anchors are `.*1`, `.*2`, ... */
      patternProperties: { pattern: string; anchor: string; schema: SchemaId }[];
      /**
       * The additionalProperties: a schema (the suffix of its anchor is `.*`), `true` for any, `false` for none,
       * undefined if they are not declared.
       */
      additionalProperties?: SchemaId | boolean;
      propertyNames?: SchemaId;
    })
  | (NodeBase & { kind: 'array'; items?: SchemaId; prefixItems: SchemaId[]; contains?: SchemaId })
  | (NodeBase & { kind: 'scalar'; type: string; format?: string; contentMediaType?: string; contentEncoding?: string })
  /** A node that has only alternatives. */
  | (NodeBase & { kind: 'composition' })
  /** Any value. The label is `any` for the empty schema, otherwise `untyped`. */
  | (NodeBase & { kind: 'any' })
  /** The schema `false`. */
  | (NodeBase & { kind: 'never' });

/** A request in one language, with highlighted lines of `[class, text]` pairs. */
export interface CodeSample {
  language: string;
  label: string;
  source: string;
  lines: [string, string][][];
}

/** A page of the docs. */
export interface DocsLink {
  label: string;
  path: string;
}

/** The pages of the docs to which the pages of an API link. */
export interface ApiLinks {
  /** What credentials and base URL are, and where they come from. */
  credentials?: DocsLink;
  guide?: DocsLink;
}
