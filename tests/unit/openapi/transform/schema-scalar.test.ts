import { describe, expect, it } from 'vitest';
import { getProperty, getSchema, toSchemas } from '../to-model';

/** Returns the constraints of a schema. */
function toConstraints(yaml: string, version?: '3.0.3'): string[] | undefined {
  return toSchemas(`A: ${yaml}`, version).schemas['#/components/schemas/A']?.constraints;
}

describe('the constraints of a schema', () => {
  it.each([
    ['{ type: string, maxLength: 30 }', ['<= 30 characters']],
    ['{ type: string, minLength: 1 }', ['non-empty']],
    ['{ type: string, minLength: 3 }', ['>= 3 characters']],
    ['{ type: string, minLength: 2, maxLength: 5 }', ['[ 2 .. 5 ] characters']],
    ['{ type: string, minLength: 5, maxLength: 5 }', ['= 5 characters']],
    ['{ type: string, pattern: "^a{2}$" }', ['matches ^a{2}$']],
    ['{ type: array, minItems: 1, uniqueItems: true }', ['non-empty', 'unique']],
    ['{ type: array, minItems: 3, maxItems: 3 }', ['= 3 items']],
    ['{ type: array, minItems: 1, maxItems: 1 }', ['= 1 item']],
    ['{ type: object, maxProperties: 1 }', ['<= 1 property']],
    ['{ type: string, maxLength: 1 }', ['<= 1 character']],
    ['{ type: object, maxProperties: 2 }', ['<= 2 properties']],
    ['{ type: integer, minimum: 0 }', ['>= 0']],
    ['{ type: integer, minimum: 1, maximum: 9 }', ['[ 1 .. 9 ]']],
    ['{ type: number, exclusiveMinimum: 0 }', ['> 0']],
    ['{ type: number, exclusiveMaximum: 1 }', ['< 1']],
    ['{ type: number, exclusiveMinimum: 0, maximum: 1 }', ['( 0 .. 1 ]']],
    ['{ type: number, minimum: 5, exclusiveMinimum: 1 }', ['>= 5']],
    ['{ type: number, multipleOf: 0.01 }', ['decimal places <= 2']],
    ['{ type: number, multipleOf: 5 }', ['multiple of 5']],
    [
      '{ type: string, contentEncoding: base64, contentMediaType: image/png }',
      ['encoded as base64', 'content type: image/png'],
    ],
    [
      '{ type: string, xml: { attribute: true, name: id, prefix: s, namespace: "https://x.test" } }',
      ['XML attribute', 'XML name: s:id', 'XML namespace: https://x.test'],
    ],
    ['{ type: string, xml: { prefix: s } }', ['XML prefix: s']],
    ['{ type: array, xml: { wrapped: true } }', ['wrapped in an XML element']],
    ['{ type: string, xml: { nodeType: cdata } }', ['XML CDATA section']],
    ['{ type: string, xml: { nodeType: constructor } }', []],
    ['{ type: integer, maximum: 9223372036854775807 }', ['<= 9223372036854775807']],
  ])('for %s are %j', (yaml, expected) => {
    // The YAML parser of the tests rounds large integers; that of the project does not.
    expect(toConstraints(yaml)?.map((phrase) => phrase.replace('9223372036854776000', '9223372036854775807'))).toEqual(
      expected,
    );
  });

  it.each([
    ['name: pets', undefined, ['XML name: pets']],
    ['name: pets, prefix: p, namespace: "urn:p"', undefined, ['XML name: p:pets', 'XML namespace: urn:p']],
    ['name: pets, wrapped: true', ['wrapped in an XML element', 'XML name: pets'], undefined],
    ['name: pets, nodeType: element', ['XML name: pets'], undefined],
    ['name: pets, attribute: true', ['XML attribute', 'XML name: pets'], undefined],
  ])('omit the XML name of a property without an element, which is ignored, for %s', (xml, property, root) => {
    const list = `{ type: array, xml: { ${xml} }, items: { type: string } }`;
    expect(toConstraints(list)).toEqual(root ?? property);
    const { schemas } = toSchemas(`A: { type: object, properties: { b: ${list} }, additionalProperties: ${list} }`);
    for (const key of ['properties/b', 'additionalProperties'])
      expect(schemas[`#/components/schemas/A/${key}`]?.constraints).toEqual(property ?? []);
  });

  it('include the boolean exclusive bounds of OpenAPI 3.0', () => {
    expect(
      toConstraints(
        '{ type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }',
        '3.0.3',
      ),
    ).toEqual(['( 0 .. 9 ]']);
    // Each one belongs to the limit next to it, in the same entry of `allOf`.
    const parts = '{ minimum: 0, exclusiveMinimum: true }, { minimum: 10, maximum: 10 }';
    expect(toConstraints(`{ type: number, allOf: [${parts}] }`, '3.0.3')).toEqual(['= 10']);
  });
});

describe('the label of a list or a map', () => {
  it.each([
    ['{ type: [array, "null"], items: { type: [string, "null"] } }', 'array of (string or null) or null'],
    [
      '{ type: [object, "null"], additionalProperties: { type: [integer, "null"] } }',
      'map of (integer or null) or null',
    ],
    ['{ type: array, items: { type: [string, "null"] } }', 'array of (string or null)'],
    ['{ type: [array, "null"], items: { type: string } }', 'array of string or null'],
    ['{ type: array, items: { type: [string, integer] } }', 'array of (string or integer)'],
    [
      '{ type: array, items: { oneOf: [{ type: string }, { type: array, items: { type: integer } }] } }',
      'array of (string or array of integer)',
    ],
    ['{ type: array, items: { type: "null" } }', 'array of null'],
    ['{ type: array, items: {} }', 'array of any'],
    [
      '{ type: array, items: { anyOf: [{ $ref: "#/components/schemas/A" }, { type: "null" }] } }',
      'array of (A or null)',
    ],
  ])('tells what may be null, or one of several types, in %s', (yaml, label) => {
    const spec = toSchemas(`A: { type: object, properties: { a: { type: string } } }\nX: ${yaml}`);
    expect(spec.schemas['#/components/schemas/X']?.label).toBe(label);
  });

  it('tells the same for `nullable` in OpenAPI 3.0', () => {
    const spec = toSchemas('X: { type: array, items: { type: string, nullable: true } }', '3.0.3');
    expect(spec.schemas['#/components/schemas/X']?.label).toBe('array of (string or null)');
  });
});

describe('an object without declared properties', () => {
  it.each([
    ['{ type: object, additionalProperties: false }', ['No properties are allowed.']],
    [
      '{ type: object, patternProperties: { "^a": {} }, additionalProperties: false }',
      ['No other properties are allowed.'],
    ],
    ['{ type: object, patternProperties: { "^a": {} } }', []],
    ['{ type: object, properties: { a: {} }, additionalProperties: false }', []],
  ])('has a note if it is closed: %s', (yaml, notes) => {
    expect(toSchemas(`X: ${yaml}`).schemas['#/components/schemas/X']?.notes).toEqual(notes);
  });
});

describe('the type label of a schema', () => {
  it.each([
    ['{ type: string, format: uuid }', 'string <uuid>'],
    ['{ type: integer, format: int64 }', 'integer <int64>'],
    ['{ type: [string, integer] }', 'string or integer'],
    ['{ type: [string, "null"], format: date }', 'string <date> or null'],
    ['{ type: "null" }', 'null'],
    ['{ const: 5 }', 'integer'],
    ['{ enum: [a, b] }', 'string'],
    ['{ enum: [1, 2.5] }', 'number'],
    ['{ minLength: 2 }', 'string'],
    ['true', 'any'],
    ['{}', 'any'],
    ['{ description: Whatever. }', 'untyped'],
    ['false', 'never'],
  ])('for %s is %s', (yaml, label) => {
    expect(toSchemas(`A: ${yaml}`).schemas['#/components/schemas/A']?.label).toBe(label);
  });

  it('includes null for `nullable: true` in OpenAPI 3.0', () => {
    expect(getSchema(toSchemas('A: { type: string, nullable: true }', '3.0.3'), 'A', 'scalar')).toMatchObject({
      nullable: true,
      label: 'string or null',
    });
  });

  it('combines both types, as alternatives, if objects and other types are allowed', () => {
    const spec = toSchemas('A: { type: [string, object, "null"], maxLength: 3, properties: { x: { type: integer } } }');
    const node = getSchema(spec, 'A', 'composition');
    expect(node).toMatchObject({ nullable: true, label: 'string or object or null' });
    const [part] = node.applicators;
    if (!part || !('variants' in part)) throw new Error('no alternatives');
    expect(part.variants.map(({ title, schema }) => [title, spec.schemas[schema]?.kind])).toEqual([
      ['string', 'scalar'],
      ['object', 'object'],
    ]);
  });

  it('has a note if it conflicts with that of an allOf subschema', () => {
    expect(getSchema(toSchemas('A: { type: string, allOf: [{ type: object }] }'), 'A', 'scalar').notes[0]).toContain(
      'string and object',
    );
  });
});

describe('an enumeration', () => {
  it('keeps the order of its values, including null and values without a description', () => {
    const spec = toSchemas('A: { enum: [Unknown, Active, 3, null], x-enumDescriptions: { Active: It runs. } }');
    expect(spec.schemas['#/components/schemas/A']?.enumeration).toMatchObject([
      { value: '"Unknown"', anchor: '=Unknown', description: undefined },
      { value: '"Active"', description: { source: 'It runs.' } },
      { value: '3', anchor: '=3' },
      { value: 'null' },
    ]);
  });

  it('takes names and descriptions by position from x-enum-varnames and x-enum-descriptions', () => {
    const spec = toSchemas(
      'A: { type: integer, enum: [0, 1], x-enum-varnames: [Off, On], x-enum-descriptions: [Not on., Not off.] }',
    );
    expect(getSchema(spec, 'A', 'scalar').enumeration).toMatchObject([
      { value: '0', name: 'Off', description: { source: 'Not on.' } },
      { value: '1', name: 'On' },
    ]);
  });

  it('has a unique anchor for each value', () => {
    const anchors = getSchema(toSchemas('A: { enum: ["a b", "a-b", "", "ä"] }'), 'A', 'scalar').enumeration?.map(
      ({ anchor }) => anchor,
    );
    expect(anchors).toEqual(['=a-b', '=a-b-2', '=-', '=ue4']);
  });
});

describe('other keywords of a schema', () => {
  it('include default, const, and examples as JSON text', () => {
    const spec = toSchemas(
      'A: { type: [string, object], default: common, examples: [x, { y: 1 }] }\nB: { const: { a: 1 } }',
    );
    expect(spec.schemas['#/components/schemas/A']).toMatchObject({ default: '"common"', examples: ['"x"', '{"y":1}'] });
    expect(spec.schemas['#/components/schemas/B']?.const).toBe('{"a":1}');
  });

  it('include readOnly, writeOnly, deprecated, x-assumed, and externalDocs', () => {
    const spec = toSchemas(
      'A: { type: object, properties: { id: { type: string, readOnly: true }, key: { type: string, writeOnly: true, deprecated: true }, b: { type: string, x-assumed: Plain., externalDocs: { url: "https://example.com" } } } }',
    );
    const node = getSchema(spec, 'A', 'object');
    expect(getProperty(spec, node, 'id').access).toBe('read');
    expect(getProperty(spec, node, 'key')).toMatchObject({
      access: 'write',
      marks: [{ kind: 'deprecated', text: 'deprecated' }],
    });
    expect(getProperty(spec, node, 'b')).toMatchObject({
      access: 'read-write',
      assumed: 'Plain.',
      externalDocs: { url: 'https://example.com' },
    });
  });

  it('include the schema of the content of a string as an applicator, not as a keyword', () => {
    const spec = toSchemas(
      'X: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { at: { type: string } } } }',
    );
    const node = getSchema(spec, 'X', 'scalar');
    const [content] = node.applicators;
    const inner = content && 'schema' in content ? spec.schemas[content.schema] : undefined;
    expect([content && 'kind' in content && content.kind, inner?.label, node.otherKeywords]).toEqual([
      'content',
      'object',
      undefined,
    ]);
  });

  it('include not, if, then, and else as applicators', () => {
    const spec = toSchemas(
      'A: { type: object, properties: { a: { type: string } }, not: { required: [b] }, if: { required: [a] }, then: { required: [c] }, else: false }',
    );
    const [not, condition] = getSchema(spec, 'A', 'object').applicators;
    if (not?.kind !== 'not' || condition?.kind !== 'if') throw new Error('no parts');
    expect(spec.schemas[not.schema]).toMatchObject({ properties: [{ name: 'b', required: true }] });
    expect(spec.schemas[condition.if]).toMatchObject({
      properties: [{ name: 'a', schema: '#/components/schemas/A/properties/a' }],
    });
    expect(spec.schemas[condition.then ?? '']).toMatchObject({ properties: [{ name: 'c' }] });
    expect(spec.schemas[condition.else ?? '']?.kind).toBe('never');
  });
});
