import { getSchemas } from './schemas';
import type { Document, Schema } from './types';

/** Writes a document without webhooks as OpenAPI 3.0. */
export function toOldVersion(document: Document): void {
  document.openapi = '3.0.3';
  for (const schema of getSchemas(document).keys()) {
    writeExample(schema);
    if (Array.isArray(schema.type)) {
      if (schema.type.includes('null')) schema['nullable'] = true;
      schema.type = schema.type.find((type) => type !== 'null');
    }
    const limit = schema['exclusiveMinimum'];
    if (typeof limit === 'number') Object.assign(schema, { minimum: limit, exclusiveMinimum: true });
  }
}

/** Writes the example of a schema as OpenAPI 3.0 does. */
export function writeExample(schema: Schema): void {
  if (!Array.isArray(schema['examples'])) return;
  [schema['example']] = schema['examples'];
  delete schema['examples'];
}
