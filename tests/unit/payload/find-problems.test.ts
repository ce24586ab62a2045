import { expect, it } from 'vitest';
import { findAllProblems, findProblems } from '@/payload/find-problems';
import type { ServiceSchemas } from '@/payload/schema-and-explanation-types';

const service: ServiceSchemas = {
  title: 'Test',
  draft: '2020-12',
  schemas: {
    Name: { type: 'string', minLength: 2 },
    Other: { type: 'object', properties: { a: { type: 'integer' } } },
  },
  candidates: [],
};

function toProblems(schema: object, value: unknown, draft: ServiceSchemas['draft'] = '2020-12'): string[] {
  const candidate = { title: 'Test', href: '', schema: schema as Record<string, unknown> };
  return findProblems(value, candidate, { ...service, draft }).map(({ path, text }) => `${path.join('.')}: ${text}`);
}

const object = (schema: object) => ({ properties: { a: schema } });

it.each<[keyword: string, schema: object, value: unknown, expected: string[]]>([
  ['type', object({ type: ['string', 'null'] }), { a: 5 }, ['a: Must have the type string or null, not number.']],
  ['type', object({ type: 'integer' }), { a: 1.5 }, ['a: Must have the type integer, not number.']],
  [
    'additionalProperties',
    { additionalProperties: object({ type: 'string' }) },
    { '': { a: 1 } },
    ['.a: Must have the type string, not number.'],
  ],
  ['enum', { properties: { '': { enum: ['cat', 'dog'] } } }, { '': 5 }, [': Must be one of "cat", "dog".']],
  ['enum', { enum: ['cat', 'dog', 1] }, 'Cat', [': Must be one of "cat", "dog", 1. Did you mean "cat"?']],
  ['const', { const: null }, [], [': Must be null.']],
  [
    'required',
    { required: ['shortName', 'b'] },
    { ShortName: 'x' },
    [
      ': The required property "shortName" is missing. Did you write "ShortName" for it?',
      ': The required property "b" is missing.',
    ],
  ],
  [
    'dependentRequired',
    { dependentRequired: { a: ['b', 'c'], d: ['e'] } },
    { a: 1, b: 2 },
    [': Next to "a", these properties are required: "c".'],
  ],
  [
    'dependentSchemas',
    { dependentSchemas: { a: { required: ['b'] } } },
    { a: 1 },
    [': The required property "b" is missing.'],
  ],
  [
    'additionalProperties',
    { ...object({}), additionalProperties: false },
    { A: 1, wings: 2 },
    [
      'A: The schema does not allow a property of this name. Did you mean "a"?',
      'wings: The schema does not allow a property of this name.',
    ],
  ],
  [
    'unevaluatedProperties',
    { ...object({}), unevaluatedProperties: false },
    { A: 1 },
    ['A: The schema does not allow a property of this name. Did you mean "a"?'],
  ],
  [
    'propertyNames',
    { propertyNames: { pattern: '^[a-z]+$' } },
    { a: 1, B: 2 },
    ['B: The name of the property is wrong: Must match the pattern ^[a-z]+$.'],
  ],
  ['patternProperties', { patternProperties: { '^x': { minimum: 3 } } }, { x: 2 }, ['x: Must be 3 or more.']],
  ['minProperties', { minProperties: 2 }, { a: 1 }, [': Number of properties: 1. Minimum: 2.']],
  ['maxProperties', { maxProperties: 0 }, { a: 1 }, [': Number of properties: 1. Maximum: 0.']],
  ['items', { items: { $ref: '#/components/schemas/Name' } }, ['ab', 'c'], ['1: Number of characters: 1. Minimum: 2.']],
  [
    'prefixItems',
    { prefixItems: [{ type: 'null' }], items: false },
    [null, 2],
    ['1: The schema does not allow an item here.'],
  ],
  [
    'unevaluatedItems',
    { prefixItems: [true], unevaluatedItems: false },
    [1, 2],
    ['1: The schema does not allow an item here.'],
  ],
  ['minItems', { minItems: 1 }, [], [': Number of items: 0. Minimum: 1.']],
  ['maxItems', { maxItems: 1 }, [1, 2], [': Number of items: 2. Maximum: 1.']],
  ['uniqueItems', { uniqueItems: true }, [1, 1, 1], [': Contains an item more than once.']],
  [
    'contains',
    { contains: { type: 'string' } },
    [1, 2],
    [': None of the items is as the schema requires at least one to be.'],
  ],
  [
    'contains',
    { contains: { type: 'string' } },
    [],
    [': None of the items is as the schema requires at least one to be.'],
  ],
  [
    'minContains',
    { contains: { type: 'string' }, minContains: 2 },
    [1, 'a', 2],
    [': Too few items are as the schema requires some to be.'],
  ],
  [
    'maxContains',
    { contains: { type: 'string' }, maxContains: 1 },
    ['a', 'b'],
    [': Too many items are as the schema allows only some to be.'],
  ],
  ['minLength', { minLength: 3 }, '😀', [': Number of characters: 1. Minimum: 3.']],
  ['maxLength', { maxLength: 1 }, 'ab', [': Number of characters: 2. Maximum: 1.']],
  ['pattern', { pattern: '^a' }, 'b', [': Must match the pattern ^a.']],
  ['format', { format: 'date' }, 'b', [': Must have the format date.']],
  ['minimum', { minimum: 2 }, 1, [': Must be 2 or more.']],
  ['maximum', { maximum: 2 }, 3, [': Must be 2 or less.']],
  ['exclusiveMinimum', { exclusiveMinimum: 2 }, 2, [': Must be more than 2.']],
  ['exclusiveMaximum', { exclusiveMaximum: 2 }, 2, [': Must be less than 2.']],
  ['multipleOf', { multipleOf: 2 }, 3, [': Must be a multiple of 2.']],
  ['not', { not: { type: 'string' } }, 'a', [': The schema excludes this value.']],
  ['false', object({ not: {} }), { a: 1 }, ['a: The schema excludes this value.']],
  ['if', { if: { required: ['a'] }, then: { required: ['b'] } }, { a: 1 }, [': The required property "b" is missing.']],
  [
    'allOf',
    { allOf: [{ $ref: '#/components/schemas/Other' }] },
    { a: 'x' },
    ['a: Must have the type integer, not string.'],
  ],
  [
    'anyOf of types',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    5,
    [': Must have the type string or null, not number.'],
  ],
  [
    'anyOf of values',
    { anyOf: [{ const: 'a' }, { enum: ['b'] }] },
    'A',
    [': Must be one of "a", "b". Did you mean "a"?'],
  ],
  [
    'anyOf of constraints',
    { anyOf: [{ type: 'string', minLength: 3 }, { type: 'integer' }] },
    'ab',
    [': Number of characters: 2. Minimum: 3.'],
  ],
  [
    'oneOf without a match',
    { oneOf: [{ $ref: '#/components/schemas/Name' }, { $ref: '#/components/schemas/Other' }] },
    { a: 'x' },
    ['a: Must have the type integer, not string.'],
  ],
  [
    'oneOf with two matches',
    { oneOf: [{ type: 'integer' }, { minimum: 0 }, { type: 'string' }] },
    5,
    [': Must fit exactly one of the alternatives in the schema.'],
  ],
])('says in words what does not match %s', (_keyword, schema, value, expected) => {
  expect(toProblems(schema, value)).toEqual(expected);
});

it.each<[keyword: string, schema: object, value: unknown, expected: string[]]>([
  ['minimum', { minimum: 2, exclusiveMinimum: true }, 2, [': Must be more than 2.']],
  ['maximum', { maximum: 2, exclusiveMaximum: true }, 2, [': Must be less than 2.']],
  ['dependencies', { dependencies: { a: ['b'] } }, { a: 1 }, [': Next to "a", these properties are required: "b".']],
  [
    'items and additionalItems',
    { items: [{}], additionalItems: false },
    [1, 2],
    ['1: The schema does not allow an item here.'],
  ],
])('says in words what does not match %s of an older draft', (_keyword, schema, value, expected) => {
  expect(toProblems(schema, value, '4')).toEqual(expected);
});

it('finds the problems of several values with the paths of what the reader filled in, and none for a schema that cannot be read', () => {
  const components = { Pet: { required: ['name'], properties: { name: { minLength: 2 } } } };
  const pet = { $ref: '#/components/schemas/Pet' };
  const values = [
    { path: ['query', 'limit'], schema: { type: 'integer', maximum: 10 }, value: 11 },
    { path: ['query', 'gone'], schema: { $ref: '#/components/schemas/Gone' }, value: 1 },
    { path: ['body'], schema: pet, value: { name: 'x' } },
    { path: ['body', 1], schema: pet, value: {} },
  ];
  expect(findAllProblems(values, components)).toEqual([
    { path: ['query', 'limit'], text: 'Must be 10 or less.' },
    { path: ['body', 'name'], text: 'Number of characters: 1. Minimum: 2.' },
    { path: ['body', 1], text: 'The required property "name" is missing.' },
  ]);
});
