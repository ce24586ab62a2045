import { describe, expect, it } from 'vitest';
import { compareSpecs } from '@/openapi/changes/compare-specs';
import { compare, toCompared, toOperation, toPets, toRow } from './compare';

const limit = '{ name: limit, in: query, schema: { type: integer } }';
const required = '{ name: limit, in: query, required: true, schema: { type: integer } }';
const cat = '{ type: object, properties: { lives: { type: integer }, deep: { items: { type: string } } } }';
const dog = cat.replace('string', 'boolean');
const responses = (status: string) => `responses: { '${status}': { description: Yes. } }`;
const [short, long] = ['{ properties: { a: { maxLength: 1 } } }', '{ properties: { a: { maxLength: 2 } } }'];
const differing: [string, string][] = [
  [`{ if: { required: [b] }, else: ${short} }`, `{ if: { required: [b] }, else: ${long} }`],
  [`{ if: ${short}, then: ${long} }`, `{ if: ${long}, then: ${short} }`],
  [`{ type: object, not: ${short} }`, `{ type: object, not: ${long} }`],
  [`{ patternProperties: { x: ${short} } }`, `{ patternProperties: { x: ${long} } }`],
  ['{ properties: { a: { readOnly: true } } }', '{ properties: { a: { writeOnly: true } } }'],
  [
    '{ properties: { a: {} }, dependentRequired: { b: [a] } }',
    '{ properties: { a: {} }, dependentRequired: { c: [a] } }',
  ],
];
const toAlternatives = (toList: (schemas: [string, string]) => string) =>
  toPets(
    `{ type: object, properties: { ${differing.map((schemas, index) => `p${index}: { oneOf: [${toList(schemas)}] }`).join(', ')} } }`,
  );

describe('compareSpecs', () => {
  it.each([
    ['parameter-added | request | safe', toOperation(''), toOperation(`parameters: [${limit}]`)],
    ['required-parameter-added | request | breaking', toOperation(''), toOperation(`parameters: [${required}]`)],
    [
      'parameter-became-required | request | breaking',
      toOperation(`parameters: [${limit}]`),
      toOperation(`parameters: [${required}]`),
    ],
    ['response-removed | response | breaking', toOperation(responses('200')), toOperation('')],
    ['error-response-added | response | safe', toOperation(''), toOperation(responses('404'))],
    ['operation-removed | both | breaking', toOperation(''), 'paths: {}'],
    ['deprecated-operation-removed | both | risky', toOperation('deprecated: true'), 'paths: {}'],
    ['server-removed | both | breaking', 'servers: [{ url: /a }, { url: /b }]', 'servers: [{ url: /a }]'],
  ])('reports %s', (row, before, after) => {
    expect(compare(before, after).map((change) => toRow(change).split(' | ').slice(0, 3).join(' | '))).toEqual([row]);
  });

  it('reverses the directions of a webhook', () => {
    const toWebhook = (pet: string) =>
      `webhooks: { petAdded: { post: { requestBody: { content: { application/json: { schema: ${pet} } } }, responses: {} } } }`;
    const rows = compare(toWebhook('{ type: string }'), toWebhook('{ type: [string, "null"] }')).map(toRow);
    expect(rows).toEqual(['null-allowed | response | breaking | The request body may be null.']);
  });

  it.each([
    [
      'a renamed component',
      toPets('{ $ref: "#/components/schemas/A" }', 'A: { type: string, maxLength: 3 }'),
      toPets('{ $ref: "#/components/schemas/B" }', 'B: { type: string, maxLength: 3 }'),
    ],
    [
      'a reference and its target',
      toPets('{ type: object, properties: { a: { $ref: "#/components/schemas/A" } } }', 'A: { enum: [x, y] }'),
      toPets('{ type: object, properties: { a: { enum: [y, x] } } }'),
    ],
    [
      'allOf and its merged schema',
      toPets(
        '{ allOf: [{ $ref: "#/components/schemas/A" }, { required: [a] }] }',
        'A: { type: object, properties: { a: { type: string } } }',
      ),
      toPets('{ type: object, required: [a], properties: { a: { type: string } } }'),
    ],
    [
      'a cycle and itself',
      toPets('{ type: object, properties: { b: {}, a: { $ref: "#/components/schemas/Pet" } } }'),
      toPets('{ type: object, properties: { a: { $ref: "#/components/schemas/Pet" }, b: {} } }'),
    ],
    ['a constant and a list of one value', toPets('{ const: a }'), toPets('{ enum: [a] }')],
    [
      'alternatives in another order',
      toPets('{ oneOf: [{ type: object }, { type: array }] }'),
      toPets('{ oneOf: [{ type: array }, { type: object }] }'),
    ],
    [
      'renamed alternatives in another order',
      toPets(
        '{ oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }] }',
        `A: ${cat}, B: ${dog}`,
      ),
      toPets(
        '{ oneOf: [{ $ref: "#/components/schemas/D" }, { $ref: "#/components/schemas/C" }] }',
        `C: ${cat}, D: ${dog}`,
      ),
    ],
    [
      'alternatives in another order of which each two differ in one keyword',
      toAlternatives(([one, other]) => `${one}, ${other}`),
      toAlternatives(([one, other]) => `${other}, ${one}`),
    ],
    [
      'a list of values and alternatives with these values',
      toPets('{ type: string, enum: [a, b, c] }'),
      toPets('{ oneOf: [{ type: string, enum: [c, a] }, { type: string, const: b }] }'),
    ],
    [
      'null as a type and as an alternative',
      toPets('{ type: [string, "null"] }'),
      toPets('{ oneOf: [{ type: [string] }, { type: ["null"] }] }'),
    ],
    [
      'an example of a schema and of the one that it extends',
      toPets('{ type: string, examples: [a] }'),
      toPets('{ deprecated: false, allOf: [{ type: string, example: a }] }'),
    ],
    ['tags in another order', toOperation('tags: [a, b]'), toOperation('tags: [b, a]')],
    [
      'the default of a style and its absence',
      toOperation(`parameters: [{ name: filter, in: query, style: deepObject, schema: { type: object } }]`),
      toOperation(
        `parameters: [{ name: filter, in: query, style: deepObject, explode: true, schema: { type: object } }]`,
      ),
    ],
    [
      'alternatives with the same scheme and their other order',
      toOperation('security: [{ oauth: [read] }, { oauth: [write] }]'),
      toOperation('security: [{ oauth: [write] }, { oauth: [read] }]'),
    ],
  ])('finds no change between %s', (_, before, after) => {
    expect(compare(before, after)).toEqual([]);
  });

  it('names a property by its own name, not by that of the component to which it refers', () => {
    const [old, now] = [
      '{ type: object, properties: { owner: { $ref: "#/components/schemas/Owner" } } }',
      '{ type: object }',
    ];
    const toBoth = (pet: string) => toPets(pet, 'Owner: { type: string }');
    const rows = [...compare(toBoth(old), toBoth(now)), ...compare(toBoth(now), toBoth(old))].map(toRow);
    expect(rows).toEqual([
      'property-removed | request | risky | `Pet.owner` was removed.',
      'property-removed | response | risky | `Pet.owner` was removed.',
      'property-added | request | safe | `Pet.owner` is a new optional property.',
      'property-added | response | safe | `Pet.owner` is a new optional property.',
    ]);
  });

  it('names a property by its own name if it refers to another component than before', () => {
    const components = 'Owner: { type: object }, OptionalOwner: { type: [object, "null"] }';
    const toOwner = (name: string) =>
      toPets(`{ type: object, properties: { owner: { $ref: "#/components/schemas/${name}" } } }`, components);
    expect(compare(toOwner('Owner'), toOwner('OptionalOwner')).map(toRow)).toEqual([
      'null-allowed | response | breaking | `Pet.owner` may be null.',
      'null-allowed | request | safe | `Pet.owner` may be null.',
    ]);
  });

  it('ignores limits that no value of the type can exceed', () => {
    expect(compare(toPets('{ type: object, maxLength: 3 }'), toPets('{ type: object }'))).toEqual([]);
  });

  it('compares the values of alternatives with a list of values', () => {
    const rows = compare(toPets('{ enum: [a, b] }'), toPets('{ anyOf: [{ enum: [a] }, { enum: [c] }] }')).map(toRow);
    expect(rows).toEqual([
      'value-removed | request | breaking | `Pet` no longer allows the value "b".',
      'value-added | response | risky | `Pet` also allows the value "c".',
      'value-added | request | safe | `Pet` also allows the value "c".',
      'value-removed | response | safe | `Pet` no longer allows the value "b".',
    ]);
  });

  it('pairs alternatives that have a new name and a change by what they have in common', () => {
    const toBoth = (names: string[], schemas: string) =>
      toPets(`{ oneOf: [${names.map((name) => `{ $ref: "#/components/schemas/${name}" }`).join(', ')}] }`, schemas);
    const bird = '{ type: object, properties: { wings: { type: integer }, song: { type: string } } }';
    const rows = compare(
      toBoth(['Cat', 'Bird'], `Cat: ${cat}, Bird: ${bird}`),
      toBoth(['Crow', 'Lynx'], `Crow: ${bird}, Lynx: ${cat.replace('integer', 'string')}`),
    ).map(toRow);
    expect(rows).toEqual([
      'type-changed | request | breaking | `Lynx.lives` is string (was integer).',
      'type-changed | response | breaking | `Lynx.lives` is string (was integer).',
    ]);
  });

  it('names an alternative without a title by a constant, a required property, or a property that the others lack', () => {
    const toAlternatives = (...alternatives: string[]) =>
      toPets(`{ oneOf: [${alternatives.map((properties) => `{ type: object, ${properties} }`).join(', ')}] }`);
    const toAdded = (added: string) =>
      compare(
        toAlternatives('properties: { id: {}, a: {} }', 'properties: { id: {}, b: {} }'),
        toAlternatives('properties: { id: {}, a: {} }', 'properties: { id: {}, b: {} }', added),
      ).map(({ text }) => text)[0];
    expect(toAdded('required: [iban, id], properties: { bic: {}, id: {}, iban: {}, kind: { const: bank } }')).toBe(
      '`Pet` has the new alternative with `kind: "bank"`.',
    );
    expect(toAdded('required: [iban, id], properties: { bic: {}, id: {}, iban: {} }')).toBe(
      '`Pet` has the new alternative with `iban`.',
    );
    expect(toAdded('properties: { id: {}, iban: {} }')).toBe('`Pet` has the new alternative with `iban`.');
    expect(toAdded('title: Bank, properties: { iban: {} }')).toBe('`Pet` has the new alternative Bank.');
    expect(toAdded('properties: { id: {} }')).toBe('`Pet` has the new alternative Option 3.');
  });

  it('names the operation of a callback, also if the callback is the same for two', () => {
    const toCallbacks = (members: string) =>
      `paths: { ${['/a', '/b'].map((path) => `${path}: { put: { responses: {}, callbacks: { done: { '{$request.body#/url}': { post: { ${members} } } } } } }`).join(', ')} }`;
    const changes = compare(toCallbacks('responses: {}'), toCallbacks(`parameters: [${limit}], responses: {}`));
    expect(changes.map(({ operations }) => operations)).toEqual([
      ['POST done {$request.body#/url} of PUT /a'],
      ['POST done {$request.body#/url} of PUT /b'],
    ]);
  });

  it('compares the descriptions of the values that both lists have', () => {
    const toKind = (values: string, descriptions: string) =>
      toPets(`{ enum: [${values}], x-enumDescriptions: { ${descriptions} } }`);
    const toRules = (after: string) =>
      compare(toKind('cat, dog', 'cat: Meows., dog: Barks.'), after).map(({ text }) => text);
    expect(new Set(toRules(toKind('cat', 'cat: Meows.')))).toEqual(
      new Set(['`Pet` no longer allows the value "dog".']),
    );
    expect(new Set(toRules(toKind('cat, dog', 'cat: Purrs., dog: Barks.')))).toEqual(
      new Set(['The descriptions of the values of `Pet` are different.']),
    );
  });

  it('compares the schemas that no operation uses, without a direction, and each difference once', () => {
    const toSchemas = (unused: string, rest = '') =>
      toPets(
        '{ type: object }',
        `Cat: { type: object, properties: { ${unused} } }, Dog: { type: array, items: { $ref: '#/components/schemas/Cat' } }${rest}`,
      );
    const rows = compare(
      toSchemas('lives: { type: integer }, name: { type: string }'),
      toSchemas('lives: { type: string }, name: { type: string, description: Its name. }', ', New: {}'),
    ).map(toRow);
    expect(rows).toEqual([
      'type-changed | both | risky | `Cat.lives` is string (was integer).',
      'words-changed | both | words | The text `description` of `Cat.name` is different.',
    ]);
    const used = (type: string) =>
      toPets(
        "{ type: object, properties: { cat: { $ref: '#/components/schemas/Cat' } } }",
        `Cat: { type: ${type} }, Dog: { type: array, items: { $ref: '#/components/schemas/Cat' } }`,
      );
    expect(compare(used('integer'), used('string')).map(toRow)).toEqual([
      'type-changed | request | breaking | `Cat` is string (was integer).',
      'type-changed | response | breaking | `Cat` is string (was integer).',
    ]);
  });

  it('compares a link without the title of its operation', () => {
    const links = "responses: { '200': { description: Yes., links: { self: { operationId: getPet } } } }";
    const toLinked = (summary: string) => toOperation(`operationId: getPet, summary: ${summary}, ${links}`);
    const rows = compare(toLinked('Get a pet'), toLinked('Get one pet')).map(toRow);
    expect(rows).toEqual(['words-changed | both | words | The text `summary` of GET /pets is different.']);
  });

  it('does not take the parameters of a moved operation for renamed ones', () => {
    const toPath = (path: string) => `paths: { '${path}': { get: { operationId: getPet, responses: {}, parameters: [
      ${path.includes('owner') ? '{ name: owner, in: path, required: true, schema: {} },' : ''}
      { name: id, in: path, required: true, schema: {} } ] } } }`;
    expect(compare(toPath('/pets/{id}'), toPath('/owners/{owner}/pets/{id}')).map(toRow)).toEqual([
      'operation-moved | both | breaking | GET /pets/{id} is now GET /owners/{owner}/pets/{id}.',
    ]);
  });

  it('takes query parameters whose names differ in case for two', () => {
    const rows = compare(
      toOperation(`parameters: [${limit}]`),
      toOperation(`parameters: [${limit.replace('limit', 'Limit')}]`),
    ).map(toRow);
    expect(rows).toEqual([
      'parameter-removed | request | risky | Query parameter `limit` was removed.',
      'parameter-added | request | safe | Query parameter `Limit` is new and optional.',
    ]);
  });

  it('finds no change between OpenAPI 3.0 and 3.1', () => {
    const old = toCompared(toPets('{ type: integer, nullable: true, minimum: 3, exclusiveMinimum: true }'), '3.0.3');
    const now = toCompared(toPets('{ type: [integer, "null"], exclusiveMinimum: 3 }'), '3.1.0');
    expect(compareSpecs('pets', old, now)).toEqual([]);
  });
});
