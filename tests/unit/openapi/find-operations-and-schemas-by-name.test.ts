import { describe, expect, it } from 'vitest';
import { toNamedTargets } from '@/openapi/find-operations-and-schemas-by-name';
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

describe('toNamedTargets', () => {
  it('finds an operation only by its operationId, with its title and path', () => {
    expect(parts.find('operation', 'listPets')).toEqual({ title: 'List pets', path: '/api/test/#listPets' });
    expect(parts.find('operation', 'put-pets')).toBeUndefined();
    expect(parts.getNames('operation', 'listPet')).toEqual(['listPets']);
  });

  it('finds a component schema by its name and its properties by their dotted paths', () => {
    expect(parts.find('schema', 'Pet')).toEqual({ title: 'Pet', path: '/api/test/#schema.Pet' });
    expect(parts.find('schema', 'Pet.name')).toEqual({ title: 'Pet.name', path: '/api/test/#schema.Pet.name' });
    expect(find('Pet.old')).toBe('/api/test/#schema.Pet-old');
    expect(find('Pet.old.name')).toBe('/api/test/#schema.Pet-old.name');
    expect(find('Pet.owner')).toBe('/api/test/#schema.Pet.owner');
  });

  it('follows a path through arrays, oneOf, and inline schemas, and uses the anchor of a referenced component', () => {
    expect(find('Pet.home.street')).toBe('/api/test/#schema.Pet.home.street');
    expect(find('Pet.toy.size')).toBe('/api/test/#schema.Pet.toy:Ball.size');
    expect(find('Pet.owner.name')).toBe('/api/test/#schema.Owner.name');
    expect(find('Pet.friends.friends.owner')).toBe('/api/test/#schema.Pet.owner');
  });

  it('finds nothing for an unknown name, even in a recursive schema, and lists the names that may be meant', () => {
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
