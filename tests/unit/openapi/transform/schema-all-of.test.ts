import { describe, expect, it } from 'vitest';
import { getAlternatives, getProperty, getSchema, toSchemas } from '../to-model';

const pets = `
Animal: { type: object, required: [id], properties: { id: { type: string, maxLength: 30 }, name: { type: string } } }
`;

describe('allOf', () => {
  it('merges the properties of all subschemas in document order, and lists the bases', () => {
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

  it('puts the properties next to it first if they come first', () => {
    const spec = toSchemas(
      `${pets}Pet: { type: object, properties: { tag: { type: string } }, allOf: [{ $ref: "#/components/schemas/Animal" }] }`,
    );
    expect(getSchema(spec, 'Pet', 'object').properties.map(({ name }) => name)).toEqual(['tag', 'id', 'name']);
  });

  it('reuses the property schemas of the base if they are unchanged', () => {
    const spec = toSchemas(`${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }, { type: object }] }`);
    expect(getSchema(spec, 'Pet', 'object').properties[0]?.schema).toBe('#/components/schemas/Animal/properties/id');
  });

  it.each([
    [
      'one schema',
      '{ allOf: [{ type: object, description: A cat., example: { paws: 4 }, properties: { paws: {} } }] }',
    ],
    [
      'one schema, which has one',
      '{ allOf: [{ allOf: [{ type: object, description: A cat., example: { paws: 4 }, properties: { paws: {} } }] }] }',
    ],
  ])('of a component with only %s leaves its name, its description and its example to it', (_, cat) => {
    const spec = toSchemas(
      `Cat: ${cat}\nOwner: { type: object, properties: { cat: { $ref: "#/components/schemas/Cat" } } }`,
    );
    expect(getSchema(spec, 'Cat', 'object')).toMatchObject({
      name: 'Cat',
      anchor: 'schema.Cat',
      properties: [{ name: 'paws' }],
      description: { source: 'A cat.' },
      examples: ['{"paws":4}'],
    });
    expect(getProperty(spec, getSchema(spec, 'Owner', 'object'), 'cat').name).toBe('Cat');
  });

  it('merges the schemas of a property that several subschemas define', () => {
    const spec = toSchemas(
      `${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { id: { minLength: 2, description: Own. } } }] }`,
    );
    const id = getProperty(spec, getSchema(spec, 'Pet', 'object'), 'id');
    expect(id).toMatchObject({ kind: 'scalar', label: 'string', constraints: ['[ 2 .. 30 ] characters'] });
    expect(id.description?.source).toBe('Own.');
  });

  it('adds a note if the types of a property conflict', () => {
    const spec = toSchemas(
      `${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { id: { type: integer } } }] }`,
    );
    expect(getProperty(spec, getSchema(spec, 'Pet', 'object'), 'id').notes).toEqual([
      'No value is valid: it would have to be string and integer at the same time.',
    ]);
  });

  it('adds a note if enum, const, or length limits conflict', () => {
    const spec = toSchemas(
      'A: { allOf: [{ enum: [a] }, { enum: [b] }] }\nB: { allOf: [{ const: 1 }, { const: 2 }] }\nC: { type: string, allOf: [{ maxLength: 2 }, { minLength: 3 }] }',
    );
    expect(getSchema(spec, 'A', 'scalar').notes[0]).toMatch(/allowed values/);
    expect(getSchema(spec, 'B', 'scalar').notes[0]).toMatch(/constants/);
    expect(getSchema(spec, 'C', 'scalar').notes[0]).toMatch(/characters contradict/);
  });

  it('keeps only the enum values that all subschemas allow', () => {
    const spec = toSchemas('A: { allOf: [{ enum: [a, b, c] }, { enum: [c, b] }] }');
    expect(getSchema(spec, 'A', 'scalar').enumeration?.map(({ value }) => value)).toEqual(['"b"', '"c"']);
  });

  it('merges number and integer to integer without a note', () => {
    expect(getSchema(toSchemas('A: { allOf: [{ type: number }, { type: integer }] }'), 'A', 'scalar')).toMatchObject({
      type: 'integer',
      notes: [],
    });
  });

  it('keeps a oneOf next to it', () => {
    const spec = toSchemas(
      `${pets}Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }], oneOf: [{ title: Cat, properties: { meow: {} } }, { title: Dog, properties: { bark: {} } }] }`,
    );
    const pet = getSchema(spec, 'Pet', 'object');
    expect(pet.properties.map(({ name }) => name)).toEqual(['id', 'name']);
    expect(getAlternatives(pet).variants.map(({ title }) => title)).toEqual(['Cat', 'Dog']);
  });

  it('is replaced by the component that it only wraps', () => {
    const spec = toSchemas(
      `${pets}Owner: { type: object, properties: { pet: { allOf: [{ $ref: "#/components/schemas/Animal" }] } } }`,
    );
    expect(getSchema(spec, 'Owner', 'object').properties[0]?.schema).toBe('#/components/schemas/Animal');
  });

  it('is labeled by the component to which it only adds a description', () => {
    const spec = toSchemas(
      `${pets}Owner: { type: object, properties: { pet: { description: The pet., allOf: [{ $ref: "#/components/schemas/Animal" }] } } }`,
      '3.0.3',
    );
    expect(getProperty(spec, getSchema(spec, 'Owner', 'object'), 'pet').label).toBe('Animal');
  });

  it('lists only bases that exist, even if a reference is broken', () => {
    const { schemas } = toSchemas(
      'C: { "$dynamicRef": "#none" }\nA: { anyOf: [{ $ref: "#/components/schemas/C" }] }',
      '3.0.3',
    );
    const bases = Object.values(schemas).flatMap((node) => node.allOfBases);
    expect(bases.filter((id) => schemas[id] === undefined)).toEqual([]);
  });

  it('ends if two schemas extend each other', () => {
    const spec = toSchemas(
      'A: { allOf: [{ $ref: "#/components/schemas/B" }], properties: { a: {} } }\nB: { allOf: [{ $ref: "#/components/schemas/A" }], properties: { b: {} } }',
    );
    expect(getSchema(spec, 'A', 'object').properties.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
