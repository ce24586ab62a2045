import { describe, expect, it } from 'vitest';
import { getAlternatives, getProperty, getSchema, toSchemas } from '../to-model';

const pets = `
Animal: { type: object, required: [id], properties: { id: { type: string, maxLength: 30 }, name: { type: string } } }
`;

describe('allOf', () => {
  it('is one object with the fields of all, the base first where it is first', () => {
    const spec = toSchemas(
      `${pets}Pet:\n  allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { tag: { type: string } } }]\n  required: [tag]`,
    );
    const pet = getSchema(spec, 'Pet', 'object');
    expect(pet.properties.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['name', false],
      ['tag', true],
    ]);
    expect(pet.allOfBases).toEqual(['#/components/schemas/Animal']);
  });

  it('keeps the properties next to it, first where they are first', () => {
    const spec = toSchemas(
      `${pets}Pet: { type: object, properties: { tag: { type: string } }, allOf: [{ $ref: "#/components/schemas/Animal" }] }`,
    );
    expect(getSchema(spec, 'Pet', 'object').properties.map(({ name }) => name)).toEqual(['tag', 'id', 'name']);
  });

  it('refers to the fields of the base where they are the same', () => {
    const spec = toSchemas(`${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }, { type: object }] }`);
    expect(getSchema(spec, 'Pet', 'object').properties[0]?.schema).toBe('#/components/schemas/Animal/properties/id');
  });

  it('merges a field that several parts describe', () => {
    const spec = toSchemas(
      `${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { id: { minLength: 2, description: Own. } } }] }`,
    );
    const id = getProperty(spec, getSchema(spec, 'Pet', 'object'), 'id');
    expect(id).toMatchObject({ kind: 'scalar', label: 'string', constraints: ['[ 2 .. 30 ] characters'] });
    expect(id.description?.source).toBe('Own.');
  });

  it('names a conflict of types instead of hiding it', () => {
    const spec = toSchemas(
      `${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { id: { type: integer } } }] }`,
    );
    expect(getProperty(spec, getSchema(spec, 'Pet', 'object'), 'id').notes).toEqual([
      'No value fits: it would have to be string and integer at once.',
    ]);
  });

  it('names conflicts of enumerations, constants and bounds', () => {
    const spec = toSchemas(
      'A: { allOf: [{ enum: [a] }, { enum: [b] }] }\nB: { allOf: [{ const: 1 }, { const: 2 }] }\nC: { type: string, allOf: [{ maxLength: 2 }, { minLength: 3 }] }',
    );
    expect(getSchema(spec, 'A', 'scalar').notes[0]).toMatch(/allowed values/);
    expect(getSchema(spec, 'B', 'scalar').notes[0]).toMatch(/constants/);
    expect(getSchema(spec, 'C', 'scalar').notes[0]).toMatch(/characters exclude/);
  });

  it('narrows an enumeration to the common values', () => {
    const spec = toSchemas('A: { allOf: [{ enum: [a, b, c] }, { enum: [c, b] }] }');
    expect(getSchema(spec, 'A', 'scalar').enumeration?.map(({ value }) => value)).toEqual(['"b"', '"c"']);
  });

  it('takes an integer for a number', () => {
    expect(getSchema(toSchemas('A: { allOf: [{ type: number }, { type: integer }] }'), 'A', 'scalar')).toMatchObject({
      type: 'integer',
      notes: [],
    });
  });

  it('keeps alternatives that are next to it', () => {
    const spec = toSchemas(
      `${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }], oneOf: [{ title: Cat, properties: { meow: {} } }, { title: Dog, properties: { bark: {} } }] }`,
    );
    const pet = getSchema(spec, 'Pet', 'object');
    expect(pet.properties.map(({ name }) => name)).toEqual(['id', 'name']);
    expect(getAlternatives(pet).variants.map(({ title }) => title)).toEqual(['Cat', 'Dog']);
  });

  it('is the component itself where it only wraps it', () => {
    const spec = toSchemas(
      `${pets}Owner: { type: object, properties: { pet: { allOf: [{ $ref: "#/components/schemas/Animal" }] } } }`,
    );
    expect(getSchema(spec, 'Owner', 'object').properties[0]?.schema).toBe('#/components/schemas/Animal');
  });

  it('is called by the component where it only adds words', () => {
    const spec = toSchemas(
      `${pets}Owner: { type: object, properties: { pet: { description: The pet., allOf: [{ $ref: "#/components/schemas/Animal" }] } } }`,
      '3.0.3',
    );
    expect(getProperty(spec, getSchema(spec, 'Owner', 'object'), 'pet').label).toBe('Animal');
  });

  it('names no base that is nothing but a broken reference', () => {
    const { schemas } = toSchemas(
      'C: { "$dynamicRef": "#none" }\nA: { anyOf: [{ $ref: "#/components/schemas/C" }] }',
      '3.0.3',
    );
    const bases = Object.values(schemas).flatMap((node) => node.allOfBases);
    expect(bases.filter((id) => schemas[id] === undefined)).toEqual([]);
  });

  it('ends when a schema extends itself', () => {
    const spec = toSchemas(
      'A: { allOf: [{ $ref: "#/components/schemas/B" }], properties: { a: {} } }\nB: { allOf: [{ $ref: "#/components/schemas/A" }], properties: { b: {} } }',
    );
    expect(getSchema(spec, 'A', 'object').properties.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
