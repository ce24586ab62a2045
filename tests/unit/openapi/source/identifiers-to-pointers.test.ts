import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { resolveIdentifiers } from '@/openapi/source/identifiers-to-pointers';
import { makeProject } from '../project';

/** Returns the references of a document after those to identifiers are replaced. */
function toReferences(yaml: string): string[] {
  const document: unknown = parse(yaml);
  resolveIdentifiers(document);
  return [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference);
}

const schemas = `
components:
  schemas:
    Tick: { $id: https://x.test/schemas/tick, type: object, properties: { price: { $anchor: price, type: number } } }
    Near: { $id: near, type: string }
    Uses:
      type: object
      properties:
        a: { $ref: https://x.test/schemas/tick }
        b: { $ref: "https://x.test/schemas/tick#price" }
        c: { $ref: "https://x.test/schemas/tick#/properties/price" }
        d: { $ref: near }
        e: { $ref: ./other.yaml }
        f: { $ref: "#/components/schemas/Near" }
        g: { $ref: https://elsewhere.test/tick }
      example: { $ref: near }`;

it('references to `$id` and `$anchor` become pointers, and all others stay', () => {
  expect(toReferences(schemas)).toEqual([
    '#/components/schemas/Tick',
    '#/components/schemas/Tick/properties/price',
    '#/components/schemas/Tick/properties/price',
    '#/components/schemas/Near',
    './other.yaml',
    '#/components/schemas/Near',
    'https://elsewhere.test/tick',
    'near',
  ]);
});

it('a reference becomes a pointer under a name that is also a keyword of data, but not in an example or an extension', () => {
  const reference = '{ $ref: near }';
  const media = `{ schema: ${reference}, encoding: { value: { headers: { x-rate: { schema: ${reference} } } } } }`;
  const document = `
paths: { /a: { get: { responses: { default: { content: { x-pets/json: ${media} } } } } } }
components:
  pathItems: { example: { parameters: [{ schema: ${reference} }] } }
  schemas:
    Near: { $id: near, properties: { value: ${reference}, properties: { default: ${reference}, x-a: ${reference} } } }`;
  const near = '#/components/schemas/Near';
  expect(toReferences(document)).toEqual([near, near, near, near, 'near', 'near']);
});

it('a fragment in a schema with an `$id` is one of this schema, or of the document if only that contains it', () => {
  const document = `
components:
  schemas:
    Tick:
      $id: https://x.test/schemas/tick
      properties:
        own: { $ref: "#/$defs/Price" }
        anchor: { $ref: "#price" }
        whole: { $ref: "#" }
        document: { $ref: "#/components/schemas/Other" }
        dynamic: { $ref: "#item" }
      $defs: { Price: { $anchor: price, type: number, not: { $ref: "#/$defs/a~1b%25" } }, a/b%: { type: string }, Item: { $dynamicAnchor: item } }
    Other: { type: object, properties: { own: { $ref: "#/$defs/Price" } } }`;
  expect(toReferences(document)).toEqual([
    '#/components/schemas/Tick/$defs/Price',
    '#/components/schemas/Tick/$defs/Price',
    '#/components/schemas/Tick',
    '#/components/schemas/Other',
    '#item',
    '#/components/schemas/Tick/$defs/a~1b%',
    '#/$defs/Price',
  ]);
});

it('references to `$self` become pointers, also if they are relative to it', () => {
  const document = `
$self: https://x.test/apis/pets.yaml
components:
  schemas:
    Cat: { type: object, properties: { friend: { $ref: "https://x.test/apis/pets.yaml#/components/schemas/Cat" } } }
    Dog: { $ref: "pets.yaml#/components/schemas/Cat" }
    Fox: { $id: /schemas/fox, properties: { own: { $ref: fox } } }`;
  expect(toReferences(document)).toEqual([
    '#/components/schemas/Cat',
    '#/components/schemas/Cat',
    '#/components/schemas/Fox',
  ]);
});

it('a document that refers to its own identifiers is built, with the names of the schemas', async () => {
  const project = await makeProject({
    'openapi/pets/openapi.yaml': `openapi: 3.1.0
info: { title: Pets, version: v1, description: All pets. }
servers: [{ url: https://x.test }]
security: [{ token: [] }]
tags: [{ name: Pets, description: All pets. }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      summary: List the pets
      description: Lists them.
      responses:
        '200': { description: The pets., content: { application/json: { schema: { $ref: https://x.test/schemas/pet } } } }
components:
  schemas:
    Pet: { $id: https://x.test/schemas/pet, description: A pet., type: object, properties: { name: { type: string, description: Its name. } } }
  securitySchemes:
    token: { type: http, scheme: bearer }
`,
  });
  await project.build();
  const model = await project.read('src/generated/pets.model.json');
  expect(model).toContain('"name":"Pet"');
  expect(model).not.toContain('broken');
});
