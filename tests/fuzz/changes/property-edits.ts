import type { Edit } from './edit';
import { set, toEdit } from './schema-place';
import type { Schema } from './types';

/** Edits of properties by what they do. */
export const propertyEdits: Record<string, Edit> = {
  'removes an optional property': toEdit(
    (schema) => getNames(schema, false).length > 0,
    (schema, random) => {
      removeProperty(schema, random.pick(getNames(schema, false)));
      return [schema.additionalProperties === false ? 'breaking' : 'risky', 'risky'];
    },
  ),
  'removes a required property': toEdit(
    (schema) => getNames(schema, true).length > 0,
    (schema, random) => {
      removeProperty(schema, random.pick(getNames(schema, true)));
      return [schema.additionalProperties === false ? 'breaking' : 'risky', 'breaking'];
    },
  ),
  'adds an optional property': toEdit(isObject, (schema) => {
    schema.properties = { ...schema.properties, added: { type: 'string' } };
    return ['safe', 'safe'];
  }),
  'adds a required property': toEdit(isObject, (schema) => {
    schema.properties = { ...schema.properties, added: { type: 'string' } };
    schema.required = [...(schema.required ?? []), 'added'];
    return ['breaking', 'safe'];
  }),
  'requires a property': toEdit(
    (schema) => getNames(schema, false).length > 0,
    (schema, random) => {
      schema.required = [...(schema.required ?? []), random.pick(getNames(schema, false))];
      return ['breaking', 'safe'];
    },
  ),
  'does not require a property anymore': toEdit(
    (schema) => getNames(schema, true).length > 0,
    (schema, random) => {
      const name = random.pick(getNames(schema, true));
      schema.required = schema.required?.filter((other) => other !== name);
      return ['safe', 'breaking'];
    },
  ),
  'refuses other properties': toEdit(
    (schema) => isObject(schema) && schema.additionalProperties === undefined,
    (schema) => set(schema, 'additionalProperties', false, ['breaking', 'safe']),
  ),
  'allows other properties': toEdit(
    (schema) => schema.additionalProperties === false,
    (schema) => set(schema, 'additionalProperties', undefined, ['safe', 'risky']),
  ),
  'makes a property read-only': toEdit(
    (schema) => getOwn(schema).length > 0,
    (schema, random) => set(random.pick(getOwn(schema)), 'readOnly', true, ['risky', undefined]),
  ),
  'makes a property write-only': toEdit(
    (schema) => getOwn(schema).length > 0,
    (schema, random) => set(random.pick(getOwn(schema)), 'writeOnly', true, [undefined, 'breaking']),
  ),
};

function isObject(schema: Schema): boolean {
  return schema.properties !== undefined;
}

function getNames({ properties = {}, required = [] }: Schema, isRequired: boolean): string[] {
  return Object.keys(properties).filter((name) => required.includes(name) === isRequired);
}

/** Lists the properties whose schemas no other place uses. */
function getOwn({ properties = {} }: Schema): Schema[] {
  return Object.values(properties).filter(({ $ref }) => $ref === undefined);
}

function removeProperty(schema: Schema, name: string): void {
  delete schema.properties?.[name];
  schema.required = schema.required?.filter((other) => other !== name);
}
