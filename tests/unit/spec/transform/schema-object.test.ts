import { describe, expect, it } from 'vitest';
import { getProperty, getSchema, toSchemas } from '../to-model';

describe('an object schema', () => {
  it('lists its fields in the order of the document and marks the required ones', () => {
    const spec = toSchemas(
      'Pet: { type: object, required: [name], properties: { id: { type: string }, name: { type: string } } }',
    );
    const { properties: fields } = getSchema(spec, 'Pet', 'object');
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['id', false],
      ['name', true],
    ]);
  });

  it('is an object without saying so when it has properties', () => {
    expect(getSchema(toSchemas('Pet: { properties: { id: { type: string } } }'), 'Pet', 'object').label).toBe('object');
  });

  it('keeps a required field that nothing describes, and says so', () => {
    const spec = toSchemas('Pet: { type: object, required: [id] }');
    const pet = getSchema(spec, 'Pet', 'object');
    expect(pet.properties).toMatchObject([{ name: 'id', required: true }]);
    expect(getProperty(spec, pet, 'id')).toMatchObject({ kind: 'any', notes: ['Required, but not described.'] });
  });

  it('shows a map with the schema of its values', () => {
    const spec = toSchemas(
      'Tags: { type: object, additionalProperties: { $ref: "#/components/schemas/Tag" } }\nTag: { type: object }',
    );
    const tags = getSchema(spec, 'Tags', 'object');
    expect(tags.label).toBe('map of Tag');
    expect(tags.additionalProperties).toBe('#/components/schemas/Tag');
  });

  it('tells a free map, a closed object and one that says nothing apart', () => {
    const spec = toSchemas(
      'Free: { type: object, additionalProperties: true }\nClosed: { type: object, additionalProperties: false }\nOpen: { type: object }\nEmpty: { type: object, additionalProperties: {} }',
    );
    const get = (name: string) => getSchema(spec, name, 'object').additionalProperties;
    expect(['Free', 'Closed', 'Open', 'Empty'].map(get)).toEqual([true, false, undefined, true]);
    expect(getSchema(spec, 'Free', 'object').label).toBe('map of any');
  });

  it('closes an object whose `unevaluatedProperties` is false', () => {
    expect(
      getSchema(toSchemas('A: { type: object, unevaluatedProperties: false }'), 'A', 'object').additionalProperties,
    ).toBe(false);
  });

  it('shows the patterns and the rule for the names of a map', () => {
    const spec = toSchemas(
      'A: { type: object, patternProperties: { "^x-": { type: string } }, propertyNames: { maxLength: 9 } }',
    );
    const { patternProperties: patterns, propertyNames } = getSchema(spec, 'A', 'object');
    expect(patterns).toMatchObject([{ pattern: '^x-', anchor: '.*1' }]);
    expect(spec.schemas[propertyNames ?? '']?.constraints).toEqual(['<= 9 characters']);
  });

  it('says which field another one asks for', () => {
    const spec = toSchemas(
      'Card: { type: object, properties: { number: {}, address: {} }, dependentRequired: { number: [address] } }',
    );
    expect(getSchema(spec, 'Card', 'object').properties).toMatchObject([
      { name: 'number' },
      { name: 'address', required: false, requiredWith: 'number' },
    ]);
  });

  it('shows what holds when a field is present', () => {
    const spec = toSchemas(
      'Card: { type: object, properties: { number: { type: string } }, dependentSchemas: { number: { properties: { code: { type: integer } } } } }',
    );
    const [part] = getSchema(spec, 'Card', 'object').applicators;
    if (part?.kind !== 'if') throw new Error('no condition');
    expect(spec.schemas[part.if]).toMatchObject({ kind: 'object', properties: [{ name: 'number', required: true }] });
    expect(spec.schemas[part.then ?? '']).toMatchObject({ properties: [{ name: 'code' }] });
  });

  it('takes `__proto__`, `constructor` and `toString` for names like any other', () => {
    const spec = toSchemas(
      'A: { type: object, required: [constructor], properties: { "__proto__": { type: string }, constructor: { type: integer }, toString: {} } }',
    );
    const node = getSchema(spec, 'A', 'object');
    expect(node.properties.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(getProperty(spec, node, '__proto__').label).toBe('string');
    expect(JSON.parse(JSON.stringify(spec.schemas))).toEqual(spec.schemas);
  });
});
