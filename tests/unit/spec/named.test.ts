import { describe, expect, it } from 'vitest';
import { toNamedTargets } from '@/spec/named';
import { toModel } from './to-model';

const parts = toNamedTargets(
  toModel(`
paths:
  /pets:
    get: { operationId: listPets, summary: List pets, responses: {} }
    put: { responses: {} }
components:
  schemas:
    Pet:
      type: object
      properties:
        name: { type: string }
        owner: { $ref: '#/components/schemas/Owner', description: Whoever feeds it. }
        friends: { type: array, items: { $ref: '#/components/schemas/Pet' } }
        home: { type: object, properties: { street: { type: string } } }
        toy: { oneOf: [{ title: Ball, type: object, properties: { size: { type: integer } } }, { type: string }] }
    Owner: { type: object, properties: { name: { type: string } } }
    Pet.old: { type: object, properties: { name: { type: string } } }
    Loop: { type: array, items: { $ref: '#/components/schemas/Loop' } }`),
);
const find = (name: string) => parts.find('schema', name)?.path;

describe('in a spec', () => {
  it('an operation is found by its id, with its title', () => {
    expect(parts.find('operation', 'listPets')).toEqual({ title: 'List pets', path: '/api/test/#listPets' });
    expect(parts.find('operation', 'put-pets')).toBeUndefined();
    expect(parts.getNames('operation', 'listPet')).toEqual(['listPets']);
  });

  it('a component schema is found by its name, and its properties by theirs', () => {
    expect(parts.find('schema', 'Pet')).toEqual({ title: 'Pet', path: '/api/test/#schema.Pet' });
    expect(parts.find('schema', 'Pet.name')).toEqual({ title: 'Pet.name', path: '/api/test/#schema.Pet.name' });
    expect(find('Pet.old')).toBe('/api/test/#schema.Pet-old');
    expect(find('Pet.old.name')).toBe('/api/test/#schema.Pet-old.name');
    expect(find('Pet.owner')).toBe('/api/test/#schema.Pet.owner');
  });

  it('a path leads through lists, alternatives and what is written inside, and goes on at the next component', () => {
    expect(find('Pet.home.street')).toBe('/api/test/#schema.Pet.home.street');
    expect(find('Pet.toy.size')).toBe('/api/test/#schema.Pet.toy:Ball.size');
    expect(find('Pet.owner.name')).toBe('/api/test/#schema.Owner.name');
    expect(find('Pet.friends.friends.owner')).toBe('/api/test/#schema.Pet.owner');
  });

  it('what is not there is not found, also where a schema has no end', () => {
    for (const name of ['Dog', 'Pet.', 'Pet.age', 'Pet.name.first', 'Loop.x', ''])
      expect(find(name), name).toBeUndefined();
    expect(parts.getNames('schema', 'Dog')).toEqual(['Pet', 'Owner', 'Pet.old', 'Loop']);
    expect(parts.getNames('schema', 'Pet.age')).toEqual([
      'Pet',
      'Pet.name',
      'Pet.owner',
      'Pet.friends',
      'Pet.home',
      'Pet.toy',
    ]);
  });
});
