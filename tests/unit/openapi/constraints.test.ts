import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { mentionsWord } from '@/lib/text-mentions-word-or-repeats-name';
import { describedServices } from '../described';

interface Schema {
  $ref?: string;
  type?: string;
  'x-assumed'?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  [keyword: string]: unknown;
}

/** What the specification says about a property or a parameter, in words. */
interface Constraint {
  service: string;
  schema?: string;
  field?: string;
  parameter?: string;
  /** The ends of the paths that it says this about; all paths if missing. */
  paths?: string[];
  says: string;
}

/** Written by hand from the platform's specification. */
const { constraints } = JSON.parse(readFileSync('tests/fixtures/specification.json', 'utf8')) as {
  constraints: Constraint[];
};

/** What a schema must be for each phrase of the specification. */
const meanings: Record<string, (schema: Schema) => boolean> = {
  'unique strings': ({ uniqueItems, items }) => uniqueItems === true && items?.type === 'string',
  'list of strings': ({ type, items, uniqueItems }) => type === 'array' && items?.type === 'string' && !uniqueItems,
  uuid: ({ format }) => format === 'uuid',
  int64: ({ type, format }) => type === 'integer' && format === 'int64',
  integer: ({ type }) => type === 'integer',
  boolean: ({ type }) => type === 'boolean',
  'max length 30': ({ maxLength }) => maxLength === 30,
  'default common': (schema) => schema.default === 'common',
  'free map': ({ type, additionalProperties }) => type === 'object' && additionalProperties === true,
  'string map': ({ additionalProperties }) =>
    typeof additionalProperties === 'object' && additionalProperties.type === 'string',
  'map of BlueprintComponent': isMapOf('BlueprintComponent'),
  'map of MutationStep': isMapOf('MutationStep'),
};

function isMapOf(name: string) {
  return ({ additionalProperties }: Schema) =>
    typeof additionalProperties === 'object' && additionalProperties.$ref === `#/components/schemas/${name}`;
}

interface Parameter {
  $ref?: string;
  name: string;
  schema: Schema;
}

interface Document {
  paths: Record<string, { parameters?: Parameter[] }>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

const loadDocument = (service: string) => JSON.parse(readFileSync(`src/generated/${service}.json`, 'utf8')) as Document;

const properties = describedServices.flatMap((service) => {
  const { schemas } = loadDocument(service).components;
  return Object.entries(schemas).flatMap(([schema, { properties = {}, 'x-assumed': reason = '' }]) =>
    Object.entries(properties).map(([field, property]) => ({ service, schema, field, property, reason })),
  );
});

const findConstraint = (schema: string, field: string) =>
  constraints.find((constraint) => constraint.schema === schema && constraint.field === field);

it('properties have the types and limits that the specification gives them', () => {
  const wrong = properties.filter(({ schema, field, property }) => {
    const says = findConstraint(schema, field)?.says;
    return says !== undefined && meanings[says]?.(property) !== true;
  });
  expect(wrong).toEqual([]);
  const known = constraints.filter(({ schema, field }) => schema !== undefined && field !== undefined);
  const found = known.filter(({ schema, field }) =>
    properties.some((each) => each.schema === schema && each.field === field),
  );
  expect(found).toEqual(known);
});

/** Returns true if the reason of a schema's assumption covers the type of a property. */
function isCovered(reason: string, field: string): boolean {
  if (/\btypes of (?:its|all) properties\b/.test(reason))
    return !new RegExp(`\\bexcept [^.]*\\b${field}\\b`).test(reason);
  if (/\bits properties, and their types\b/.test(reason)) return true;
  // These phrases contain names of properties without meaning them.
  const named = reason.replaceAll(/\b(?:schema name|name of the schema|types? of|an? type)\b/g, '');
  return mentionsWord(named, [field]) || (field.endsWith('Id') && /\bits IDs\b/.test(reason));
}

it('a type that the specification does not give is marked as assumed', () => {
  const stated = properties.filter(
    ({ schema, field, property, reason }) =>
      property.type !== undefined &&
      findConstraint(schema, field) === undefined &&
      property['x-assumed'] === undefined &&
      !isCovered(reason, field),
  );
  expect(stated.map(({ service, schema, field }) => `${service}: ${schema}.${field}`)).toEqual([]);
});

it('a property has a limit only if the specification gives one', () => {
  const limits = ['format', 'uniqueItems', 'maxLength', 'minLength', 'pattern', 'minimum', 'maximum', 'default'];
  const stated = properties.filter(
    ({ schema, field, property }) =>
      limits.some((limit) => limit in property) && findConstraint(schema, field) === undefined,
  );
  expect(stated.map(({ service, schema, field }) => `${service}: ${schema}.${field}`)).toEqual([]);
});

/** Returns the path parameters with a name, each from one path. */
function findParameters({ service, parameter, paths: ends = [''] }: Constraint): Parameter[] {
  const { paths, components } = loadDocument(service);
  return Object.entries(paths)
    .filter(([path]) => ends.some((end) => path.endsWith(end)))
    .flatMap(([, item]) => item.parameters ?? [])
    .map((item) => (item.$ref && components.parameters?.[item.$ref.split('/').at(-1) ?? '']) || item)
    .filter(({ name }) => name === parameter);
}

it.each(constraints.filter(({ parameter }) => parameter !== undefined))(
  'the path parameter $parameter of $service has the form that the specification gives it: $says',
  (constraint) => {
    const found = findParameters(constraint);
    expect(found).not.toEqual([]);
    expect(found.filter(({ schema }) => meanings[constraint.says]?.(schema) !== true)).toEqual([]);
  },
);
