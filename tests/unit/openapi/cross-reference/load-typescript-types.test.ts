import { expect, it } from 'vitest';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { loadTypes, splitTypes } from '@/openapi/cross-reference/load-typescript-types';
import { describedServices } from '../../described';

it('splitTypes returns the declaration of each component schema', () => {
  const types = splitTypes(`export interface components {
    schemas: {
        /** @description A pet. */
        Pet: {
            name?: string;
        };
        "Pet.Kind": "cat" | "dog";
    };
    responses: never;
}
`);
  expect([...types]).toEqual([
    ['Pet', '/** @description A pet. */\nPet: {\n    name?: string;\n};'],
    ['Pet.Kind', '"Pet.Kind": "cat" | "dog";'],
  ]);
});

it.each(describedServices)('loadTypes finds a type for every component schema of %s', async (service) => {
  const { componentIds, schemas } = await loadSpec(service);
  expect([...(await loadTypes(service)).keys()].sort()).toEqual(componentIds.map((id) => schemas[id]?.name).sort());
});
