import { describe, expect, it } from 'vitest';
import { getAlternatives, getProperty, getSchema, toSchemas } from '../to-model';

const animals = `
Cat: { type: object, required: [kind], properties: { kind: { type: string }, meow: { type: boolean } } }
Dog: { type: object, required: [kind], properties: { kind: { type: string }, bark: { type: boolean } } }
`;
const refs = '[{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]';

describe('oneOf and anyOf', () => {
  it('have a variant with title, anchor, and schema for each subschema', () => {
    const pet = getSchema(toSchemas(`${animals}Pet: { oneOf: ${refs} }`), 'Pet', 'composition');
    expect(pet.label).toBe('Cat or Dog');
    expect(getAlternatives(pet)).toMatchObject({ kind: 'oneOf', discriminator: undefined });
    expect(getAlternatives(pet).variants).toMatchObject([
      { title: 'Cat', anchor: ':Cat', schema: '#/components/schemas/Cat', values: [] },
      { title: 'Dog', anchor: ':Dog' },
    ]);
  });

  it('title a variant by its title, required properties, type, or number', () => {
    const spec = toSchemas(
      'A: { anyOf: [{ title: First, type: object }, { required: [x, y] }, { type: string, format: uuid }, { type: object }, { type: object }] }',
    );
    const { kind, variants } = getAlternatives(getSchema(spec, 'A', 'composition'));
    expect(kind).toBe('anyOf');
    expect(variants.map(({ title }) => title)).toEqual(['First', 'with x, y', 'string <uuid>', 'Option 4', 'Option 5']);
    expect(new Set(variants.map(({ anchor }) => anchor)).size).toBe(5);
  });

  it('use the property next to them for a variant that only requires this property', () => {
    const spec = toSchemas(
      'A: { type: object, properties: { x: { type: integer } }, oneOf: [{ required: [x] }, { required: [y] }] }',
    );
    const [first] = getAlternatives(getSchema(spec, 'A', 'object')).variants;
    expect(spec.schemas[first?.schema ?? '']).toMatchObject({
      properties: [{ name: 'x', required: true, schema: '#/components/schemas/A/properties/x' }],
    });
  });

  it('become a nullable schema if the only other alternative is null', () => {
    const spec = toSchemas(`${animals}Pet: { anyOf: [{ $ref: "#/components/schemas/Cat" }, { type: "null" }] }`);
    expect(getSchema(spec, 'Pet', 'object')).toMatchObject({
      nullable: true,
      applicators: [],
      allOfBases: ['#/components/schemas/Cat'],
      label: 'object or null',
    });
  });

  it('become an enumeration if all subschemas are titled or described constants', () => {
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
  it('uses component names as values without a mapping', () => {
    const spec = toSchemas(`${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind } }`);
    const choice = getAlternatives(getSchema(spec, 'Pet', 'composition'));
    expect(choice.discriminator).toBe('kind');
    expect(choice.variants.map(({ values }) => values)).toEqual([['Cat'], ['Dog']]);
  });

  it('maps one or more values to a variant by reference or component name', () => {
    const spec = toSchemas(
      `${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind, mapping: { c: "#/components/schemas/Cat", k: Cat, d: Dog } } }`,
    );
    expect(getAlternatives(getSchema(spec, 'Pet', 'composition')).variants.map(({ values }) => values)).toEqual([
      ['c', 'k'],
      ['d'],
    ]);
  });

  it('has a default alternative, for a base that others extend too', () => {
    const spec = toSchemas(
      `${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind, mapping: { c: Cat }, defaultMapping: "#/components/schemas/Dog" } }
Base: { type: object, discriminator: { propertyName: kind, defaultMapping: Other } }
One: { allOf: [{ $ref: "#/components/schemas/Base" }] }
Other: { allOf: [{ $ref: "#/components/schemas/Base" }], type: object, properties: { a: {} } }`,
    );
    const toDefaults = (name: string) =>
      spec.schemas[`#/components/schemas/${name}`]?.applicators.flatMap((applicator) =>
        'variants' in applicator ? applicator.variants.map(({ title, isDefault }) => [title, isDefault]) : [],
      );
    expect(toDefaults('Pet')).toEqual([
      ['Cat', undefined],
      ['Dog', true],
    ]);
    expect(toDefaults('Base')).toEqual([
      ['One', undefined],
      ['Other', true],
    ]);
  });

  it('is marked on its property in a variant, and on no other property', () => {
    const spec = toSchemas(`${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind } }`);
    expect(getSchema(spec, 'Cat', 'object').properties).toMatchObject([
      { name: 'kind', discriminator: true },
      { name: 'meow' },
    ]);
    expect(getSchema(spec, 'Cat', 'object').properties[1]?.discriminator).toBeUndefined();
  });

  it('adds a note for a mapped value without an alternative', () => {
    const spec = toSchemas(
      `${animals}Pet: { oneOf: ${refs}, discriminator: { propertyName: kind, mapping: { c: Cow } } }`,
    );
    expect(getSchema(spec, 'Pet', 'composition').notes).toEqual(['The discriminator value c matches no alternative.']);
  });

  it('selects among the items of an array', () => {
    const spec = toSchemas(
      `${animals}Pets: { type: array, items: { oneOf: ${refs}, discriminator: { propertyName: kind } } }`,
    );
    const { items, label } = getSchema(spec, 'Pets', 'array');
    expect(label).toBe('array of (Cat or Dog)');
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
  it('has all direct and indirect descendants as variants', () => {
    const pet = getSchema(toSchemas(family), 'Pet', 'object');
    expect(getAlternatives(pet).variants.map(({ title, values }) => [title, values])).toEqual([
      ['Cat', ['Cat']],
      ['Dog', ['Dog']],
      ['Persian', ['Persian']],
    ]);
    expect(pet.properties[0]).toMatchObject({ name: 'kind', discriminator: true });
  });

  it('limits its property to the selecting values in a descendant, which has no variants', () => {
    const spec = toSchemas(family);
    const dog = getSchema(spec, 'Dog', 'object');
    expect(dog.applicators).toEqual([]);
    expect(getProperty(spec, dog, 'kind')).toMatchObject({ const: '"Dog"', label: 'string' });
    const cat = getSchema(spec, 'Cat', 'object');
    expect(getProperty(spec, cat, 'kind').enumeration?.map(({ value }) => value)).toEqual(['"Cat"', '"Persian"']);
  });

  it('selects mapped schemas that do not extend the base', () => {
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

  it('has its variants in a property whose schema is the base', () => {
    const spec = toSchemas(
      `${family}Owner: { type: object, properties: { pet: { description: Own pet., allOf: [{ $ref: "#/components/schemas/Pet" }] } } }`,
    );
    expect(getAlternatives(getProperty(spec, getSchema(spec, 'Owner', 'object'), 'pet')).variants).toHaveLength(3);
  });
});
