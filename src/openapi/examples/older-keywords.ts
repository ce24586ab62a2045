import type { JsonObject } from '../json';

/** Converts `exclusiveMinimum: true` next to `minimum` (OpenAPI 3.0) to a number, and the maximum likewise. */
export function toExclusive(schema: Record<string, unknown>): Record<string, unknown> {
  const result = { ...schema };
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof result[exclusive] !== 'boolean') continue;
    if (result[exclusive]) [result[exclusive], result[bound]] = [result[bound], undefined];
    else delete result[exclusive];
    if (result[bound] === undefined) delete result[bound];
  }
  return result;
}

/** Allows null where `nullable` (OpenAPI 3.0) does. */
export function toNullable(schema: Record<string, unknown>, source: JsonObject): Record<string, unknown> {
  if (source['nullable'] !== true) return schema;
  return { anyOf: [schema, { type: 'null' }] };
}
