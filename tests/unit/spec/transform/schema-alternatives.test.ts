import { describe, expect, it } from 'vitest';
import { getAlternatives, getProperty, getSchema, toSchemas } from '../to-model';

const animals = `
Cat: { type: object, required: [kind], properties: { kind: { type: string }, meow: { type: boolean } } }
Dog: { type: object, required: [kind], properties: { kind: { type: string }, bark: { type: boolean } } }
`;
const refs = '[{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]';

describe('oneOf and anyOf', () => {
  it('is a choice of named variants', () => {
    const pet = getSchema(toSchemas(`${animals}Pet: { oneOf: ${refs} }`), 'Pet', 'composition');
    expect(pet.label).toBe('Cat or Dog');
    expect(getAlternatives(pet)).toMatchObject({ kind: 'oneOf', discriminator: undefined });
    expect(getAlternatives(pet).variants).toMatchObject([
      { title: 'Cat', anchor: ':Cat', schema: '#/components/schemas/Cat', values: [] },
      { title: 'Dog', anchor: ':Dog' },
    ]);
  });

  it('names variants by title, by what they require, by type, else by number', () => {
    const spec = toSchemas(
      'A: { anyOf: [{ title: First, type: object }, { required: [x, y] }, { type: string, format: uuid }, { type: object }, { type: object }] }',
    );
    const { kind, variants } = getAlternatives(getSchema(spec, 'A', 'composition'));
    expect(kind).toBe('anyOf');
    expect(variants.map(({ title }) => title)).toEqual(['First', 'with x, y', 'string <uuid>', 'Option 4', 'Option 5']);
    expect(new Set(variants.map(({ anchor }) => anchor)).size).toBe(5);
  });

  it('describes what a variant only requires by the field next to it', () => {
    const spec = toSchemas(
      'A: { type: object, properties: { x: { type: integer } }, oneOf: [{ required: [x] }, { required: [y] }] }',
    );
    const [first] = getAlternatives(getSchema(spec, 'A', 'object')).variants;
    expect(spec.schemas[first?.schema ?? '']).toMatchObject({
      properties: [{ name: 'x', required: true, schema: '#/components/schemas/A/properties/x' }],
    });
  });

  it('is no choice with null alone, but nullable', () => {
    const spec = toSchemas(`${animals}Pet: { anyOf: [{ $ref: "#/components/schemas/Cat" }, { type: "null" }] }`);
    expect(getSchema(spec, 'Pet', 'object')).toMatchObject({
      nullable: true,
      applicators: [],
      allOfBases: ['#/components/schemas/Cat'],
      label: 'object or null',
    });
  });

  it('reads a list of described constants as an enumeration', () => {
    const spec = toSchemas('Size: { oneOf: [{ const: s, title: Small }, { const: l, description: Large. }] }');
    const size = getSchema(spec, 'Size', 'scalar');
    expect(size.applicators).toEqual([]);
    expect(size.enumeration).toMatchObject([
      { value: '"s"', name: 'Small' },
      { value: '"l"', description: { source: 'Large.' } },
    ]);
  });
});

describe('a discriminator', () => {
  it('selects by the names of the components without a mapping', () => {
    const spec = toSchemas(`${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind } }`);
    const choice = getAlternatives(getSchema(spec, 'Pet', 'composition'));
    expect(choice.discriminator).toBe('kind');
    expect(choice.variants.map(({ values }) => values)).toEqual([['Cat'], ['Dog']]);
  });

  it('selects by its mapping, by reference or by name, several values for one', () => {
    const spec = toSchemas(
      `${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind, mapping: { c: "#/components/schemas/Cat", k: Cat, d: Dog } } }`,
    );
    expect(getAlternatives(getSchema(spec, 'Pet', 'composition')).variants.map(({ values }) => values)).toEqual([
      ['c', 'k'],
      ['d'],
    ]);
  });

  it('marks the selecting property in every variant, so that it is shown once', () => {
    const spec = toSchemas(`${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind } }`);
    expect(getSchema(spec, 'Cat', 'object').properties).toMatchObject([
      { name: 'kind', discriminator: true },
      { name: 'meow' },
    ]);
    expect(getSchema(spec, 'Cat', 'object').properties[1]?.discriminator).toBeUndefined();
  });

  it('names a value that leads nowhere', () => {
    const spec = toSchemas(
      `${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind, mapping: { c: Cow } } }`,
    );
    expect(getSchema(spec, 'Pet', 'composition').notes).toEqual([
      "The discriminator's value c leads to no alternative.",
    ]);
  });

  it('works inside an array', () => {
    const spec = toSchemas(
      `${animals}Pets: { type: array, items: { oneOf: ${refs}, discriminator: { propertyName: kind } } }`,
    );
    const { items, label } = getSchema(spec, 'Pets', 'array');
    expect(label).toBe('array of Cat or Dog');
    expect(getAlternatives(spec.schemas[items ?? '']!).variants[1]).toMatchObject({ title: 'Dog', values: ['Dog'] });
  });
});

const family = `
Pet: { type: object, required: [kind], properties: { kind: { type: string }, name: { type: string } }, discriminator: { propertyName: kind } }
Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { meow: {} } }] }
Persian: { allOf: [{ $ref: "#/components/schemas/Cat" }, { properties: { fur: {} } }] }
Dog: { allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { bark: {} } }] }
`;

describe('a discriminator by inheritance', () => {
  it('offers all descendants, over several levels', () => {
    const pet = getSchema(toSchemas(family), 'Pet', 'object');
    expect(getAlternatives(pet).variants.map(({ title, values }) => [title, values])).toEqual([
      ['Cat', ['Cat']],
      ['Dog', ['Dog']],
      ['Persian', ['Persian']],
    ]);
    expect(pet.properties[0]).toMatchObject({ name: 'kind', discriminator: true });
  });

  it('shows no choice in a descendant, but the value that selects it', () => {
    const spec = toSchemas(family);
    const dog = getSchema(spec, 'Dog', 'object');
    expect(dog.applicators).toEqual([]);
    expect(getProperty(spec, dog, 'kind')).toMatchObject({ const: '"Dog"', label: 'string' });
    const cat = getSchema(spec, 'Cat', 'object');
    expect(getProperty(spec, cat, 'kind').enumeration?.map(({ value }) => value)).toEqual(['"Cat"', '"Persian"']);
  });

  it('needs only a mapping', () => {
    const spec =
      toSchemas(`Base: { type: object, discriminator: { propertyName: t, mapping: { x: "#/components/schemas/X", y: "#/components/schemas/Y" } }, properties: { t: { type: string } } }
X: { type: object, properties: { x: {} } }
Y: { type: object, properties: { y: {} } }`);
    expect(
      getAlternatives(getSchema(spec, 'Base', 'object')).variants.map(({ title, values }) => [title, values]),
    ).toEqual([
      ['X', ['x']],
      ['Y', ['y']],
    ]);
  });

  it('offers the choice where a field is of the base', () => {
    const spec = toSchemas(
      `${family}Owner: { type: object, properties: { pet: { description: Own pet., allOf: [{ $ref: "#/components/schemas/Pet" }] } } }`,
    );
    expect(getAlternatives(getProperty(spec, getSchema(spec, 'Owner', 'object'), 'pet')).variants).toHaveLength(3);
  });
});
