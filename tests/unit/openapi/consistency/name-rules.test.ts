import { describe, expect, it } from 'vitest';
import { getDeclaredValues } from '@/openapi/consistency/list-parameters-headers-and-properties';
import { getStyle, hasStyle, isStyled, toStyle } from '@/openapi/consistency/recognize-and-convert-naming-styles';
import { findInconsistencies } from '@/openapi/consistency/all-rules-and-error-responses';
import { find, toPaths, toSpecs } from './specs';

const toSchemas = (schemas: string) => `components: { schemas: { ${schemas} } }`;

describe('authentication-header', () => {
  const toScheme = (scheme: string) => `components: { securitySchemes: { auth: { ${scheme} } } }`;
  const bearer = toScheme('type: http, scheme: bearer');
  const findHeaders = (last: string) => find('authentication-header', { a: bearer, b: bearer, c: last });

  it('reports a token in another header: that of a key, of a description, or of a parameter', () => {
    expect(findHeaders(toScheme('type: apiKey, in: header, name: X-Access-Token'))).toEqual([
      'c auth: `auth` names the header `X-Access-Token`, but the token is sent in `Authorization` in `a`, `b`. Expect the token in one header in all services, or correct the description.',
    ]);
    expect(findHeaders(toScheme('type: http, scheme: bearer, description: Read from a JWT header.'))[0]).toContain(
      '`JWT`',
    );
    const parameter = '{ name: x-auth-token, in: header, schema: { type: string } }';
    expect(findHeaders(toPaths('get /a').replace('[]', `[${parameter}]`))[0]).toContain('`x-auth-token`');
  });

  it('does not report the same header, keys that are no tokens, or passwords', () => {
    const described = 'type: oauth2, flows: {}, description: Sent in the authorization header of every request.';
    expect(findHeaders(toScheme(described))).toEqual([]);
    expect(findHeaders(toScheme('type: apiKey, in: header, name: X-Partner'))).toEqual([]);
    expect(findHeaders(toScheme('type: apiKey, in: query, name: token'))).toEqual([]);
    expect(findHeaders(toScheme('type: http, scheme: basic, description: Sent in the Password header.'))).toEqual([]);
    expect(findHeaders(toPaths('get /a'))).toEqual([]);
  });
});

describe('enumerations', () => {
  it('reports a property or a parameter with other values than one of the same name', () => {
    const pet = toSchemas(
      'Pet: { properties: { status: { enum: [new, sold, gone] } } }, Toy: { properties: { status: { enum: [gone, sold, new] } } }',
    );
    const query = '{ name: status, in: query, schema: { enum: [new, lost] } }';
    const shop = toPaths('get /a').replace('[]', `[${query}]`);
    expect(find('enumerations', { pet, shop })).toEqual([
      'shop status: The values of `status` differ from those of `Pet.status` in `pet`: only here `lost`, only there `sold`, `gone`. Allow the same values, or give one of them another name.',
    ]);
    expect(find('enumerations', { pet, shop: shop.replace('[new, lost]', '[sold, gone, new]') })).toEqual([]);
    expect(find('enumerations', { pet, shop: shop.replace('name: status', 'name: state') })).toEqual([]);
  });

  it('follows references, items, and nested objects, and compares schemas with one name', () => {
    const toKind = (values: string) =>
      toSchemas(
        `Kind: { enum: [${values}] }, Pet: { properties: { of: { properties: { kinds: { type: array, items: { $ref: '#/components/schemas/Kind' } } } } } }`,
      );
    expect(find('enumerations', { a: toKind('cat, dog'), b: toKind('cat') }).map((text) => text.split(':')[0])).toEqual(
      ['b Pet.of.kinds', 'b Kind'],
    );
    expect(find('enumerations', { a: toKind('cat, dog'), b: toKind('dog, cat') })).toEqual([]);
  });

  it('finds properties inside of bodies, items, tuples, maps, patterns, and alternatives', () => {
    const kind = '{ properties: { kind: { enum: [a] } } }';
    const body = (schema: string) =>
      `paths: { /a: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: {} } } }`;
    const specs = {
      a: toSchemas('A: { properties: { kind: { enum: [a, b] } } }, B: { properties: { kind: { enum: [a, b] } } }'),
      b: body(kind),
      c: body(`{ type: array, items: ${kind} }`),
      d: body(`{ type: object, additionalProperties: ${kind} }`),
      e: body(`{ oneOf: [${kind}, { type: string }] }`),
      f: body(`{ type: object, properties: { name: {} }, patternProperties: { '^x-': ${kind} } }`),
      g: body(`{ type: array, prefixItems: [{ type: string }, ${kind}] }`),
    };
    for (const [service, spec] of Object.entries(specs).slice(1))
      expect(find('enumerations', { a: specs.a, [service]: spec }), service).toHaveLength(1);
  });

  it('lists at most five values and five other places', () => {
    const toKind = (name: string, values: string) =>
      toSchemas(`${name}: { properties: { kind: { enum: [${values}] } } }`);
    const others = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`b${index}`, toKind('B', 'a, b')]));
    const specs = { ...others, c: toKind('C', '1, 2, 3, 4, 5, 6, 7'), d: toKind('D', 'x'), e: toKind('E', 'x') };
    expect(find('enumerations', specs)[0]).toContain('only here `1`, `2`, `3`, `4`, `5` and 2 more, only there');
    const versions = { ...others, z: 'info: { version: v1.0 }' };
    const related = findInconsistencies(toSpecs(versions)).flatMap((finding) =>
      finding.spot.label === 'info.version' ? [finding.related.length] : [],
    );
    expect(related).toEqual([5]);
  });

  it('reports an inherited property only where it is declared', () => {
    const a = toSchemas(
      "Base: { properties: { kind: { enum: [x] } } }, Pet: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { name: {} } }] }",
    );
    const b = toSchemas(
      'Toy: { properties: { kind: { enum: [x, y] } } }, Car: { properties: { kind: { enum: [y, x] } } }',
    );
    expect(find('enumerations', { a, b }).map((text) => text.split(':')[0])).toEqual(['a Base.kind']);
  });
});

describe('casing', () => {
  it.each([
    ['path segment', toPaths('get /live-systems', 'get /service-accounts', 'get /pairedRegion'), 'paired-region'],
    ['parameter', toPaths('get /{petId}/{toyName}/{paired_region}'), 'pairedRegion'],
    ['property', toSchemas('A: { properties: { liveId: {}, toyId: {}, PairedRegion: {} } }'), 'pairedRegion'],
    ['schema', toSchemas('LiveA: {}, LiveB: {}, pairedRegion: {}'), 'PairedRegion'],
    ['enumeration value', toSchemas('Kind: { enum: [InProgress, Done, pairedRegion] }'), 'PairedRegion'],
    [
      'operationId',
      'paths: { /a: { get: { operationId: getA, responses: {} }, put: { operationId: putA, responses: {} }, post: { operationId: Paired-Region, responses: {} } } }',
      'pairedRegion',
    ],
    [
      'header',
      toPaths('get /a').replace(
        '[]',
        '[{ name: X-Shop-Id, in: header }, { name: x-toy-id, in: header }, { name: Paired_Region, in: header }]',
      ),
      'paired-region',
    ],
  ])('reports a %s in another style than most of its API', (kind, a, right) => {
    const found = find('casing', { a });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      new RegExp(`: The ${kind} \`paired.?region\` is not in .* Rename it to \`${right}\`\\.$`, 'i'),
    );
    const written = right === 'paired-region' && kind === 'header' ? 'Paired-Region' : right;
    expect(find('casing', { a: a.replace(/paired.?region/gi, written) })).toEqual([]);
  });

  it('reports an enumeration in another style once, with the first value, and each value in a third style', () => {
    const a = toSchemas(
      'A: { enum: [InProgress, AllDone] }, B: { enum: [NotYet] }, C: { enum: [not-now, not-ever, OR_NEVER] }',
    );
    expect(find('casing', { a }).map((text) => text.split(' is ')[0])).toEqual([
      'a C: The enumeration value `not-now`',
      'a C: The enumeration value `OR_NEVER`',
    ]);
  });

  it('reports a name that another API spells differently', () => {
    const one = toPaths('get /LiveSystems');
    expect(find('casing', { one, other: toPaths('get /Livesystems') })).toEqual([
      'other /Livesystems: The path segment `Livesystems` is spelled `LiveSystems` in `one`. Use one spelling.',
    ]);
    expect(find('casing', { one, other: one })).toEqual([]);
  });

  it('reports an API with another style than most', () => {
    const one = toSchemas('A: { properties: { petId: {} } }');
    const three = toSchemas('A: { properties: { shop_id: {} } }');
    expect(find('casing', { one, two: one, three })).toEqual([
      'three A.shop_id: The usual style of a property is `snake_case` in this API, such as `shop_id`, but `camelCase` in `one`, such as `petId`. Agree on one style for all APIs.',
    ]);
    expect(find('casing', { one, two: one, three: three.replace('shop_id', 'shopId') })).toEqual([]);
  });

  it('accepts abbreviations, single words, and names that have no style', () => {
    const values = toSchemas("Kind: { enum: [AWS, Azure, SaaS, '+1', 'en-US/x', 'a b', 12] }");
    expect(find('casing', { a: values })).toEqual([]);
    expect(find('casing', { a: toPaths('get /a/live-systems', 'get /a/pets') })).toEqual([]);
  });
});

describe('styles', () => {
  it.each([
    ['LiveSystemId', 'camelCase', 'liveSystemId'],
    ['live-system-id', 'PascalCase', 'LiveSystemId'],
    ['HTTPServerURL', 'kebab-case', 'http-server-url'],
    ['liveSystem2', 'snake_case', 'live_system2'],
    ['inProgress', 'UPPER_CASE', 'IN_PROGRESS'],
    ['x_rate_limit', 'Train-Case', 'X-Rate-Limit'],
  ] as const)('writes %s in %s', (name, style, expected) => {
    expect(toStyle(name, style)).toBe(expected);
    expect(hasStyle(expected, style)).toBe(true);
    expect(hasStyle(name, style)).toBe(false);
  });

  it('names the most frequent style, and no style of a symbol', () => {
    expect(getStyle(['Active', 'FAILED', 'IN_PROGRESS'])).toBe('UPPER_CASE');
    expect([isStyled('a-b'), isStyled('a.b'), isStyled('_a'), isStyled('')]).toEqual([true, false, false, false]);
  });
});

it('the place of a property in a merged schema is in the first of its schemas', () => {
  const first = '{ properties: { owner: { properties: { kind: { enum: [a] } } } } }';
  const pet = `Pet: { allOf: [${first}, { properties: { owner: { properties: { color: {} } } } }] }`;
  const specs = toSpecs({ pet: toSchemas(pet) });
  const pointers = specs.flatMap(getDeclaredValues).map(({ name, spot }) => `${name} ${spot.pointer}`);
  expect(pointers).toContain('kind #/components/schemas/Pet/allOf/0/properties/owner/properties/kind');
});
