import { describe, expect, it } from 'vitest';
import { getSchema, toSchemas } from '../to-model';

describe('an array schema', () => {
  it('is labeled by its items', () => {
    const spec = toSchemas('Pets: { type: array, items: { $ref: "#/components/schemas/Pet" } }\nPet: { type: object }');
    expect(getSchema(spec, 'Pets', 'array')).toMatchObject({
      label: 'array of Pet',
      items: '#/components/schemas/Pet',
    });
  });

  it('is labeled by its items over several levels of arrays', () => {
    expect(
      getSchema(
        toSchemas('A: { type: array, items: { type: array, items: { type: string, format: uuid } } }'),
        'A',
        'array',
      ).label,
    ).toBe('array of array of string <uuid>');
  });

  it('is a tuple with prefixItems, and has a note if no additional items are allowed', () => {
    const spec = toSchemas(
      'Point: { type: array, prefixItems: [{ type: number }, { type: string }], items: false }\nLoose: { prefixItems: [{ type: number }], items: { type: string } }',
    );
    expect(getSchema(spec, 'Point', 'array')).toMatchObject({
      label: 'tuple of number, string',
      items: undefined,
      notes: ['no additional items'],
    });
    expect(getSchema(spec, 'Point', 'array').prefixItems).toHaveLength(2);
    expect(getSchema(spec, 'Loose', 'array').items).toBe('#/components/schemas/Loose/items');
  });

  it('has the schema of `contains` and the minContains constraint', () => {
    const node = getSchema(toSchemas('A: { type: array, contains: { type: integer }, minContains: 2 }'), 'A', 'array');
    expect(node.contains).toBe('#/components/schemas/A/contains');
    expect(node.constraints).toEqual(['contains >= 2']);
  });

  it('says if no item has to be as `contains`', () => {
    const spec = toSchemas(`
A: { type: array, contains: { const: 1 }, minContains: 0 }
B: { type: array, contains: { const: 1 } }`);
    expect(getSchema(spec, 'A', 'array').isContainsOptional).toBe(true);
    expect(getSchema(spec, 'B', 'array').isContainsOptional).toBeUndefined();
  });

  it('is labeled "array" without items', () => {
    expect(getSchema(toSchemas('A: { type: array }'), 'A', 'array')).toMatchObject({ label: 'array', prefixItems: [] });
  });
});
