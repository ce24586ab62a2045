import { parse } from 'yaml';
import { findExactValue } from '@/openapi/source/exact-numbers-in-yaml';
import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import { toRequestForm } from '@/openapi/requests/build-form';
import type { RequestForm } from '@/openapi/requests/request-form-type-and-file-path';
import { toSpec } from '@/openapi/transform/spec';

const source = `
openapi: 3.1.0
info: { title: Test, version: '1' }
servers: [{ url: https://api.example.com }]
security: [{ bearer: [] }]
paths:
  /owners/{ownerId}/pets:
    parameters:
      - { name: ownerId, in: path, required: true, x-variable: OWNER, schema: { type: string, format: uuid } }
    post:
      operationId: addPet
      summary: Add a pet
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 10 }, example: 5 }
        - { name: trace-token, in: header, x-secret: false, schema: { type: string } }
        - { name: session, in: cookie, x-secret: true, schema: { type: string } }
        - { name: tag, in: query, schema: { type: array, items: { type: string } } }
        - { name: client-secret, in: header, required: true, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Pet' }
            example: { name: Rex, kind: dog, weight: 9007199254740993, password: letmein }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Pet' } }
          application/xml: { schema: { $ref: '#/components/schemas/Pet' } }
          multipart/form-data:
            schema: { type: object, required: [photo], properties: { photo: { type: string, format: binary }, note: { type: string } } }
          application/octet-stream: {}
          text/plain: { schema: { type: string } }
          application/jsonl: { itemSchema: { $ref: '#/components/schemas/Pet' } }
      responses: { 200: { description: Ok } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    Pet:
      type: object
      required: [name]
      xml: { name: pet }
      properties:
        id: { type: string, readOnly: true }
        name: { type: string, minLength: 2, description: 'The *name*.' }
        kind: { type: string, enum: [cat, dog], x-enumDescriptions: { cat: It meows. } }
        weight: { type: integer, format: int64 }
        password: { type: string, format: password }
        mother: { $ref: '#/components/schemas/Pet' }
        labels: { type: object, additionalProperties: { type: string } }
        owner: { oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Company' }] }
    Person: { type: object, required: [email], properties: { email: { type: string }, token: { type: string } } }
    Company: { type: object, required: [vat], properties: { vat: { type: string } } }
`;
const parsed = parse(source) as JsonObject;
const document = (findExactValue(source, parsed) ?? parsed) as JsonObject;

/** Builds the form of the operation `addPet`. */
export function buildPetForm(room?: number): RequestForm {
  const { spec } = toSpec(structuredClone(document), 'test');
  const operation = spec.operations.find(({ id }) => id === 'addPet');
  if (!operation) throw new Error('There is no operation addPet.');
  // As the browser reads it.
  return JSON.parse(JSON.stringify(toRequestForm(spec, operation, document, room))) as RequestForm;
}

/** The ids of the schemas of the form. */
export const pet = '#/components/schemas/Pet';
