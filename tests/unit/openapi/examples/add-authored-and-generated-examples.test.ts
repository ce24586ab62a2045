import { describe, expect, it } from 'vitest';
import type { Example } from '@/openapi/model/example';
import { getOperation, toResult } from '../to-model';

type Options = { version?: '3.0.3'; place?: 'requestBody' | 'response'; mediaType?: string };

/** Returns the examples that are shown for a media type object, their values, and the report. */
function toExamples(media: string, { version, place = 'requestBody', mediaType = 'application/json' }: Options = {}) {
  const content = `content: { "${mediaType}": ${media} }`;
  const operation =
    place === 'requestBody' ? `requestBody: { ${content} }, responses: {}` : `responses: { "200": { ${content} } }`;
  const { spec, examples } = toResult(
    `paths: { /a: { post: { operationId: x, ${operation} } } }
components:
  examples: { Shared: { summary: Shared one, description: About it., value: { id: 1 } } }
  schemas:
    Pet: { type: object, required: [id], properties: { id: { type: integer } } }
    Text: { type: object, required: [kind], properties: { kind: { type: string, enum: [text] } } }
    Named: { type: object, required: [id, name], properties: { name: { type: string } } }
    Account: { type: object, required: [id, secret, name], properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true }, name: { type: string } } }
    Tree: { type: object, required: [name], properties: { name: { type: string }, parent: { $ref: "#/components/schemas/Tree" }, children: { type: array, items: { $ref: "#/components/schemas/Tree" } } } }
    Endless: { type: object, required: [next], properties: { next: { $ref: "#/components/schemas/Endless" } } }
    Cat: { type: object, required: [kind, meow], properties: { kind: { type: string }, meow: { type: boolean } } }
    Loose: { type: object, required: [kind], properties: { kind: { type: string } } }
    Dog: { type: object, required: [kind, bark], properties: { kind: { type: string }, bark: { type: string, enum: [loud] } } }`,
    version,
  );
  const { requestBody, responses } = getOperation(spec, 'x');
  const shown = (place === 'requestBody' ? requestBody?.content[0] : responses[0]?.content[0])?.examples ?? [];
  return { shown, report: examples, values: shown.map(toValue) };
}

function toValue({ source, language }: Example): unknown {
  return language === 'json' ? JSON.parse(source) : source;
}

const inner = Array.from({ length: 15 }, (_, at) => `q${at}: { type: string }`).join(', ');

describe('dynamic references in a document with unevaluated keywords', () => {
  const pages = `
Page: { $id: page, type: object, required: [items], properties: { items: { type: array, items: { $dynamicRef: "#item" } }, next: { $ref: "#/components/schemas/Page" } }, $defs: { item: { $dynamicAnchor: item, type: integer } } }
Named: { type: object, required: [name], properties: { name: { type: string, examples: [Rex] } } }
PetPage: { $id: pet-page, $ref: "#/components/schemas/Page", unevaluatedProperties: false, $defs: { item: { $dynamicAnchor: item, $ref: "#/components/schemas/Named", unevaluatedProperties: false } } }
Tree: { $id: tree, $dynamicAnchor: node, type: object, properties: { value: { type: integer }, children: { type: array, items: { $dynamicRef: "#node" } } } }
StrictTree: { $id: strict-tree, $dynamicAnchor: node, $ref: "#/components/schemas/Tree", unevaluatedProperties: false }
Pair: { $id: pair, type: array, prefixItems: [{ $dynamicRef: "#item" }], unevaluatedItems: false, $defs: { item: { $dynamicAnchor: item, type: boolean } } }`;

  const toReport = (schema: string, example = '') =>
    toResult(
      `paths: { /a: { post: { operationId: x, requestBody: { content: { application/json: { schema: ${schema}${example === '' ? '' : `, example: ${example}`} } } }, responses: {} } } }
components:
  schemas:${pages.replaceAll('\n', '\n    ')}`,
    );

  it.each([
    ['PetPage', { items: [{ name: 'Rex' }], next: { items: [{ name: 'Rex' }] } }],
    ['StrictTree', { value: 0, children: [] }],
    ['Pair', [true]],
  ])('are bound in the example of %s', (name, expected) => {
    const { spec, examples } = toReport(`{ $ref: "#/components/schemas/${name}" }`);
    expect(examples.missing).toEqual([]);
    const [shown] = getOperation(spec, 'x').requestBody?.content[0]?.examples ?? [];
    expect(JSON.parse(shown?.source ?? 'null')).toMatchObject(expected);
  });

  it.each([
    ['PetPage', '{ items: [{ name: a }] }', undefined],
    ['PetPage', '{ items: [1] }', '/items/0 must be object'],
    ['PetPage', '{ items: [{ name: a, b: 1 }] }', '/items/0 must NOT have unevaluated properties'],
    ['Page', '{ items: [1] }', undefined],
    [
      'StrictTree',
      '{ children: [{ children: [{ other: 1 }] }] }',
      '/children/0/children/0 must NOT have unevaluated properties',
    ],
    ['Tree', '{ children: [{ other: 1 }] }', undefined],
    ['Pair', '[true, 1]', 'it must NOT have more than 1 items'],
  ])('are bound where an example of %s is checked: %s', (name, example, fault) => {
    const { spec } = toReport(`{ $ref: "#/components/schemas/${name}" }`, example);
    expect(getOperation(spec, 'x').requestBody?.content[0]?.examples[0]?.fault).toBe(fault);
  });

  it('are bound in components that are named like fields', () => {
    const named = (name: string, next: string) =>
      `${name}: { description: OK, content: { application/json: { schema: { $ref: "#/components/responses/${next}/content/application~1json/schema" } } } }`;
    const { spec } = toResult(
      `paths: { /a: { get: { operationId: x, responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/responses/example/content/application~1json/schema" }, example: { id: one } } } } } } } }
components:
  responses:
    ${named('example', 'examples')}
    ${named('examples', 'schema')}
    schema: { description: OK, content: { application/json: { schema: { type: object, properties: { id: { type: integer } }, unevaluatedProperties: false } } } }`,
    );
    expect(getOperation(spec, 'x').responses[0]?.content[0]?.examples[0]?.fault).toBe('/id must be integer');
  });

  it('are bound in the items of a stream', () => {
    const { spec } = toResult(
      `paths: { /a: { post: { operationId: x, requestBody: { content: { application/jsonl: { itemSchema: { type: object, required: [id], properties: { id: { type: integer } }, unevaluatedProperties: false }, example: [{ id: 1 }, { id: one }] } } }, responses: {} } } }`,
    );
    expect(getOperation(spec, 'x').requestBody?.content[0]?.examples[0]?.fault).toBe('/id must be integer');
  });
});

describe('a string with JSON', () => {
  const tick = '{ type: object, properties: { price: { type: number, examples: [2.5] }, id: { const: 7 } } }';
  const toData = (rest: string) =>
    `{ type: object, properties: { event: { const: tick }, data: { type: string, ${rest}contentSchema: ${tick} } } }`;

  it('contains JSON of its contentSchema, also as the data of an event', () => {
    const data = toData('contentMediaType: application/json, ');
    const json = '{"price":2.5,"id":7}';
    expect(toExamples(`{ schema: ${data} }`).values).toEqual([{ event: 'tick', data: json }]);
    const { shown } = toExamples(`{ schema: ${data} }`, { place: 'response', mediaType: 'text/event-stream' });
    expect(shown[0]?.source).toBe(`event: tick\ndata: ${json}\n\nevent: tick\ndata: ${json}\n\n`);
  });

  it('is any text without a media type, or if its bytes are encoded', () => {
    const encoded = 'contentMediaType: application/json, contentEncoding: base64, ';
    for (const rest of ['', encoded])
      expect(toExamples(`{ schema: ${toData(rest)} }`).shown[0]?.source).not.toContain('price');
  });
});

describe('authored examples', () => {
  it('are shown in document order with their titles', () => {
    const { shown, report } = toExamples(
      '{ schema: { $ref: "#/components/schemas/Pet" }, examples: { a: { $ref: "#/components/examples/Shared" }, b: { value: { id: 2 } } } }',
    );
    expect(shown).toMatchObject([
      {
        title: 'Shared one',
        description: { source: 'About it.' },
        source: '{\n  "id": 1\n}',
        language: 'json',
        origin: 'authored',
      },
      { title: 'b', origin: 'authored' },
    ]);
    expect(report).toEqual({ places: 1, shown: 1, authored: 2, generated: 0, faulty: [], missing: [] });
  });

  it('are checked against all properties of an object, however many it has', () => {
    const properties = Array.from({ length: 7000 }, (_, at) => `p${at}: { type: string }`).join(', ');
    const { report } = toExamples(
      `{ schema: { type: object, properties: { ${properties} } }, examples: { a: { value: { p6999: 1 } } } }`,
    );
    expect(report.faulty).toMatchObject([{ reason: 'a: /p6999 must be string' }]);
  });

  it('are taken from the schema if the media type has none', () => {
    expect(toExamples('{ schema: { type: object, example: { a: 1 } } }').shown).toMatchObject([
      { title: 'Example', origin: 'authored' },
    ]);
    expect(toExamples('{ schema: { type: object, examples: [{ a: 1 }, { a: 2 }] } }').shown).toMatchObject([
      { title: 'Example 1' },
      { title: 'Example 2' },
    ]);
  });

  it('that the schema does not allow are shown with the reason, and none is generated', () => {
    const { shown, report } = toExamples('{ schema: { $ref: "#/components/schemas/Pet" }, example: { id: one } }');
    expect(report).toMatchObject({
      authored: 1,
      generated: 0,
      faulty: [{ anchor: 'x.body', reason: 'Example: /id must be integer' }],
    });
    expect(shown).toMatchObject([{ origin: 'authored', source: '{\n  "id": "one"\n}', fault: '/id must be integer' }]);
  });

  it('that are null are shown', () => {
    const examples = '{ schema: { type: string, nullable: true }, examples: { none: { value: null } } }';
    expect(toExamples(examples, { version: '3.0.3' }).shown).toMatchObject([{ title: 'none', source: 'null' }]);
  });

  it('are each validated against the pattern of their own property', () => {
    const patterns =
      '{ schema: { type: object, properties: { a: { type: string, pattern: "^a$" }, b: { type: string, pattern: "^b$" } } }, example: { a: a, b: %s } }';
    expect(toExamples(patterns.replace('%s', 'b')).report.faulty).toEqual([]);
    expect(toExamples(patterns.replace('%s', 'a')).report.faulty).toMatchObject([
      { reason: 'Example: /b must match pattern "^b$"' },
    ]);
  });

  it('with a long text are validated against a pattern with nested repetition', () => {
    const domain = '{ schema: { type: string, pattern: "^([a-z]+(-[a-z]+)*[.])+[a-z]{2,}$" }, example: %s }';
    expect(toExamples(domain.replace('%s', 'a-long-name.of-a-domain.example.com')).report.faulty).toEqual([]);
    expect(toExamples(domain.replace('%s', 'a-long-name.of-a-domain.example.')).report.faulty).toHaveLength(1);
  });

  it('are validated against formats', () => {
    expect(toExamples('{ schema: { type: string, format: uuid }, example: no }').report.faulty).toHaveLength(1);
    expect(
      toExamples('{ schema: { type: string, format: date-time }, example: 2026-01-01T00:00:00Z }').report.faulty,
    ).toEqual([]);
  });

  it('can be JSON in a string', () => {
    expect(toExamples(`{ schema: { $ref: "#/components/schemas/Pet" }, example: '{"id": 7}' }`).values).toEqual([
      { id: 7 },
    ]);
  });

  it('may have readOnly properties in a request and writeOnly properties in a response', () => {
    const account = '{ schema: { $ref: "#/components/schemas/Account" }, example: { id: a, secret: b, name: c } }';
    for (const place of ['requestBody', 'response'] as const) {
      const { values, report } = toExamples(account, { place });
      expect(report.faulty).toEqual([]);
      expect(values).toEqual([{ id: 'a', secret: 'b', name: 'c' }]);
    }
  });

  it('need no readOnly property in a request, even if another base of allOf requires it', () => {
    const team =
      '{ schema: { allOf: [{ $ref: "#/components/schemas/Named" }, { type: object, properties: { id: { type: string, readOnly: true } } }] }, example: { name: a } }';
    expect(toExamples(team).report.faulty).toEqual([]);
    expect(toExamples(team, { place: 'response' }).report.faulty).toMatchObject([
      { reason: "Example: it must have required property 'id'" },
    ]);
  });

  it('are validated against a pattern that is prone to catastrophic backtracking', () => {
    const { report } = toExamples(`{ schema: { type: string, pattern: "^(a+)+$" }, example: ${'a'.repeat(40)}! }`);
    expect(report.faulty[0]?.reason).toContain('must match pattern');
  });

  it('with a web URL as externalValue are linked, and those with a javascript: URL are omitted', () => {
    expect(
      toExamples('{ examples: { a: { externalValue: "https://e.com/a.json" }, b: { externalValue: "javascript:x" } } }')
        .shown,
    ).toMatchObject([{ title: 'a', externalUrl: 'https://e.com/a.json', source: '' }]);
    // Browsers ignore control characters in a scheme.
    for (const url of ['java\\tscript:x', '\\u0001javascript:x', 'vbscript:x'])
      expect(toExamples(`{ examples: { a: { externalValue: "${url}" } } }`).shown).toEqual([]);
    expect(toExamples('{ examples: { a: { externalValue: "HTTPS://e.com/a" } } }').shown).toHaveLength(1);
  });

  it('show an int64 value as a number', () => {
    const { shown } = toExamples(
      '{ schema: { type: object, properties: { id: { type: integer, format: int64 } } }, example: { id: 12 } }',
    );
    expect(shown[0]?.source).toBe('{\n  "id": 12\n}');
  });

  it('are validated with nullable and boolean exclusiveMinimum in OpenAPI 3.0', () => {
    const nullable =
      '{ schema: { type: object, properties: { a: { type: string, nullable: true }, n: { type: number, minimum: 0, exclusiveMinimum: true } } }, example: { a: null, n: %s } }';
    expect(toExamples(nullable.replace('%s', '1'), { version: '3.0.3' }).report.faulty).toEqual([]);
    expect(toExamples(nullable.replace('%s', '0'), { version: '3.0.3' }).report.faulty).toHaveLength(1);
  });
});

describe('an example of a schema with a discriminator', () => {
  const pets =
    '{ oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Loose" }], discriminator: { propertyName: kind, mapping: { cat: Cat, loose: Loose } } }';

  it('is validated only against the alternative that the discriminator value selects', () => {
    expect(toExamples(`{ schema: ${pets}, example: { kind: cat, meow: true } }`).report.faulty).toEqual([]);
    expect(toExamples(`{ schema: ${pets}, example: { kind: loose } }`).report.faulty).toEqual([]);
    expect(toExamples(`{ schema: ${pets}, example: { kind: cat, meow: loud } }`).report.faulty).toMatchObject([
      { reason: 'Example: /meow must be boolean' },
    ]);
  });
});

describe('a generated example', () => {
  it('omits an optional property for which no valid value is found', () => {
    const { values } = toExamples(
      '{ schema: { type: object, properties: { a: { type: string }, b: { type: object, properties: { c: { type: string }, d: { type: string, pattern: "^never(?!)" } } } } } }',
    );
    expect(values).toEqual([{ a: 'string', b: { c: 'string' } }]);
  });

  it('uses example, default, const, and the first enum value that is not "Unknown"', () => {
    const { values } = toExamples(
      '{ schema: { type: object, properties: { a: { type: string, example: x }, b: { type: integer, default: 3 }, c: { enum: [Unknown, Active] }, d: { const: k }, e: { type: array, items: { type: boolean } }, f: { type: object, additionalProperties: { type: string } } } } }',
    );
    expect(values).toEqual([{ a: 'x', b: 3, c: 'Active', d: 'k', e: [true], f: { key: 'string' } }]);
  });

  it('is missing, or respects minimum, multipleOf, and minItems', () => {
    const { values } = toExamples(
      '{ schema: { type: object, required: [a, b, c, d, e, f], properties: { a: { type: string, minLength: 9 }, b: { type: string, pattern: "^[a-c]{3}$" }, c: { type: number, minimum: 5, multipleOf: 2 }, d: { type: string, format: email }, e: { type: array, minItems: 2, items: { type: integer } }, f: { type: number, exclusiveMinimum: 1, maximum: 1.5 } } } }',
    );
    expect(values).toHaveLength(values[0] === undefined ? 0 : 1);
    if (values[0] !== undefined) expect(values[0]).toMatchObject({ c: 6, e: [0, 0] });
  });

  it('uses the first alternative, with the discriminator value that selects it', () => {
    const { values } = toExamples(
      '{ schema: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog } } } }',
    );
    expect(values).toEqual([{ kind: 'cat', meow: true }]);
  });

  it('merges the subschemas of allOf', () => {
    expect(
      toExamples(
        '{ schema: { allOf: [{ $ref: "#/components/schemas/Pet" }, { type: object, properties: { b: { type: string } } }] } }',
      ).values,
    ).toEqual([{ id: 0, b: 'string' }]);
  });

  it('ends at a recursive schema', () => {
    expect(toExamples('{ schema: { $ref: "#/components/schemas/Tree" } }').values).toEqual([
      { name: 'string', children: [] },
    ]);
  });

  it('is missing if the schema requires infinite recursion, huge values, or conflicting types', () => {
    for (const schema of [
      '{ $ref: "#/components/schemas/Endless" }',
      'false',
      '{ allOf: [{ type: string }, { type: integer }] }',
      '{ type: string, minLength: 1000000000 }',
      '{ type: array, minItems: 1000000000, items: { type: string } }',
    ]) {
      const { shown, report } = toExamples(`{ schema: ${schema} }`);
      expect(shown).toEqual([]);
      expect(report).toMatchObject({ places: 1, shown: 0, missing: [{ anchor: 'x.body' }] });
    }
  });

  it('has all top-level properties but fewer than 10,000 characters for a schema of thousands of nodes', () => {
    const properties = Array.from(
      { length: 40 },
      (_, index) =>
        `p${index}: { type: object, properties: { ${Array.from({ length: 40 }, (__, inner) => `q${inner}: { type: string }`).join(', ')} } }`,
    );
    const [example] = toExamples(`{ schema: { type: object, properties: { ${properties.join(', ')} } } }`).shown;
    expect(example?.source.length).toBeLessThan(10_000);
    expect(Object.keys(JSON.parse(example?.source ?? '') as object)).toHaveLength(40);
    expect(example?.isCut).toBe(true);
  });

  it('is cut further in a spec with hundreds of large bodies, in which small ones stay complete', () => {
    const large = Array.from({ length: 15 }, (_, at) => `p${at}: { type: object, properties: { ${inner} } }`);
    const paths = Array.from(
      { length: 500 },
      (_, at) =>
        `/a${at}: { post: { operationId: x${at}, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/${at === 7 ? 'Small' : 'Large'}" } } } }, responses: {} } }`,
    );
    const { spec } = toResult(
      `paths: { ${paths.join(', ')} }\ncomponents: { schemas: { Small: { type: object, properties: { ${inner} } }, Large: { type: object, properties: { ${large.join(', ')} } } } }`,
    );
    const find = (id: string) => getOperation(spec, id).requestBody?.content[0]?.examples[0];
    expect(find('x0')).toMatchObject({ isCut: true });
    expect(JSON.parse(find('x0')?.source ?? '')).toEqual(
      Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`p${at}`, {}])),
    );
    expect(find('x7')?.isCut).toBeUndefined();
    expect(find('x7')?.source.split('\n')).toHaveLength(17);
  });

  it('has texts that match patterns and formats, and that are as short as required', () => {
    const { values } = toExamples(
      '{ schema: { type: object, required: [id, url, data, none], properties: { id: { type: string, pattern: "^(0|[1-9][0-9]*)$" }, url: { type: string, format: url }, data: { type: string, format: byte }, none: { type: string, maxLength: 0 } } } }',
    );
    expect(values).toEqual([{ id: '0', url: 'http://example.com', data: 'ZXhhbXBsZQ==', none: '' }]);
  });

  it('has Base64 where the content is encoded with it, if it fits', () => {
    const encoded = 'type: string, contentEncoding: base64';
    const { values } = toExamples(
      `{ schema: { type: array, prefixItems: [{ ${encoded} }, { ${encoded}, maxLength: 4 }, { ${encoded}, pattern: "^A{4}$" }] } }`,
    );
    expect(values).toEqual([['ZXhhbXBsZQ==', 'stri', 'AAAA']]);
  });

  it('has the constant of an alternative instead of the name of its component if there is no mapping', () => {
    const { values } = toExamples(
      '{ schema: { oneOf: [{ $ref: "#/components/schemas/Text" }], discriminator: { propertyName: kind } } }',
    );
    expect(values).toEqual([{ kind: 'text' }]);
  });

  it('omits a readOnly property that another base requires, and ignores readOnly of the whole body', () => {
    const team =
      '{ schema: { allOf: [{ $ref: "#/components/schemas/Named" }, { type: object, readOnly: true, properties: { id: { type: string, readOnly: true } } }] } }';
    expect(toExamples(team).values).toEqual([{ name: 'string' }]);
    expect(toExamples(team, { place: 'response' }).values).toEqual([{ name: 'string', id: 'string' }]);
  });

  it('is serialized as XML, a URL-encoded form, multipart, or YAML', () => {
    const schema =
      '{ schema: { type: object, xml: { name: pet }, properties: { a: { type: string }, b: { type: integer } } } }';
    expect(toExamples(schema, { mediaType: 'application/xml' }).values[0]).toContain('<a>string</a>');
    expect(toExamples(schema, { mediaType: 'application/x-www-form-urlencoded' }).values).toEqual(['a=string&b=0']);
    expect(toExamples(schema, { mediaType: 'multipart/form-data' }).values).toEqual(['a=string\nb=0']);
    expect(toExamples(schema, { mediaType: 'application/yaml' }).values).toEqual(['a: string\nb: 0\n']);
  });

  it('is not generated for a binary image', () => {
    expect(toExamples('{ schema: { type: string, format: binary } }', { mediaType: 'image/png' }).report.places).toBe(
      0,
    );
  });
});
