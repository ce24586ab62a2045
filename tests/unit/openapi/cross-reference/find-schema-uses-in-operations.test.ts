import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseJson } from '@/openapi/exact-numbers';
import { findUses } from '@/openapi/cross-reference/find-schema-uses-in-operations';
import { loadSpec } from '@/openapi/load-services-and-specs';
import { toModel } from '../to-model';
import { compareUses } from './compare-uses';
import { describedServices } from '../../described';

const toText = ({ value, trail }: ReturnType<typeof findUses> extends Map<string, (infer Use)[]> ? Use : never) =>
  `${value.operation.id} ${value.kind} ${value.name} > ${trail.join(' > ')}`;

describe('findUses', () => {
  it('finds the operations that contain a schema, directly or through others, with the shortest way', () => {
    const spec = toModel(`
paths:
  /pets:
    post:
      operationId: createPet
      parameters:
        - { name: kind, in: query, schema: { $ref: '#/components/schemas/Kind' } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '200':
          description: Created.
          headers: { X-Kind: { schema: { $ref: '#/components/schemas/Kind' } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
components:
  schemas:
    Kind: { type: string, enum: [cat, dog] }
    Pet:
      type: object
      properties:
        friend: { type: object, properties: { kind: { $ref: '#/components/schemas/Kind' } } }
        kinds: { type: object, additionalProperties: { $ref: '#/components/schemas/Kind' } }
    Unused: { type: string }
`);
    const uses = findUses(spec);
    expect(uses.get('#/components/schemas/Kind')?.map(toText)).toEqual([
      'createPet parameter kind > ',
      'createPet body application/json > friend > kind',
      'createPet header X-Kind > ',
      'createPet response application/json > [] > friend > kind',
    ]);
    expect(uses.get('#/components/schemas/Unused')).toEqual([]);
  });

  it('reverses the directions of a webhook', () => {
    const spec = toModel(`
webhooks:
  born:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: Received. } }
components: { schemas: { Pet: { type: object } } }
`);
    expect(findUses(spec).get('#/components/schemas/Pet')?.[0]?.value.direction).toBe('response');
  });

  it.each(describedServices)('finds in %s what a walk of the bundled document finds', async (service) => {
    const document = parseJson(await readFile(`src/generated/${service}.json`, 'utf8'));
    const { schemas, properties, parameters } = compareUses(await loadSpec(service), document);
    expect([schemas.wrong, properties.wrong, parameters.wrong]).toEqual([[], [], []]);
    for (const { right } of [schemas, properties, parameters]) expect(right).toBeGreaterThan(0);
  });
});
