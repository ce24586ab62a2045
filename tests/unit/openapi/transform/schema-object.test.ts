import { describe, expect, it } from 'vitest';
import { getProperty, getSchema, toSchemas } from '../to-model';

describe('an object schema', () => {
  it('lists its properties in document order and marks the required ones', () => {
    const spec = toSchemas(
      'Pet: { type: object, required: [name], properties: { id: { type: string }, name: { type: string } } }',
    );
    const { properties: fields } = getSchema(spec, 'Pet', 'object');
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['id', false],
      ['name', true],
    ]);
  });

  it('is an object if it has properties but no type', () => {
    expect(getSchema(toSchemas('Pet: { properties: { id: { type: string } } }'), 'Pet', 'object').label).toBe('object');
  });

  it('lists a required property that is not defined, with a note', () => {
    const spec = toSchemas('Pet: { type: object, required: [id] }');
    const pet = getSchema(spec, 'Pet', 'object');
    expect(pet.properties).toMatchObject([{ name: 'id', required: true }]);
    expect(getProperty(spec, pet, 'id')).toMatchObject({ kind: 'any', notes: ['Required but not defined.'] });
  });

  it('is a map if additionalProperties is a schema', () => {
    const spec = toSchemas(
      'Tags: { type: object, additionalProperties: { $ref: "#/components/schemas/Tag" } }\nTag: { type: object }',
    );
    const tags = getSchema(spec, 'Tags', 'object');
    expect(tags.label).toBe('map of Tag');
    expect(tags.additionalProperties).toBe('#/components/schemas/Tag');
  });

  it('distinguishes true, false, and missing additionalProperties, and treats {} as true', () => {
    const spec = toSchemas(
      'Free: { type: object, additionalProperties: true }\nClosed: { type: object, additionalProperties: false }\nOpen: { type: object }\nEmpty: { type: object, additionalProperties: {} }',
    );
    const get = (name: string) => getSchema(spec, name, 'object').additionalProperties;
    expect(['Free', 'Closed', 'Open', 'Empty'].map(get)).toEqual([true, false, undefined, true]);
    expect(getSchema(spec, 'Free', 'object').label).toBe('map of any');
  });

  it('has additionalProperties false if unevaluatedProperties is false', () => {
    expect(
      getSchema(toSchemas('A: { type: object, unevaluatedProperties: false }'), 'A', 'object').additionalProperties,
    ).toBe(false);
  });

  it('has patternProperties and propertyNames', () => {
    const spec = toSchemas(
      'A: { type: object, patternProperties: { "^x-": { type: string } }, propertyNames: { maxLength: 9 } }',
    );
    const { patternProperties: patterns, propertyNames } = getSchema(spec, 'A', 'object');
    expect(patterns).toMatchObject([{ pattern: '^x-', anchor: '.*1' }]);
    expect(spec.schemas[propertyNames ?? '']?.constraints).toEqual(['<= 9 characters']);
  });

  it('marks a property that dependentRequired requires together with another one', () => {
    const spec = toSchemas(
      'Card: { type: object, properties: { number: {}, address: {} }, dependentRequired: { number: [address] } }',
    );
    expect(getSchema(spec, 'Card', 'object').properties).toMatchObject([
      { name: 'number' },
      { name: 'address', required: false, requiredWith: 'number' },
    ]);
  });

  it('converts dependentSchemas to if and then', () => {
    const spec = toSchemas(
      'Card: { type: object, properties: { number: { type: string } }, dependentSchemas: { number: { properties: { code: { type: integer } } } } }',
    );
    const [part] = getSchema(spec, 'Card', 'object').applicators;
    if (part?.kind !== 'if') throw new Error('no condition');
    expect(spec.schemas[part.if]).toMatchObject({ kind: 'object', properties: [{ name: 'number', required: true }] });
    expect(spec.schemas[part.then ?? '']).toMatchObject({ properties: [{ name: 'code' }] });
  });

  it('lists properties named `__proto__`, `constructor`, and `toString`', () => {
    const spec = toSchemas(
      'A: { type: object, required: [constructor], properties: { "__proto__": { type: string }, constructor: { type: integer }, toString: {} } }',
    );
    const node = getSchema(spec, 'A', 'object');
    expect(node.properties.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(getProperty(spec, node, '__proto__').label).toBe('string');
    expect(JSON.parse(JSON.stringify(spec.schemas))).toEqual(spec.schemas);
  });
});
