import { describe, expect, it } from 'vitest';
import { toOperationMarkdown } from '@/spec/operation-markdown';
import { getOperation, toModel } from './to-model';

const spec = toModel(`
components:
  securitySchemes: { a: { type: http, scheme: bearer } }
  schemas:
    Pet: { type: object, required: [name], properties: { id: { type: string, readOnly: true }, name: { type: string, maxLength: 30, description: "Its\\n  name." }, tags: { type: object, additionalProperties: { type: string } }, parent: { $ref: "#/components/schemas/Pet" }, state: { enum: [Unknown, Sold], default: Sold } } }
    Cat: { type: object, properties: { meow: { type: boolean } } }
    Dog: { type: object, properties: { bark: { type: boolean } } }
security: [{ a: [] }]
paths:
  /pets/{id}:
    put:
      operationId: updatePet
      summary: Update a pet
      description: Changes a **pet**.
      deprecated: true
      parameters: [{ name: id, in: path, required: true, description: Which., schema: { type: string, format: uuid } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" }, example: { name: "a \`\`\` b" } } } }
      responses: { "200": { description: Done., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }, "404": { description: Missing., x-assumed: Plain. } }
    post:
      operationId: choose
      security: []
      requestBody: { content: { application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind } } } } }
      responses: {}
`);

describe('an operation as Markdown', () => {
  it('says all that a caller needs, once and in few words', () => {
    expect(toOperationMarkdown(spec, getOperation(spec, 'updatePet'))).toBe(`# Update a pet

\`PUT /pets/{id}\`

**Deprecated.**

Changes a **pet**.

Requires: HTTP bearer.

## Parameters

- \`id\` (path, string <uuid>, required): Which.

## Request body (required)

\`application/json\`: Pet, object

- \`name\` (string, required): Its name. <= 30 characters.
- \`tags\` (map of string)
  - \`*\` (string)
- \`parent\` (Pet, object)
- \`state\` (string): Default \`"Sold"\`; one of \`Unknown\`, \`Sold\`.

\`\`\`\`json
{
  "name": "a \`\`\` b"
}
\`\`\`\`

## Response 200

Done.

\`application/json\`: Pet, object

- \`id\` (string)
- \`name\` (string, required): Its name. <= 30 characters.
- \`tags\` (map of string)
  - \`*\` (string)
- \`parent\` (Pet, object)
- \`state\` (string): Default \`"Sold"\`; one of \`Unknown\`, \`Sold\`.

\`\`\`json
{
  "id": "string",
  "name": "string",
  "tags": {
    "key": "string"
  },
  "state": "Sold"
}
\`\`\`

## Response 404

Missing.

(Assumed: Plain.)

No body is documented.
`);
  });

  it('says once what request and response share', () => {
    const owner = toModel(`
components: { schemas: { Owner: { type: object, properties: { name: { type: string } } } } }
paths: { /a: { put: { operationId: x, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Owner" } } } }, responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Owner" } } } } } } } }`);
    expect(toOperationMarkdown(owner, getOperation(owner, 'x'))).toContain('- as Owner above');
  });

  it('names alternatives with the value that selects each', () => {
    const markdown = toOperationMarkdown(spec, getOperation(spec, 'choose'));
    expect(markdown).toContain('- either `Cat: kind = Cat` (Cat, object)\n  - `meow` (boolean)');
    expect(markdown).toContain('Requires: nothing.');
  });

  it('is the same for the same model', () => {
    const operation = getOperation(spec, 'updatePet');
    expect(toOperationMarkdown(spec, operation)).toBe(
      toOperationMarkdown(structuredClone(spec), structuredClone(operation)),
    );
  });
});
