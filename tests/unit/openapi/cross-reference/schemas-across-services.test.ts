import { describe, expect, it } from 'vitest';
import { getComponents } from '@/openapi/cross-reference/component-schemas';
import { getCounterparts } from '@/openapi/cross-reference/schemas-across-services';
import { toCounterpartsSection } from '@/openapi/cross-reference/pages/schemas-across-services-section';
import { toSameNameSection } from '@/openapi/cross-reference/pages/schemas-with-same-name-section';
import { toSchemas } from '../to-model';
import { toMarkdownWithIds } from './to-markdown-with-ids';

/** Builds component schemas of one service, each with properties of the given names. */
function toComponents(service: string, schemas: Record<string, string>) {
  const yaml = Object.entries(schemas).map(
    ([name, properties]) =>
      `${name}: { properties: { ${properties
        .split(' ')
        .map((property) => `${property}: { type: string }`)
        .join(', ')} } }`,
  );
  const spec = toSchemas(yaml.join('\n'));
  Object.assign(spec, { service, title: service });
  return getComponents([spec]);
}

const find = (...components: ReturnType<typeof toComponents>[]) =>
  getCounterparts(components.flat()).map(({ names, members }) => [
    names.join(' '),
    members.map(({ component }) => `${component.spec.service}.${component.node.name}`).join(' '),
  ]);

describe('the schemas of several services that belong together', () => {
  it('have the same name, apart from Request or Response at the end and one word at the start', () => {
    const pets = toComponents('pets', { Pet: 'a', CreatePetRequest: 'b', PetResponse: 'c', CreateToyRequest: 'd' });
    const shops = toComponents('shops', { Pet: 'e', Carpet: 'f', PetFood: 'g', Toy: 'h' });
    expect(find(pets, shops)).toEqual([
      ['Pet', 'pets.Pet pets.CreatePetRequest pets.PetResponse shops.Pet'],
      ['Toy', 'pets.CreateToyRequest shops.Toy'],
    ]);
  });

  it('or share at least three properties and three quarters of those of the smaller one', () => {
    const pets = toComponents('pets', { Cat: 'a b c d', Dog: 'a b', Cow: 'k l m n o' });
    const shops = toComponents('shops', { Item: 'a b c x y z', Other: 'a b', Thing: 'k l m p q' });
    expect(find(pets, shops)).toEqual([['Cat Item', 'pets.Cat shops.Item']]);
  });

  it('have an anchor that differs from all others on the page', () => {
    const components = ['pets', 'shops'].flatMap((service) =>
      toComponents(service, { 'Pet.Food': 'a', 'Pet-Food': 'b', services: 'c' }),
    );
    expect(getCounterparts(components).map(({ anchor }) => anchor)).toEqual([
      'across-pet-food',
      'across-pet-food-1',
      'across-services-1',
    ]);
  });

  it('are not all in one service', () => {
    expect(find(toComponents('pets', { Pet: 'a', CreatePetRequest: 'a' }))).toEqual([]);
    expect(toCounterpartsSection([])).toBeUndefined();
  });
});

it('the comparison has a column for each service, and says which schemas have a property', () => {
  const section = toCounterpartsSection([
    ...toComponents('pets', { Pet: 'name id', CreatePetRequest: 'name' }),
    ...toComponents('shops', { Pet: 'name price' }),
  ]);
  const text = toMarkdownWithIds(section?.blocks.at(-1)?.elements);
  expect(text).toContain('| Property | shops | pets |');
  expect(text).toContain(
    '| `name` | [Optional](/api/test/#schema.Pet.name) | Optional in [`Pet`](/api/test/#schema.Pet.name), [`CreatePetRequest`](/api/test/#schema.CreatePetRequest.name) |',
  );
  expect(text).toContain('| `price` | [Optional](/api/test/#schema.Pet.price) | Not in the schema |');
  expect(text).toContain('- shops: [`Pet`](/reference/schemas/shops/Pet/), which no operation uses');
});

describe('the section about schemas of other services with the same name', () => {
  const getRow = (...schemas: [own: string, other: string]) => {
    const all = schemas.flatMap((yaml, index) => {
      const spec = toSchemas(`Money: ${yaml}`);
      Object.assign(spec, { service: `s${index}`, title: `S${index}` });
      return getComponents([spec]);
    });
    const [own] = all;
    return own && toMarkdownWithIds(toSameNameSection(own, all)).trim().split('\n').at(-1)?.split(' | ')[1];
  };

  it.each([
    ['{ type: string }', '{ type: integer }', 'Another type: `integer` |'],
    ['{ type: string }', '{ type: string }', 'The same type: `string` |'],
    ['{ type: string }', '{ type: string, enum: [a] }', 'Another type: `string` with enumerated values |'],
    ['{ type: string, enum: [a, b] }', '{ type: string, enum: [a] }', 'Only in this schema: `b` |'],
    ['{ type: object, properties: { a: {} } }', '{ type: object, properties: { a: {} } }', 'The same properties |'],
    [
      '{ type: object, properties: { a: {} } }',
      '{ type: string, enum: [a] }',
      'Another type: `string` with enumerated values |',
    ],
  ])('compares %s with %s: %s', (own, other, text) => expect(getRow(own, other)).toBe(text));
});
