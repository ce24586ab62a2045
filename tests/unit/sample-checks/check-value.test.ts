import { expect, it } from 'vitest';
import { getValueProblems } from '@/sample-checks/check-value';
import { toSampleSpec } from '@/sample-checks/read-operations-and-schemas-from-spec';

const base = { type: 'object', properties: { id: { type: 'integer' } } };

/** Returns the messages of a value for a schema, whose references may lead to `Base`. */
function getMessages(schema: unknown, value: unknown, openapi = '3.1.0'): string[] {
  const spec = toSampleSpec('pets', { openapi, components: { schemas: { Base: base, Value: schema } } });
  const sample = { code: JSON.stringify(value), offset: 0, name: 'Value' };
  return getValueProblems(spec, '#/components/schemas/Value', sample).map(({ message }) => message);
}

it.each([
  ['with a pattern that is only valid without Unicode', { pattern: String.raw`^[\w-.]+$` }, 'a.b', 'a b', 'pattern'],
  ['with a pattern of another dialect', { pattern: String.raw`\A[a-z]++\Z` }, 'ab', undefined, ''],
  ['with a boolean limit', { minimum: 0, exclusiveMinimum: true }, 1, 0, 'must be > 0'],
  ['with a keyword of a wrong form', { type: 'string', required: true }, 'a', 1, 'must be string'],
  ['with an unknown type', { type: 'int' }, 1, 'a', 'must be integer'],
  ['that is nullable without a type', { nullable: true, enum: ['a'] }, null, 'b', '"b" is not a value of Value'],
  ['with a broken reference', { allOf: [{ $ref: '#/missing' }, { type: 'string' }] }, 'a', 1, 'must be string'],
])('a sample is checked against a schema %s', (_, schema, right, wrong, message) => {
  expect(getMessages(schema, right, '3.0.3')).toEqual([]);
  if (wrong !== undefined) expect(getMessages(schema, wrong, '3.0.3').join('\n')).toContain(message);
});

it('a sample of a schema has the required properties of requests and of responses', () => {
  const properties = { id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true } };
  expect(getMessages({ type: 'object', properties, required: ['id', 'secret'] }, {}, '3.0.3')).toEqual([
    'missing field "id" in Value',
    'missing field "secret" in Value',
  ]);
});

const open = { type: 'object', additionalProperties: { type: 'string' } };
const closed = { ...base, additionalProperties: false };
const reference = { $ref: '#/components/schemas/Base' };

it.each([
  ['matches a pattern', { ...base, patternProperties: { '^x-': {} } }, { 'x-a': 1 }],
  ['is declared next to a reference', { ...reference, properties: { extra: {} } }, { id: 1, extra: 1 }],
  ['one alternative allows', { oneOf: [open, closed] }, { other: 'a' }],
  ['one alternative allows, whatever the order', { oneOf: [closed, open] }, { other: 'a' }],
  ['has a schema for the rest', { ...base, unevaluatedProperties: { type: 'string' } }, { other: 'a' }],
  ['is declared on a condition', { ...base, if: {}, then: { properties: { extra: {} } } }, { extra: 1 }],
  [
    'another property brings',
    { ...base, dependentSchemas: { id: { properties: { extra: {} } } } },
    { id: 1, extra: 1 },
  ],
  ['the schema of one item declares', { prefixItems: [{ properties: { extra: {} } }], items: base }, [{ extra: 1 }]],
])('a field of a sample is known if it %s', (_, schema, value) => {
  expect(getMessages(schema, value)).toEqual([]);
});

it.each([
  ['patterns', { ...base, patternProperties: { '^x-': {} } }, { other: 1 }, 'other" in Value'],
  ['a reference of OpenAPI 3.0', { ...reference, properties: { extra: {} } }, { extra: 1 }, 'extra" in Value'],
  ['closed alternatives', { oneOf: [closed, { ...closed, required: ['id'] }] }, { other: 1 }, 'other" in Value'],
  ['a closed base', { allOf: [closed, open] }, { other: 'a' }, 'other" in Value'],
  ['a closed object', { type: 'object', additionalProperties: false }, { other: 'a' }, 'other" in Value'],
  ['items after the first', { prefixItems: [open], items: base }, [{ other: 'a' }, { other: 'a' }], 'other" in Value'],
  ['the schema of a pattern', { patternProperties: { '^x-': base } }, { 'x-a': { other: 1 } }, 'other" in Value.x-a'],
])('a field of a sample is unknown beside %s', (_, schema, value, message) => {
  expect(getMessages(schema, value, '3.0.3').filter((text) => text.startsWith('unknown'))).toEqual([
    `unknown field "${message}`,
  ]);
});
