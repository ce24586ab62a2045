import { findTarget, getInside, getOperations, getSchemas } from './schemas';
import type { Document, Schema } from './types';

/** Replaces the schemas of bodies and parameters, and those inside of these and of components. Alternatives remain references. */
export function replaceSchemas(document: Document, replace: (schema: Schema) => Schema): void {
  for (const holder of [...getSchemas(document).keys()]) {
    if (holder.items) holder.items = replace(holder.items);
    for (const [name, schema] of Object.entries(holder.properties ?? {}))
      if (holder.properties) holder.properties[name] = replace(schema);
    if (typeof holder.additionalProperties === 'object')
      holder.additionalProperties = replace(holder.additionalProperties);
  }
  for (const { operation } of getOperations(document)) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map((body) => body?.content ?? {});
    const media = contents.flatMap((content) => Object.values(content));
    for (const place of [...media, ...(operation.parameters ?? [])])
      if (place.schema) place.schema = replace(place.schema);
  }
}

/** Lists all references of a document. */
export function getReferences(document: Document): Schema[] {
  const found = new Set<Schema>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$ref' in value) found.add(value as Schema);
    Object.values(value).forEach(visit);
  };
  visit(document);
  return [...found];
}

/** Returns true if a schema contains a reference from which one gets back to it. */
export function isRecursive(document: Document, start: Schema): boolean {
  const found = new Set<Schema>();
  // Grows while it is walked.
  const pending = [start];
  for (const schema of pending)
    for (const child of getInside(schema)) {
      const next = findTarget(document, child) ?? child;
      if (next === start) return true;
      if (!found.has(next)) pending.push(next);
      found.add(next);
    }
  return false;
}
