import { findSource } from './form-schemas';
import { toFirstPointer } from '@/lib/schema-ids';
import { isObject, type JsonObject, findAtPointer } from '../find-members-of-parsed-json';
import type { Operation } from '../model/operation';
import type { SchemaId, SchemaTable } from '../model/schema';
import { getOwnValues, isBody, isOfRequest } from '../operation-values';
import { isSecret } from './recognize-secrets';

/** Lists the schemas whose values are secret, by what the document says about them and by their names. */
export function listSecretSchemas(operation: Operation, schemas: SchemaTable, document: JsonObject): SchemaId[] {
  const sent = getOwnValues(operation).filter(isOfRequest);
  const named = [
    ...sent.map((value) => ({ name: isBody(value) ? '' : value.name, schema: value.schema, owner: '' })),
    ...Object.values(schemas).flatMap((node) =>
      node.kind === 'object'
        ? node.properties.map(({ name, schema }) => ({ name, schema, owner: node.name ?? node.title ?? '' }))
        : [],
    ),
  ];
  const found = named.filter(({ name, schema, owner }) => {
    const node = schemas[schema];
    // The value of a secret is secret, whatever the name of the property.
    const full = /secret|credential/i.test(owner) && /^(?:value|data|content)$/i.test(name) ? 'secret' : name;
    if (node?.kind !== 'scalar' || node.type !== 'string') return false;
    return isSecret(full, findMarked(document, schema));
  });
  return [...new Set(found.map(({ schema }) => schema))];
}

/** Returns the schema, or the parameter around it if that says whether its value is secret. */
function findMarked(document: JsonObject, id: SchemaId): unknown {
  const parameter = findAtPointer(document, toFirstPointer(id).replace(/\/schema$/, ''));
  return isObject(parameter) && 'in' in parameter && 'x-secret' in parameter ? parameter : findSource(document, id);
}
