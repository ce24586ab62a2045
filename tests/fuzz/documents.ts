import fc from 'fast-check';
import { attacks } from '../attacks';

const names = ['A', 'B', 'C', '__proto__', 'constructor', 'a b/c~d'];
const name = fc.constantFrom(...names);
const type = fc.constantFrom('string', 'integer', 'number', 'boolean', 'object', 'array', 'null', 'odd');
/** Any schema, sensible or not: a few keywords, whose values may have the wrong type and whose references may not resolve. */
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

/** Texts, including attacks and texts that no person would write. */
const words = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    ...attacks,
    '',
    ' ',
    '__proto__',
    '../../x',
    '</script><script>',
    '$&',
    '`${x}`',
    '%',
    '%zz',
    '\u2028',
  ),
);

const media = fc.record(
  {
    schema,
    example: fc.oneof(words, fc.jsonValue({ maxDepth: 2 })),
    encoding: fc.dictionary(name, words, { maxKeys: 1 }),
  },
  { requiredKeys: [] },
);
const content = fc.dictionary(
  fc.oneof(fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', '*/*'), words),
  media,
  {
    maxKeys: 2,
  },
);
const parameter = fc.record(
  {
    name: words,
    in: fc.constantFrom('path', 'query', 'header', 'cookie', 'odd'),
    description: words,
    schema,
    example: words,
  },
  { requiredKeys: ['name', 'in'] },
);
const response = fc.record(
  { description: words, content, headers: fc.dictionary(words, fc.record({ schema }), { maxKeys: 1 }) },
  { requiredKeys: ['description'] },
);
const operation = fc.record(
  {
    operationId: words,
    summary: words,
    description: words,
    tags: fc.array(words, { maxLength: 2 }),
    deprecated: fc.boolean(),
    externalDocs: fc.record({ url: words, description: words }),
    parameters: fc.array(parameter, { maxLength: 2 }),
    requestBody: fc.record({ content }),
    responses: fc.dictionary(fc.constantFrom('200', '4XX', 'default', 'x'), response, { minKeys: 1, maxKeys: 2 }),
    'x-codeSamples': fc.array(fc.record({ lang: words, label: words, source: words }), { maxLength: 1 }),
  },
  { requiredKeys: ['responses'] },
);

/** Any OpenAPI document: its structure is mostly right, its values are arbitrary. */
export const document = fc.record(
  {
    openapi: fc.constantFrom('3.0.3', '3.1.0'),
    info: fc.record({ title: words, version: words, description: words }, { requiredKeys: ['title', 'version'] }),
    servers: fc.array(fc.record({ url: words, description: words }), { maxLength: 1 }),
    tags: fc.array(fc.record({ name: words, description: words }), { maxLength: 2 }),
    paths: fc.dictionary(
      words.map((text) => `/${text}`),
      fc.dictionary(fc.constantFrom('get', 'post', 'delete', 'parameters'), operation, { maxKeys: 2 }),
      { minKeys: 1, maxKeys: 3 },
    ),
    components: fc.record({ schemas: fc.dictionary(fc.oneof(name, words), schema, { minKeys: 1, maxKeys: 4 }) }),
    // Makes small documents use separate pages for operations and tags too.
    'x-pages': fc.constantFrom({ operations: 0, tag: 1 }, { operations: 60 }),
  },
  { requiredKeys: ['openapi', 'info', 'paths', 'components'] },
);

type Edit = { at: number; length: number; text: string };

/** The text of a document in which a few random ranges are replaced. */
export const brokenText = fc
  .record({
    document,
    indent: fc.constantFrom(0, 2),
    edits: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.integer({ min: 0, max: 12 }),
        text: fc.oneof(
          fc.string({ maxLength: 3 }),
          fc.constantFrom(
            '\0',
            '\t',
            '\n---\n',
            '&a ',
            '*a',
            '<<: ',
            '!!js/function x',
            '{',
            '}',
            '"',
            '\ufeff',
            '$ref: ',
            '"$ref": "../x"',
          ),
        ),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ document: whole, indent, edits }) => edits.reduce(edit, JSON.stringify(whole, null, indent)));

function edit(text: string, { at, length, text: other }: Edit): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + other + text.slice(start + length);
}
