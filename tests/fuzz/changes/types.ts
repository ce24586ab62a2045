/** A Schema Object of OpenAPI 3.1, as far as the generator writes it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
}

interface Header {
  required?: boolean;
  schema: Schema;
  [field: string]: unknown;
}

export interface Parameter extends Header {
  name: string;
  in: string;
}

export type Content = Record<string, { schema?: Schema; [field: string]: unknown }>;
type Security = Record<string, string[]>[];

interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
}

export interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
  callbacks?: Record<string, Record<string, PathItem>>;
  security?: Security;
  [field: string]: unknown;
}

export type Method = 'get' | 'post';
export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> };
}
