import { describe, expect, it } from 'vitest';
import { toOperationMarkdown } from '@/openapi/markdown/operation';
import { getOperation, toModel } from '../to-model';

const spec = toModel(`
components:
  securitySchemes: { a: { type: http, scheme: bearer } }
  schemas:
    Pet: { type: object, required: [name], properties: { id: { type: string, readOnly: true }, name: { type: string, maxLength: 30, description: "Its\\n  name." }, tags: { type: object, additionalProperties: { type: string } }, parent: { $ref: "#/components/schemas/Pet" }, state: { enum: [Unknown, Sold], default: Sold }, size: { type: integer, uniqueItems: true } } }
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

const fieldsOfEnd = Array.from({ length: 26 }, (_, at) => `z${at}: { type: string }`).join(', ');

describe('an operation as Markdown', () => {
  it('contains title, path, security, parameters, bodies, examples, and responses', () => {
    expect(toOperationMarkdown(spec, getOperation(spec, 'updatePet'))).toBe(`\`PUT /pets/{id}\`

Operation ID \`updatePet\`

**deprecated**

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
- \`state\` (string): Default \`"Sold"\`; one of \`Unknown\`, \`Sold\` (meanings: not documented).
- \`size\` (integer): Also in the schema: \`uniqueItems: true\`.

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
- \`state\` (string): Default \`"Sold"\`; one of \`Unknown\`, \`Sold\` (meanings: not documented).
- \`size\` (integer): Also in the schema: \`uniqueItems: true\`.

\`\`\`json
{
  "id": "string",
  "name": "string",
  "tags": {
    "key": "string"
  },
  "state": "Sold",
  "size": 0
}
\`\`\`

Example values, generated from the schema.

## Response 404

Missing.

(Assumed: Plain.)

No body is documented.
`);
  });

  it('refers to a schema above instead of repeating its properties', () => {
    const owner = toModel(`
components: { schemas: { Owner: { type: object, properties: { name: { type: string } } } } }
paths: { /a: { put: { operationId: x, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Owner" } } } }, responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Owner" } } } } } } } }`);
    expect(toOperationMarkdown(owner, getOperation(owner, 'x'))).toContain('- same as Owner above');
  });

  it('repeats in a response only the schemas with a property, at any depth, that the request leaves out', () => {
    const nested = toModel(`
components:
  schemas:
    Pet: { type: object, properties: { owner: { type: object, properties: { id: { type: string, readOnly: true }, home: { $ref: "#/components/schemas/Home" } } }, friends: { type: array, items: { $ref: "#/components/schemas/Pet" } } } }
    Shelter: { type: object, properties: { pet: { $ref: "#/components/schemas/Pet" } } }
    Home: { type: object, properties: { city: { type: string } } }
paths: { /a: { put: { operationId: x, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Shelter" } } } }, responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Shelter" } } } } } } } }`);
    const [request, response] = toOperationMarkdown(nested, getOperation(nested, 'x')).split('## Response 200');
    expect(request).not.toContain('`id`');
    expect(response).toContain(`
- \`pet\` (Pet, object)
  - \`owner\` (object)
    - \`id\` (string)
    - \`home\` (Home, object)
      - same as Home above
  - \`friends\` (array of Pet)
`);
  });

  it('describes each enum value, or states that its meaning is not documented', () => {
    const values = toModel(`
components: { schemas: { State: { enum: [Unknown, Sold], x-enumDescriptions: { Sold: Has an owner. } } } }
paths: { /a: { get: { operationId: x, responses: {}, parameters: [
  { name: state, in: query, schema: { $ref: "#/components/schemas/State" } },
  { name: order, in: query, description: "By age: asc for the youngest first.", schema: { enum: [asc, desc] } },
  { name: size, in: query, schema: { enum: [S, M] } } ] } } }`);
    const markdown = toOperationMarkdown(values, getOperation(values, 'x'));
    expect(markdown).toContain('(query, State, string): One of `Unknown` (not documented), `Sold` (Has an owner).');
    expect(markdown).toContain('By age: asc for the youngest first. One of `asc`, `desc`.');
    expect(markdown).toContain('One of `S`, `M` (meanings: not documented).');
  });

  it('shows names and values as the spec has them, in code that their characters do not end', () => {
    const values = toModel(`
components: { schemas: { Kind: { description: 'DOMAIN\\user has an account.', enum: ['DOMAIN\\user', 'say "hi"'] } } }
paths: { /a: { get: { operationId: x, responses: {}, parameters: [
  { name: kind, in: query, schema: { $ref: "#/components/schemas/Kind" } },
  { name: "a\`b", in: query, schema: { enum: ["c\`d", "", "e\\nf", "two  spaces"], default: "c\`d" } },
  { name: fixed, in: query, schema: { const: "c\`d", contentSchema: "c\`d" } } ] } } }`);
    const markdown = toOperationMarkdown(values, getOperation(values, 'x'));
    expect(markdown).toContain('One of `DOMAIN\\user`, `say "hi"`.\n');
    expect(markdown).toContain(
      '- `` a`b `` (query, string): Default `` "c`d" ``; one of `` c`d ``, `""`, `"e\\nf"`, `"two  spaces"` (',
    );
    expect(markdown).toContain('Always `` "c`d" ``');
  });

  it('says what constrains a body, items, names, and closed objects, as the page does', () => {
    const closed = toModel(`
components: { schemas: { Animal: { type: string, description: A name., xml: { name: animal }, maxLength: 9 } } }
paths: { /a: { put: { operationId: x, responses: {}, requestBody: { content: { application/xml: { schema: { type: object, xml: { name: zoo }, additionalProperties: false, properties: {
  animals: { type: array, xml: { name: ignored }, items: { $ref: "#/components/schemas/Animal" } },
  nested: { type: array, items: { type: array, items: { type: integer, minimum: 1 } } },
  kinds: { type: array, description: Either big or small., items: { enum: [big, small] } },
  counts: { type: object, propertyNames: { enum: [all, none] }, additionalProperties: { type: integer } },
  inner: { type: object, unevaluatedProperties: false, allOf: [{ type: object, properties: { id: { type: string } } }] },
  text: { type: string, contentMediaType: application/json, contentSchema: { type: object, properties: { price: { type: number } } } } } } } } } } } }`);
    const markdown = toOperationMarkdown(closed, getOperation(closed, 'x'));
    expect(markdown).toContain(`
\`application/xml\`: object

XML name: zoo. No other properties are allowed.

- \`animals\` (array of Animal): Items: A name. <= 9 characters; XML name: animal.
- \`nested\` (array of array of integer): Items: >= 1.
- \`kinds\` (array of string): Either big or small. Items: One of \`big\`, \`small\`.
- \`counts\` (map of integer): Names: One of \`all\`, \`none\` (meanings: not documented).
  - \`*\` (integer)
- \`inner\` (object): No other properties are allowed.
  - \`id\` (string)
- \`text\` (string): Content type: application/json.
  - \`price\` (number)
`);
  });

  it('lists the properties of parameters, of headers of responses, and of headers of parts', () => {
    const nested = toModel(`
paths: { /a: { put: { operationId: x,
  parameters: [{ name: filter, in: query, style: deepObject, schema: { type: object, properties: { from: { type: string, description: Since. } } } }],
  requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { file: {} } }, encoding: { file: { headers: { X-Part: { schema: { type: object, properties: { c: { type: integer } } } } } } } } } },
  responses: { "200": { headers: { X-Json: { content: { application/json: { schema: { type: object, properties: { a: { type: object, properties: { b: { type: number } } } } } } } } } } } } } }`);
    const markdown = toOperationMarkdown(nested, getOperation(nested, 'x'));
    expect(markdown).toContain('- `filter` (query, object, style: deepObject)\n  - `from` (string): Since.\n');
    expect(markdown).toContain('  - `X-Part` (header, object)\n    - `c` (integer)\n');
    expect(markdown).toContain('- `X-Json` (header, object, application/json)\n  - `a` (object)\n    - `b` (number)\n');
  });

  it('lists alternatives with the discriminator value that selects each', () => {
    const markdown = toOperationMarkdown(spec, getOperation(spec, 'choose'));
    expect(markdown).toContain('- one of `Cat: kind = Cat` (Cat, object)\n  - `meow` (boolean)');
    expect(markdown).toContain('Requires: nothing.');
  });

  it('lists all top-level properties of a large body, and links to the schemas that do not fit', () => {
    const level = (at: number) =>
      `L${at}: { type: object, properties: { ${[0, 1, 2, 3, 4, 5].map((index) => `f${index}: { $ref: "#/components/schemas/L${at + 1}N${index}" }`).join(', ')} } }`;
    const names = [0, 1, 2].flatMap((at) =>
      at === 0 ? [level(0)] : [0, 1, 2, 3, 4, 5].map((index) => level(at).replace(`L${at}:`, `L${at}N${index}:`)),
    );
    const ends = [0, 1, 2, 3, 4, 5].map((index) => `L3N${index}: { type: object, properties: { ${fieldsOfEnd} } }`);
    const model = toModel(`
components: { schemas: { ${[...names, ...ends].join(', ')} } }
paths: { /a: { put: { operationId: x, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/L0" } } } }, responses: {} } } }`);
    const text = toOperationMarkdown(model, getOperation(model, 'x'));
    for (const index of [0, 1, 2, 3, 4, 5]) expect(text).toContain(`\n- \`f${index}\` (L1N${index}, object)`);
    expect(text).toContain('- see [L3N0](https://docs.example.com/api/test/#schema.L3N0)');
    expect(text.split('\n').length).toBeLessThan(250);
    expect(text).not.toContain('z25');
  });

  it('contains callbacks, also those of callbacks, with parameters, bodies, and responses', () => {
    const withCallbacks = toModel(`
components: { schemas: { Order: { type: object, properties: { id: { type: string }, secret: { type: string, writeOnly: true } } } } }
paths: { /a: { post: { operationId: x, responses: { "204": { description: Done. } }, callbacks: {
  paid: { "{$request.body#/url}": { post: { summary: Is paid, description: Comes once., parameters: [{ name: X-Try, in: header, required: true, schema: { type: integer } }],
    requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Order" }, example: { id: a } } } },
    responses: { "200": { description: Read. } }, callbacks: { again: { "{$url}": { put: { deprecated: true, responses: {} } } } } } } } } } } }`);
    const markdown = toOperationMarkdown(withCallbacks, getOperation(withCallbacks, 'x'));
    expect(markdown).toContain(`
## Callback paid

\`POST {$request.body#/url}\`

Comes once.

### Parameters

- \`X-Try\` (header, integer, required)

### Request body (required)

\`application/json\`: Order, object

- \`id\` (string)

\`\`\`json
{
  "id": "a"
}
\`\`\`

### Response 200

Read.

No body is documented.

### Callback again

\`PUT {$url}\`

**deprecated**
`);
  });

  it('has the marks of the operation, of parameters, properties, and values as words', () => {
    const marked = toModel(`
components: { schemas: { Pet: { type: object, properties: { name: { type: string, deprecated: true, x-deprecated-since: 2 }, sort: { oneOf: [{ const: cat, x-since: 3, description: Meows. }, { const: dog, title: Dog }] } } } } }
paths:
  /a:
    get:
      operationId: getA
      x-sunset: 2031-05-01
      x-replaced-by: getB
      x-badges: [{ name: "*New*" }]
      parameters: [{ name: a, in: query, x-stability: beta, schema: { type: string } }]
      responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } }
  /b: { get: { operationId: getB, summary: Get B, responses: {} } }`);
    const text = toOperationMarkdown(marked, getOperation(marked, 'getA'));
    expect(text).toContain(
      '\n\n**available until 2031-05-01**, [**replaced by Get B**](https://docs.example.com/api/test/#getB), **\\*New\\***\n\n',
    );
    expect(text).toContain('- `a` (query, string, beta)');
    expect(text).toContain('- `name` (string, deprecated since 2)');
    expect(text).toContain('One of `cat` (since 3, Meows), `dog` (Dog)');
  });

  it('is the same for equal models', () => {
    const operation = getOperation(spec, 'updatePet');
    expect(toOperationMarkdown(spec, operation)).toBe(
      toOperationMarkdown(structuredClone(spec), structuredClone(operation)),
    );
  });

  it('lists the links of a response with their operation, values, body, and server', () => {
    const linked = toModel(`
paths:
  /a: { get: { operationId: x, responses: { "200": { description: OK, links: { next: { operationId: y, description: Then., parameters: { id: $response.body#/id }, requestBody: { n: 1 }, server: { url: "https://e.com", description: Near. } }, far: { operationRef: "https://e.com/x" } } } } } }
  /b: { get: { operationId: y, summary: Read it, responses: {} } }`);
    const markdown = toOperationMarkdown(linked, getOperation(linked, 'x'));
    expect(markdown).toMatch(
      /\n- `next`: \[Read it\]\(https?:[^)]*#y\)\. Then\. \(`id` = `\$response\.body#\/id`, Request body = `\{"n":1\}`, Server `https:\/\/e\.com`, Near\.\)\n/,
    );
    expect(markdown).toContain('\n- `far`: `https://e.com/x`\n');
  });

  it('has absolute links, since it is read outside the site', () => {
    const model = toModel(`
components: { schemas: { Pet: { type: object, properties: { name: { type: string, description: "See [the #schema.Pet](#schema.Pet)." } } } } }
paths:
  /a:
    get:
      operationId: getA
      tags: [A]
      description: "[b](#operation/getB), [name](<#schema.Pet.name> 't'), [guide](/guide/#x), [web](https://example.org/#y), [own][own], \`[code](#getB)\`\\n\\n[own]: #section"
      responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } }
  /b: { get: { operationId: getB, tags: [A], responses: {} } }`);
    const text = toOperationMarkdown(model, getOperation(model, 'getA'));
    const site = 'https://docs.example.com';
    expect(text).toContain(
      `[b](${site}/api/test/#getB), [name](<${site}/api/test/#schema.Pet.name> 't'), [guide](${site}/guide/#x), [web](https://example.org/#y), [own][own], \`[code](#getB)\``,
    );
    expect(text).toContain(`[own]: ${site}/api/test/#section`);
    expect(text).toContain(`See [the #schema.Pet](${site}/api/test/#schema.Pet).`);
  });
});
