import { findText, isObject, type JsonObject } from '../find-members-of-parsed-json';
import { toPointer } from '@/lib/json-pointer';
import { toName, type Inheritance } from '../transform/schema/inheritance';
import type { References } from '../transform/schema/references';

type Schema = Record<string, unknown>;

/**
 * Adds conditions to a schema with a discriminator, so that an example must match the alternative that its discriminator
 * property selects. `oneOf` becomes `anyOf`, since the example may match several alternatives by shape.
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function toDiscriminated(
  schema: Schema,
  source: JsonObject,
  pointer: string,
  { references, inheritance }: { references: References; inheritance: Inheritance },
): Schema {
  const property = findText(source['discriminator'], 'propertyName');
  const subschemas = schema['oneOf'];
  if (property === undefined || !Array.isArray(subschemas) || !isObject(source['discriminator'])) return schema;
  const mapped = inheritance.getMapped(source['discriminator'], pointer);
  const others = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'oneOf'));
  const conditions = subschemas.map((subschema: unknown, index) => {
    const location = { pointer: toPointer(pointer, 'oneOf', index), scope: {} };
    const name = toName(references.findNamed(location)?.pointer ?? '');
    const values = mapped.get(references.followReferences(location)) ?? [name];
    return { if: { required: [property], properties: { [property]: { enum: values } } }, then: subschema };
  });
  const kept = Array.isArray(schema['allOf']) ? (schema['allOf'] as unknown[]) : [];
  return { ...others, allOf: [...kept, { anyOf: subschemas }, ...conditions] };
}
