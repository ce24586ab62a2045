import type { Operation } from '../model/operation';
import type { Spec } from '../model/spec';
import type { SchemaId } from '../model/schema';

/** A JSON Schema as plain data. */
export type CheckedSchema = boolean | Record<string, unknown>;

/** The data of a form for a request. `src/routes/deferred-api-files.ts` writes it, and the browser reads it when the form is opened. */
export interface RequestForm {
  /** The members of the spec that the form and its samples need, with only the schemas of this request. */
  spec: Pick<Spec, 'service' | 'schemas' | 'securitySchemes'>;
  /** The same of the operation. Its bodies have at most one example each. */
  operation: Pick<
    Operation,
    'id' | 'title' | 'method' | 'path' | 'pathSegments' | 'parameters' | 'requestBody' | 'responses' | 'security'
  >;
  /** The URLs of the servers. */
  servers: string[];
  /** What the schemas say about XML. */
  xml: Record<SchemaId, Record<string, unknown>>;
  /** The schemas whose values are secret. */
  secrets: SchemaId[];
  /** The JSON Schemas for requests: the components by name, and those of parameters and bodies by id. */
  checks: { schemas: Record<string, CheckedSchema>; roots: Record<SchemaId, CheckedSchema> };
}

// A page names only the Markdown of an operation. The data of its form has the same name in another folder of the service, so that
// no operation needs a second URL.

/** Returns the file of the data of an operation's form, in the folder of the service. */
export function toRequestFile(slug: string): string {
  return `requests/${slug}.json`;
}

/** Returns the URL of the data of an operation's form for that of its Markdown, which may be the one of its page. */
export function toRequestHref(markdownHref: string): string | undefined {
  const [, service, slug] = /^(.*\/)operations?\/([^/]+)\.md$/.exec(markdownHref) ?? [];
  return service === undefined || slug === undefined ? undefined : service + toRequestFile(slug);
}
