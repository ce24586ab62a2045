import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { removeInternal } from '@/openapi/source/internal/remove-internal';
import { parseModel } from '@/openapi/serialize-model';
import { toProblemText } from '@/openapi/source/spec-problem';
import { makeProject, toDocument } from './project';

const ok = "responses: { '200': { description: OK } }";
const toBody = (schema: string, rest = '') => `content: { application/json: { schema: ${schema}${rest} } }`;

/** Everything that is internal has a name with the word `hush`. */
const spec = toDocument(`tags:
  - { name: pets }
  - { name: hush-tag, x-internal: true }
  - { name: toys, parent: hush-tag }
servers: [{ url: https://a.example }, { url: https://hush.example, x-internal: true }]
security: [{ key: [] }, { hushKey: [] }]
paths:
  /pets:
    parameters: [{ name: hush-shared, in: query, x-internal: true, schema: { type: string } }]
    get:
      operationId: listPets
      tags: [pets, hush-tag]
      parameters:
        - { name: hush, in: query, x-internal: true, schema: { type: string } }
        - { $ref: '#/components/parameters/HushLimit' }
        - { name: limit, in: query, schema: { type: integer } }
      responses:
        '200':
          description: OK
          headers: { X-Hush: { x-internal: true, schema: { type: string } } }
          ${toBody("{ type: array, items: { $ref: '#/components/schemas/Pet' } }", ', example: [{ name: Rex, hush: 1, home: { hushStreet: 2, town: A } }]')}
        '500': { description: hush, x-internal: true }
    post:
      operationId: hushAdd
      x-internal: true
      security: [{ hushUsed: [] }]
      requestBody: { ${toBody("{ $ref: '#/components/schemas/HushOnly' }")} }
      ${ok}
  /hush:
    get: { operationId: hushGet, x-internal: true, ${ok} }
  /hush-item:
    x-internal: true
    get: { operationId: hushItem, ${ok} }
  /toys:
    get:
      operationId: listToys
      responses: { '200': { description: OK, ${toBody("{ $ref: '#/components/schemas/Toy' }", ", examples: { one: { $ref: '#/components/examples/One' }, two: { value: { kind: ball } } }")} } }
webhooks:
  hushHook: { post: { x-internal: true, ${ok} } }
  added: { post: { callbacks: { hushBack: { 'https://hush': { post: { x-internal: true, ${ok} } } } }, ${ok} } }
x-webhooks:
  hushOld: { summary: Hush, post: { x-internal: true, ${ok} } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    hushKey: { type: apiKey, in: header, name: X-Hush-Key, x-internal: true }
    hushUsed: { type: http, scheme: basic }
  parameters: { HushLimit: { name: hushLimit, in: query, x-internal: true, schema: { type: integer } } }
  examples: { One: { value: { kind: ball, hushPrice: 3, parts: [{ hushId: 1, label: a }] } } }
  schemas:
    Pet:
      type: object
      required: [name, hush]
      properties:
        name: { type: string }
        hush: { type: integer, x-internal: true }
        home: { allOf: [{ $ref: '#/components/schemas/Home' }] }
      example: { name: Tom, hush: 4 }
    Home: { type: object, required: [hushStreet], properties: { hushStreet: { type: integer, x-internal: true }, town: { type: string } }, default: { hushStreet: 1 } }
    HushOnly: { type: object, properties: { a: { $ref: '#/components/schemas/HushDeep' } } }
    HushDeep: { type: string, enum: [hush] }
    HushKind: { x-internal: true, type: object, required: [kind], properties: { kind: { type: string } } }
    Bare: { type: string }
    Toy:
      oneOf: [{ $ref: '#/components/schemas/Ball' }, { $ref: '#/components/schemas/HushKind' }]
      discriminator: { propertyName: kind, mapping: { ball: '#/components/schemas/Ball', hush: HushKind } }
    Ball: { type: object, required: [kind, parts], properties: { kind: { type: string }, hushPrice: { $ref: '#/components/schemas/HushMoney' }, parts: { type: array, items: { properties: { hushId: { x-internal: true }, label: { type: string } } } } } }
    HushMoney: { type: integer, x-internal: true }
`).replace('3.1.0', '3.2.0');

/** Builds a service \`pets\` and returns the texts of its generated files. */
async function build(text: string) {
  const project = await makeProject({ 'openapi/pets/openapi.yaml': text });
  const { problems, written } = await buildSpecs({ root: project.root });
  const read = (name: string) => readFile(join(project.root, 'src/generated', name), 'utf8').catch(() => '');
  const files = await Promise.all(['pets.json', 'pets.yaml', 'pets.ts', 'pets.model.json'].map(read));
  return { problems: problems.map(toProblemText), written, files };
}

describe('what a spec marks as internal', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('leaves no word in the bundle, the types, and the model, except in the inside edition', async () => {
    const { files, written, problems } = await build(spec);
    expect(problems).toEqual([]);
    expect(written).toBe(true);
    const internal = parseModel(files.at(-1) ?? '').internal ?? [];
    expect(internal).toEqual(expect.arrayContaining(['hushItem', 'schema.HushOnly']));
    // The list of internal anchors, which is not published.
    const own = files.map((file) => file.replace(/"internal":\[[^\]]*\]/, ''));
    for (const file of own) expect(file.match(/.{0,40}hush.{0,40}/gi)).toBeNull();
    for (const word of ['listPets', 'listToys', 'Rex', 'Tom', 'town', 'Bare', 'ball'])
      expect(files.at(-1), word).toContain(word);
    vi.stubEnv('INTERNAL', '1');
    const inside = await build(spec);
    for (const file of inside.files) expect(file).toContain('hushItem');
  });

  it('leaves the rest unchanged', () => {
    const document = { openapi: '3.1.0', paths: { '/a': { get: { responses: {} } } }, components: {} };
    expect(removeInternal(document).document).toBe(document);
    const pet = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, 'x-internal': { type: 'string' } },
    };
    const schemas = { Pet: pet, Gone: { 'x-internal': true } };
    expect(removeInternal({ ...document, components: { schemas } }).document).toEqual({
      ...document,
      components: { schemas: { Pet: pet } },
    });
  });

  it('is an error where a link of an operation leads to it', async () => {
    const { problems, files } = await build(
      toDocument(`paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: OK
          links:
            next: { operationId: hush }
            other: { operationRef: '#/paths/~1hush/get' }
            self: { operationId: listPets }
  /hush:
    get: { operationId: hush, x-internal: true, ${ok} }
`),
    );
    const toText = (line: number, target: string) =>
      `openapi/pets/openapi.yaml:${line}:13: error internal-link This link leads to "${target}", which is internal. Remove the link, or mark it as internal too.`;
    expect(problems).toEqual([toText(13, 'hush'), toText(14, '#/paths/~1hush/get')]);
    expect(files.join('')).toBe('');
  });
});
