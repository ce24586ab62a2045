import { expect, it } from 'vitest';
import { indexNames } from '@/openapi/names-in-pages/index-names';
import { toModel } from '../to-model';

it('knows the names of properties at any depth once, where they are declared', () => {
  const index = indexNames(
    toModel(`
paths: {}
components:
  schemas:
    Base: { type: object, properties: { own: { type: string } }, additionalProperties: { type: object, properties: { inMap: {} } } }
    Pet:
      allOf: [{ $ref: '#/components/schemas/Base' }]
      type: object
      properties:
        pattern: { type: object, properties: { a: {} }, patternProperties: { '^x-': { type: object, properties: { inPattern: {} } } } }
        tuple: { type: array, prefixItems: [{ type: object, properties: { inTuple: {} } }], items: { type: object, properties: { inItem: {} } } }
        choice: { oneOf: [{ title: One, type: object, properties: { inOne: {} } }, { type: string }] }
`),
  );
  const toAnchors = (name: string) => [...(index.get(name) ?? [])].map((path) => path.split('#')[1]);
  expect(toAnchors('own')).toEqual(['schema.Base.own']);
  expect(toAnchors('inMap')).toEqual(['schema.Base.*.inMap']);
  expect(toAnchors('inPattern')).toEqual(['schema.Pet.pattern.*1.inPattern']);
  expect(toAnchors('inTuple')).toEqual(['schema.Pet.tuple.0.inTuple']);
  expect(toAnchors('inItem')).toEqual(['schema.Pet.tuple:items.inItem']);
  expect(toAnchors('inOne')).toEqual(['schema.Pet.choice:One.inOne']);
});
