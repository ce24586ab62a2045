import type { Edit } from './edit';
import { set, toEdit } from './schema-place';
import type { Schema } from './types';

/** Edits of values, limits, types, and words by what they do. */
export const valueEdits: Record<string, Edit> = {
  'removes a value': toEdit(
    ({ enum: values = [] }) => values.length > 1,
    (schema) => set(schema, 'enum', schema.enum?.slice(1), ['breaking', 'safe']),
  ),
  'adds a value': toEdit(
    (schema) => schema.enum !== undefined,
    (schema) => set(schema, 'enum', [...(schema.enum ?? []), 'z'], ['safe', 'risky']),
  ),
  'allows any value': toEdit(
    (schema) => schema.enum !== undefined,
    (schema) => set(schema, 'enum', undefined, ['safe', 'risky']),
  ),
  'lowers a maximum': toEdit(
    (schema) => getMaximum(schema) !== undefined,
    (schema) => set(schema, getMaximum(schema) ?? '', 4, ['breaking', 'safe']),
  ),
  'raises a maximum': toEdit(
    (schema) => getMaximum(schema) !== undefined,
    (schema) => set(schema, getMaximum(schema) ?? '', 400, ['safe', 'risky']),
  ),
  'removes a maximum': toEdit(
    (schema) => getMaximum(schema) !== undefined,
    (schema) => set(schema, getMaximum(schema) ?? '', undefined, ['safe', 'risky']),
  ),
  'adds a limit': toEdit(
    (schema) => schema.items !== undefined && !('uniqueItems' in schema),
    (schema) => set(schema, 'uniqueItems', true, ['risky', 'safe']),
  ),
  'allows the limit of a minimum': toEdit(
    (schema) => schema['exclusiveMinimum'] === 3,
    (schema) => {
      delete schema['exclusiveMinimum'];
      return set(schema, 'minimum', 3, ['safe', 'risky']);
    },
  ),
  'adds a pattern': toEdit(
    (schema) => 'maxLength' in schema,
    (schema) => set(schema, 'pattern', '^x', ['breaking', 'safe']),
  ),
  'removes a format': toEdit(
    (schema) => 'format' in schema,
    (schema) => set(schema, 'format', undefined, ['safe', 'risky']),
  ),
  'changes a format': toEdit(
    (schema) => 'format' in schema,
    (schema) => set(schema, 'format', 'email', ['breaking', 'breaking']),
  ),
  'allows null': toEdit(
    (schema) => typeof schema.type === 'string' && schema.enum === undefined,
    (schema) => set(schema, 'type', [String(schema.type), 'null'], ['safe', 'breaking']),
  ),
  'refuses null': toEdit(
    (schema) => Array.isArray(schema.type),
    (schema) => set(schema, 'type', schema.type?.[0], ['breaking', 'safe']),
  ),
  'allows fractions': toEdit(
    (schema) => schema.type === 'integer',
    (schema) => set(schema, 'type', 'number', ['safe', 'breaking']),
  ),
  'refuses fractions': toEdit(
    (schema) => schema.type === 'number',
    (schema) => set(schema, 'type', 'integer', ['breaking', 'safe']),
  ),
  'changes a type': toEdit(
    (schema) => schema.type === 'string',
    (schema) => set(schema, 'type', 'boolean', ['breaking', 'breaking']),
  ),
  'adds a default': toEdit(
    (schema) => schema.type === 'string',
    (schema) => set(schema, 'default', 'x', ['risky', 'safe']),
  ),
  'deprecates a schema': toEdit(
    (schema) => !('deprecated' in schema),
    (schema) => set(schema, 'deprecated', true, ['safe', 'safe']),
  ),
  'changes a description': toEdit(isAny, (schema) => set(schema, 'description', 'Another one.', ['words', 'words'])),
};

function isAny(): boolean {
  return true;
}

function getMaximum(schema: Schema): string | undefined {
  return ['maxLength', 'maxItems', 'maximum'].find((keyword) => keyword in schema);
}
