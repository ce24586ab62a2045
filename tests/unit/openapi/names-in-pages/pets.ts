import { parse } from 'yaml';
import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import type { Service } from '@/openapi/names-in-pages/find-and-show-named-items';
import { toModel } from '../to-model';

const yaml = `
servers: [{ url: https://api.example.com }]
info: { title: Pets, version: '2.1' }
paths:
  /pets/{petId}:
    get:
      operationId: getPet
      summary: Get a pet
      parameters:
        - { name: petId, in: path, required: true, schema: { type: string, maxLength: 8 } }
        - { name: fields, in: query, schema: { type: string, default: all } }
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: There is none. }
    put:
      operationId: replacePet
      summary: Replace a pet
      parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { type: object, properties: { note: { type: string, maxLength: 80 } } } } } }
      responses: { '204': { description: It is replaced. } }
components:
  schemas:
    Named: { type: object, properties: { shortName: { type: string, minLength: 2, maxLength: 30, pattern: '^[a-z]*_*$' } } }
    Pet:
      allOf: [{ $ref: '#/components/schemas/Named' }]
      type: object
      required: [kind]
      properties:
        kind: { $ref: '#/components/schemas/Kind' }
        size: { description: 'See [the code](#schema.Code).', type: string, enum: [S, L], x-enum-descriptions: [Small., Large.] }
        code: { allOf: [{ $ref: '#/components/schemas/Code' }], maxLength: 9 }
        weight: { type: number, exclusiveMinimum: 0, maximum: 99.50, multipleOf: 0.5, default: 1.0 }
        toys: { type: array, maxItems: 3, items: { type: object, properties: { color: { type: string } } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { weight: { minimum: 1 }, nickname: { anyOf: [{ type: string, maxLength: 5 }, { type: 'null' }] } } }
    Code: { type: string, minLength: 3, maxLength: 12 }
    Kind: { type: string, enum: [Cat, Dog], default: Cat }
`;

/** A service with the most frequent items of a spec. */
export function toPets({ isForeign = false, name = 'pets' } = {}): Service {
  const document = parse(yaml) as JsonObject;
  return { name, spec: toModel(yaml), isForeign, loadDocument: () => Promise.resolve(document) };
}
