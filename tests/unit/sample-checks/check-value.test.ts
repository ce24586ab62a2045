import { expect, it } from 'vitest';
import { getValueProblems } from '@/sample-checks/check-value';
import { toSampleSpec } from '@/sample-checks/sample-spec';

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
