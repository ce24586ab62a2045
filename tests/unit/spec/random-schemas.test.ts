import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SchemaTable } from '@/spec/model';
import { toSpec } from '@/spec/transform/spec';
import { getChildIds } from '@/spec/transform/uses';

const names = ['A', 'B', 'C', '__proto__', 'constructor', 'a b/c~d'];
const name = fc.constantFrom(...names);
const type = fc.constantFrom('string', 'integer', 'number', 'boolean', 'object', 'array', 'null', 'odd');
/** Any schema, sensible or not: a few keywords, whose values may be of the wrong kind and whose references may lead anywhere. */
const { schema } = fc.letrec<{ schema: unknown; object: unknown }>((tie) => {
  const child = tie('schema');
  const children = fc.array(child, { maxLength: 3 });
  const map = fc.dictionary(name, child, { maxKeys: 3 });
  const bound = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.boolean());
  const keywords: Record<string, fc.Arbitrary<unknown>> = {
    $ref: fc.oneof(
      name.map((key) => `#/components/schemas/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      fc.constantFrom('#missing', './x.yaml', '#', '#/'),
    ),
    $dynamicRef: fc.constantFrom('#dyn', '#none'),
    $dynamicAnchor: fc.constant('dyn'),
    type: fc.oneof(type, fc.array(type, { maxLength: 3 })),
    required: fc.array(name, { maxLength: 2 }),
    discriminator: fc.record(
      { propertyName: name, mapping: fc.dictionary(name, name, { maxKeys: 2 }) },
      { requiredKeys: [] },
    ),
    enum: fc.array(fc.oneof(fc.constant(null), fc.string(), fc.integer()), { maxLength: 3 }),
    pattern: fc.constantFrom('^a+$', '(', '(a+)+$'),
    description: fc.string(),
    ...Object.fromEntries(['properties', 'patternProperties', 'dependentSchemas', '$defs'].map((key) => [key, map])),
    ...Object.fromEntries(['allOf', 'oneOf', 'anyOf', 'prefixItems'].map((key) => [key, children])),
    ...Object.fromEntries(
      ['additionalProperties', 'propertyNames', 'items', 'contains', 'not', 'if', 'then'].map((key) => [key, child]),
    ),
    ...Object.fromEntries(['const', 'default', 'example'].map((key) => [key, fc.jsonValue({ maxDepth: 1 })])),
    ...Object.fromEntries(['nullable', 'readOnly', 'writeOnly', 'deprecated'].map((key) => [key, fc.boolean()])),
    ...Object.fromEntries(
      ['minLength', 'maxLength', 'minItems', 'minimum', 'exclusiveMinimum', 'multipleOf'].map((key) => [key, bound]),
    ),
  };
  const entry = fc.oneof(
    ...Object.entries(keywords).map(([key, value]) => value.map((chosen): [string, unknown] => [key, chosen])),
  );
  return {
    schema: fc.oneof(
      { maxDepth: 5 },
      { arbitrary: fc.constantFrom<unknown>(true, false, {}, null, 5, 'x', []), weight: 1 },
      { arbitrary: tie('object'), weight: 6 },
    ),
    object: fc.array(entry, { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  };
});

const document = fc.record({
  version: fc.constantFrom('3.0.3', '3.1.0'),
  schemas: fc.dictionary(name, schema, { minKeys: 1, maxKeys: 4 }),
  body: schema,
});

function toDocument({ version, schemas, body }: { version: string; schemas: object; body: unknown }) {
  const media = { 'application/json': { schema: body } };
  const operation = {
    requestBody: { content: media },
    responses: { 200: { description: 'x', content: media } },
    parameters: [{ name: 'q', in: 'query', schema: body }],
  };
  return {
    openapi: version,
    info: { title: 'x', version: '1' },
    paths: { '/a': { post: operation } },
    components: { schemas },
  };
}

/** Lists the ids that nodes name and the table lacks. */
function getDangling(table: SchemaTable): string[] {
  return Object.values(table).flatMap((node) => getChildIds(node).filter((id) => table[id] === undefined));
}

describe('a schema of any shape', () => {
  it('becomes a table that holds together, in a bounded time, and travels as JSON', () => {
    fc.assert(
      fc.property(document, (random) => {
        const started = Date.now();
        const { spec, examples } = toSpec(toDocument(random), 'random');
        expect(Date.now() - started).toBeLessThan(3000);
        expect(getDangling(spec.schemas)).toEqual([]);
        for (const [id, node] of Object.entries(spec.schemas)) expect(node).toMatchObject({ id });
        expect(examples.shown).toBeLessThanOrEqual(examples.places);
        expect(Object.keys(JSON.parse(JSON.stringify(spec.schemas)) as object)).toEqual(Object.keys(spec.schemas));
      }),
      { numRuns: 200, seed: 7 },
    );
  }, 120_000);
});
