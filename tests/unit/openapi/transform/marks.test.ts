import { describe, expect, it } from 'vitest';
import type { Marked } from '@/openapi/model/prose-marks-server-and-docs-links';
import { getOperation, getProperty, getSchema, toModel, toSchemas } from '../to-model';

/** Returns the texts of marks. */
const toTexts = ({ marks = [] }: Marked) => marks.map(({ text }) => text);

/** Returns the marks of an operation with the given YAML. */
function getMarks(yaml: string): Marked['marks'] {
  const spec = toModel(`
tags: [{ name: partners, summary: Partners, kind: audience }]
paths:
  /a: { get: { operationId: old, responses: {}, tags: [partners], ${yaml} } }
  /b: { get: { operationId: listPets, summary: List pets, responses: {} } }`);
  return getOperation(spec, 'old').marks;
}

const partners = { kind: 'badge', text: 'Partners' };

describe('the marks of an operation', () => {
  it('are in one order: first badges, its end, its stability, its age, other badges, and the tags that only mark it', () => {
    const marks = getMarks(
      'x-badges: [{ name: Last }, { name: First, position: before }], x-since: "1.2", x-stability: beta, x-replaced-by: listPets, x-sunset: 2031-05-01, x-deprecated-since: "2.0", deprecated: true',
    );
    expect(marks).toEqual([
      { kind: 'badge', text: 'First', isFirst: true },
      { kind: 'deprecated', text: 'deprecated since 2.0' },
      { kind: 'sunset', text: 'available until 2031-05-01', color: 'red' },
      { kind: 'replacement', text: 'replaced by List pets', operation: 'listPets' },
      { kind: 'stability', text: 'beta', color: 'orange' },
      { kind: 'since', text: 'since 1.2' },
      { kind: 'badge', text: 'Last' },
      partners,
    ]);
  });

  it('have the stability as it is written, also in the notation of Scalar', () => {
    expect(getMarks('x-stability: stable')?.[0]).toEqual({ kind: 'stability', text: 'stable', color: 'green' });
    expect(getMarks('x-scalar-stability: Preview 2')?.[0]).toMatchObject({ kind: 'stability', text: 'Preview 2' });
  });

  it('do not say twice the same', () => {
    const marks = getMarks('x-stability: Partners, x-badges: [{ name: deprecated }], deprecated: true');
    expect(marks?.map(({ text }) => text)).toEqual(['deprecated', 'Partners']);
  });

  it('say what replaces it without making it deprecated, and name an unknown operation as it is written', () => {
    expect(getMarks('x-replaced-by: listPets')?.map(({ kind }) => kind)).toEqual(['replacement', 'badge']);
    expect(getMarks('x-replaced-by: listCats')?.[0]).toEqual({ kind: 'replacement', text: 'replaced by listCats' });
  });

  it('have a color only if it is one of the known names', () => {
    const marks = getMarks(
      'x-badges: [{ name: a, color: green }, { name: b, color: "red; x: y" }, { name: c, color: [] }]',
    );
    expect(marks?.map(({ color }) => color)).toEqual(['green', undefined, undefined, undefined]);
  });

  it.each([
    'deprecated: "true"',
    'x-badges: Beta',
    'x-badges: [~, 1, [], {}, { name: [] }, { name: " " }]',
    'x-stability: [beta]',
    'x-since: { a: 1 }',
    'x-sunset: true',
    'x-replaced-by: [listPets]',
  ])('do not include a value of a wrong type: %s', (yaml) => {
    expect(getMarks(yaml)).toEqual([partners]);
  });

  it('are on one line, with names of control characters', () => {
    expect(getMarks(String.raw`x-badges: [{ name: "a\n\u0007 b" }]`)?.[0]?.text).toBe('a ␇ U+0007 b');
  });
});

describe('the marks of other items', () => {
  it('are those of a parameter, with those of another kind of its schema', () => {
    const spec = toModel(`
paths:
  /a:
    get:
      operationId: x
      responses: {}
      parameters: [{ name: a, in: query, x-since: 3, schema: { type: string, x-since: 1, deprecated: true } }]`);
    const [parameter = {}] = getOperation(spec, 'x').parameters[0]?.parameters ?? [];
    expect(toTexts(parameter)).toEqual(['deprecated', 'since 3']);
  });

  it('are those of a tag', () => {
    const spec = toModel('tags: [{ name: pets, x-stability: alpha }]\npaths: {}');
    expect(spec.tags.map(toTexts)).toEqual([['alpha']]);
  });

  it('are those of a value that is a described constant', () => {
    const spec = toSchemas(
      'A: { oneOf: [{ const: a, x-since: 2 }, { const: b, deprecated: true, title: B }, { const: c }] }',
    );
    const values = getSchema(spec, 'A', 'scalar').enumeration ?? [];
    expect(values.map((value) => [value.value, value.name, ...toTexts(value)])).toEqual([
      ['"a"', undefined, 'since 2'],
      ['"b"', 'B', 'deprecated'],
      ['"c"', undefined],
    ]);
  });
});

describe('the marks of a schema', () => {
  const spec = toSchemas(`
Pet: { type: object, x-since: 1, x-badges: [{ name: Core }], x-stability: beta, properties: { old: { type: string, deprecated: true, x-deprecated-since: 2, x-since: 1 } } }
Owner: { type: object, properties: { pet: { $ref: "#/components/schemas/Pet" }, other: { $ref: "#/components/schemas/Pet", x-since: 3 }, dog: { $ref: "#/components/schemas/Dog" } } }
Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }], x-since: 2 }`);
  const pet = getSchema(spec, 'Pet', 'object');
  const owner = getSchema(spec, 'Owner', 'object');

  it('are those of a property', () => {
    expect(toTexts(getProperty(spec, pet, 'old'))).toEqual(['deprecated since 2', 'since 1']);
  });

  it('hold in its section, and where it is used if they are not about its age or its badges', () => {
    expect(toTexts({ marks: pet.sectionMarks })).toEqual(['beta', 'since 1', 'Core']);
    expect(toTexts(getProperty(spec, owner, 'pet'))).toEqual(['beta']);
    expect(toTexts(getProperty(spec, owner, 'other'))).toEqual(['beta', 'since 3']);
  });

  it('hold for a schema that extends it if they are not about its age or its badges', () => {
    expect(toTexts({ marks: getSchema(spec, 'Dog', 'object').sectionMarks })).toEqual(['beta', 'since 2']);
  });
});
