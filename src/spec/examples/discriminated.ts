import { findText, isObject, type JsonObject } from '../json';
import { toPointer } from '../pointer';
import { toName, type Inheritance } from '../transform/schema/inheritance';
import type { References } from '../transform/schema/references';

type Schema = Record<string, unknown>;

/**
 * Narrows a schema with a discriminator to the alternative that the value of the property selects, even if the value
 * matches several alternatives by shape.
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
    const target = references.findCanonical({ pointer: toPointer(pointer, 'oneOf', index), scope: {} })?.pointer ?? '';
    const values = mapped.get(target) ?? [toName(target)];
    return { if: { required: [property], properties: { [property]: { enum: values } } }, then: subschema };
  });
  const kept = Array.isArray(schema['allOf']) ? (schema['allOf'] as unknown[]) : [];
  return { ...others, allOf: [...kept, { anyOf: subschemas }, ...conditions] };
}
