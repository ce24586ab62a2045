import type { Method } from '@/openapi/model/operation';
import type { ParameterLocation } from '@/openapi/model/parameter';
import type { Direction, SchemaId } from '@/openapi/model/schema';
import type { Mark } from '@/openapi/model/prose-marks-server-and-docs-links';

/** The version of the format. A change that programs notice raises it. */
export const formatVersion = 1;

/** The index of all services. `api-index.schema.json` describes each member. */
export interface ApiIndex {
  $schema: string;
  version: typeof formatVersion;
  title: string;
  language: string;
  url: string;
  services: (IndexedService | LinkedService | DividedService)[];
}

interface ServiceFacts {
  id: string;
  title: string;
  specificationVersion: string;
  description?: string;
  url: string;
  markdownUrl: string;
  openApiUrl: string;
}

export interface IndexedService extends ServiceFacts {
  operations: IndexedOperation[];
  schemas: IndexedSchema[];
}

/** A service of an index that is divided, because the whole is too large. */
export interface LinkedService extends ServiceFacts {
  indexUrl: string;
  operationCount: number;
  schemaCount: number;
}

/** A service whose operations and schemas are in several files, because one would be too large. */
export interface DividedService extends ServiceFacts {
  parts: LinkedPart[];
}

/** The operations of a tag, or component schemas, with the file that describes them. */
export interface LinkedPart {
  title: string;
  indexUrl: string;
  operations: LinkedOperation[];
  schemas: LinkedSchema[];
}

export type LinkedOperation = Lifecycle &
  Pick<IndexedOperation, 'id' | 'kind' | 'method' | 'path' | 'title' | 'tags' | 'url' | 'markdownUrl'>;

export type LinkedSchema = Lifecycle & Pick<IndexedSchema, 'id' | 'name' | 'url' | 'markdownUrl'>;

export interface Lifecycle {
  deprecated?: true;
  marks?: Pick<Mark, 'kind' | 'text' | 'operation'>[];
}

/** A value of an operation or of a schema. A schema with members is named by its id, so that a cycle is plain data. */
export interface IndexedValue extends Lifecycle {
  type: string;
  schema?: SchemaId;
  description?: string;
  nullable?: true;
  access?: 'read' | 'write';
  constraints?: string[];
  default?: string;
  const?: string;
  enum?: IndexedEnumValue[];
}

export interface IndexedEnumValue extends Lifecycle {
  value: string;
  name?: string;
  meaning?: string;
}

export interface NamedValue extends IndexedValue {
  name: string;
  required: boolean;
}

interface IndexedParameter extends NamedValue {
  in: ParameterLocation;
}

export interface IndexedContent extends Partial<IndexedValue> {
  mediaType: string;
}

interface IndexedResponse {
  status: string;
  description?: string;
  headers?: NamedValue[];
  content: IndexedContent[];
}

export interface IndexedOperation extends Lifecycle {
  id: string;
  kind: 'operation' | 'webhook' | 'callback';
  method: Method;
  path: string;
  title: string;
  summary?: string;
  tags: string[];
  url: string;
  markdownUrl: string;
  parameters: IndexedParameter[];
  requestBody?: { required: boolean; description?: string; content: IndexedContent[] };
  responses: IndexedResponse[];
  callbacks?: IndexedOperation[];
}

export interface IndexedSchema extends IndexedValue {
  id: SchemaId;
  name?: string;
  url?: string;
  markdownUrl?: string;
  properties?: NamedValue[];
  patternProperties?: (IndexedValue & { pattern: string })[];
  additionalProperties?: boolean | IndexedValue;
  items?: IndexedValue;
  prefixItems?: IndexedValue[];
  alternatives?: { kind: 'oneOf' | 'anyOf'; discriminator?: string; variants: (IndexedValue & { title: string })[] }[];
  includes?: SchemaId[];
  usedBy?: IndexedUse[];
  usedByCount?: number;
}

/** A value of an operation that contains a schema. */
export interface IndexedUse {
  operation: string;
  direction: Direction;
  kind: 'parameter' | 'body' | 'header' | 'response';
  name: string;
  status?: string;
  path: string[];
}
