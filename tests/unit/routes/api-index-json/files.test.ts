import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { toAbsoluteUrl, toUrlParts } from '@/lib/href';
import { getServices, loadSpec } from '@/openapi/load-services-and-specs';
import type { Spec } from '@/openapi/model/spec';
import schema from '@/routes/api-index-json/api-index.schema.json';
import { listApiIndexFiles, toIndexFiles } from '@/routes/api-index-json/files';
import type { ApiIndex, IndexedOperation, IndexedService } from '@/routes/api-index-json/format-types';
import { listPages } from '@/routes/pages';
import { listApiDocuments } from '@/routes/files-for-programs/api-markdown-documents';
import { toModel } from '../../openapi/to-model';

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

async function load(specs: Spec[], limit?: number): Promise<Map<string, ApiIndex>> {
  const files = toIndexFiles(specs, limit);
  return new Map(
    await Promise.all(files.map(async ({ path, load: read }) => [path, JSON.parse(await read()) as ApiIndex] as const)),
  );
}

async function loadService(yaml: string): Promise<IndexedService> {
  const index = (await load([toModel(yaml)])).get('api-index.json');
  expect(validate(index), JSON.stringify(validate.errors)).toBe(true);
  return index?.services[0] as IndexedService;
}

const real = (await load(await Promise.all(getServices().map(loadSpec)))).get('api-index.json');
const services = (real?.services ?? []) as IndexedService[];

describe('the index of the services of this site', () => {
  it('complies with the published schema, which names every service', async () => {
    const files = await listApiIndexFiles();
    expect(files.map(({ path }) => path)).toEqual(['api-index.json', 'api-index.schema.json']);
    expect(validate(real), JSON.stringify(validate.errors)).toBe(true);
    expect(real?.services.map(({ id }) => id)).toEqual(getServices());
    const published = JSON.parse((await files[1]?.load()) ?? '') as { $id: string };
    expect(published.$id).toBe(real?.$schema);
  });

  it('links to anchors that are on the pages, and to Markdown files that exist', async () => {
    const pages = new Map((await listPages()).map(({ path, anchors }) => [toAbsoluteUrl(path), anchors]));
    const documents = new Set((await listApiDocuments()).map(({ file }) => toAbsoluteUrl(`/${file}`)));
    const links = services.flatMap((service) => [
      ...service.operations,
      ...service.schemas.flatMap(({ url, markdownUrl }) => (url && markdownUrl ? [{ url, markdownUrl }] : [])),
    ]);
    const broken = links.filter(({ url, markdownUrl }) => {
      const { path, hash } = toUrlParts(url);
      const anchors = pages.get(path);
      return !anchors?.has(decodeURIComponent(hash.slice(1))) || !documents.has(markdownUrl);
    });
    expect(links.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });

  it('lists every schema that it refers to, and only operations of the service as uses', () => {
    for (const service of services) {
      const ids = new Set(service.schemas.map(({ id }) => id));
      const toAll = (all: IndexedOperation[]): IndexedOperation[] =>
        all.flatMap((one) => [one, ...toAll(one.callbacks ?? [])]);
      const operations = new Set(toAll(service.operations).map(({ id }) => id));
      expect(findReferences(service).filter((id) => !ids.has(id))).toEqual([]);
      expect(
        service.schemas.flatMap(({ usedBy = [] }) => usedBy).filter((use) => !operations.has(use.operation)),
      ).toEqual([]);
    }
  });
});

/** Finds the ids of schemas that values refer to. */
function findReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'schema' in value && typeof value.schema === 'string' ? [value.schema] : [];
  return [...own, ...Object.values(value).flatMap(findReferences)];
}

const pets = `
paths:
  /pets/{id}:
    put:
      operationId: replacePet
      deprecated: true
      tags: [Pets]
      description: "Takes a *pet* & <script>alert(1)</script>."
      parameters: [{ name: id, in: path, required: true, schema: { type: string, maxLength: 9 } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: Done, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components:
  schemas:
    Pet:
      type: object
      required: [size]
      properties:
        size: { type: string, enum: [Small, Large], description: The **size**. }
        children: { type: array, items: { $ref: '#/components/schemas/Pet' } }
`;

describe('the index of a spec', () => {
  it('describes an operation with its parameters, bodies, and marks', async () => {
    const { operations } = await loadService(pets);
    expect(operations).toMatchObject([
      {
        id: 'replacePet',
        method: 'put',
        path: '/pets/{id}',
        deprecated: true,
        tags: ['Pets'],
        parameters: [{ in: 'path', name: 'id', required: true, constraints: ['<= 9 characters'] }],
        requestBody: { required: true, content: [{ mediaType: 'application/json', type: 'Pet' }] },
        responses: [{ status: '200', content: [{ schema: '#/components/schemas/Pet' }] }],
        markdownUrl: toAbsoluteUrl('/api/test/operations/replacePet.md'),
      },
    ]);
    expect(operations[0]?.summary).toMatch(/^Takes a pet & /);
    expect(operations[0]?.summary).not.toContain('<script>');
  });

  it('describes a recursive schema by ids, with its properties, values, and uses', async () => {
    const { schemas } = await loadService(pets);
    const pet = schemas.find(({ name }) => name === 'Pet');
    expect(pet).toMatchObject({
      properties: [
        { name: 'size', required: true, description: 'The size.', enum: [{ value: '"Small"' }, { value: '"Large"' }] },
        { name: 'children', required: false },
      ],
      usedBy: [
        { operation: 'replacePet', direction: 'request', kind: 'body', path: [] },
        { operation: 'replacePet', direction: 'response', kind: 'response', status: '200', path: [] },
      ],
      usedByCount: 2,
    });
    const children = pet?.properties?.[1]?.schema;
    expect(schemas.find(({ id }) => id === children)?.items).toEqual({ type: 'Pet', schema: pet?.id });
  });

  it('describes callbacks, maps, alternatives, and patterns', async () => {
    const { operations, schemas } = await loadService(`
paths:
  /jobs:
    post:
      operationId: addJob
      responses: { '202': { description: Accepted } }
      callbacks:
        done: { '{$request.query.url}': { post: { operationId: jobDone, responses: { '200': { description: OK } } } } }
components:
  schemas:
    Labels: { type: object, additionalProperties: { type: string }, patternProperties: { ^x-: { type: integer } } }
    Cat: { type: object, properties: { name: { type: string } } }
    Dog: { type: object, properties: { age: { type: [integer, 'null'], readOnly: true } } }
    Animal: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
`);
    expect(operations[0]?.callbacks).toMatchObject([{ kind: 'callback', markdownUrl: operations[0]?.markdownUrl }]);
    const find = (name: string) => schemas.find((one) => one.name === name);
    expect(find('Labels')).toMatchObject({
      additionalProperties: { type: 'string' },
      patternProperties: [{ pattern: '^x-' }],
    });
    expect(find('Dog')?.properties).toMatchObject([{ name: 'age', nullable: true, access: 'read' }]);
    expect(find('Animal')?.alternatives).toMatchObject([
      { kind: 'oneOf', variants: [{ title: 'Cat' }, { title: 'Dog' }] },
    ]);
    expect(find('Animal')?.usedByCount).toBe(0);
  });

  it('is divided by service if it would be too large', async () => {
    const large = [toModel(pets), toModel(pets.replaceAll('Pet', 'Dog'))].map((spec, at) => ({
      ...spec,
      service: `s${at}`,
    }));
    const files = await load(large, 2000);
    expect([...files.keys()]).toEqual(['api-index.json', 'api/s0/api-index.json', 'api/s1/api-index.json']);
    for (const index of files.values()) expect(validate(index), JSON.stringify(validate.errors)).toBe(true);
    expect(files.get('api-index.json')?.services).toMatchObject([
      { indexUrl: toAbsoluteUrl('/api/s0/api-index.json'), operationCount: 1, schemaCount: 2 },
      { indexUrl: toAbsoluteUrl('/api/s1/api-index.json') },
    ]);
    expect(files.get('api/s0/api-index.json')?.services).toMatchObject([{ operations: [{ id: 'replacePet' }] }]);
  });
});

describe('the index of a large service', () => {
  const toOperation = (id: string, tag: string) => `
  /${id}:
    get:
      operationId: ${id}
      tags: [${tag}]
      responses: { '200': { description: OK, content: { application/json: { schema: { type: object, properties: { pets: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } } } } }`;
  const operations = ['a1', 'a2', 'b1'].map((id) => toOperation(id, id.charAt(0))).join('');
  const spec = toModel(`paths:${operations}
components:
  schemas:
    Pet: { type: object, properties: { best: { readOnly: true, allOf: [{ $ref: '#/components/schemas/Pet' }] }, owner: { type: object, deprecated: true, properties: { name: { type: string } } } } }
    Old: { type: object, deprecated: true }`);
  const loadWhole = async () => (await load([spec])).get('api-index.json')?.services[0] as IndexedService;
  const loadParts = async (limit: number) => {
    const files = await load([spec], limit);
    for (const index of files.values()) expect(validate(index), JSON.stringify(validate.errors)).toBe(true);
    const [divided] = files.get('api/test/api-index.json')?.services ?? [];
    const parts = divided && 'parts' in divided ? divided.parts : [];
    const contents = parts.map(({ indexUrl }) => files.get(indexUrl.replace(toAbsoluteUrl('/'), ''))?.services[0]);
    return { files: [...files.keys()], divided, parts, contents: contents as IndexedService[] };
  };

  it('lists operations and component schemas with their links, and one file for each tag', async () => {
    const { files, divided, parts } = await loadParts(0);
    expect(files).toEqual([
      'api-index.json',
      'api/test/api-index.json',
      ...['a', 'a-2', 'b', 'Schemas', 'Schemas-2', 'Schemas-3'].map((name) => `api/test/api-index/${name}.json`),
    ]);
    expect(divided).toMatchObject({ id: 'test', openApiUrl: toAbsoluteUrl('/api/test/openapi.json') });
    expect(parts.map(({ title }) => title)).toEqual(['a', 'a 2', 'b', 'Schemas', 'Schemas 2', 'Schemas 3']);
    expect(parts[0]?.operations).toEqual([
      {
        id: 'a1',
        kind: 'operation',
        method: 'get',
        path: '/a1',
        title: expect.any(String) as string,
        tags: ['a'],
        url: toAbsoluteUrl('/api/test/#a1'),
        markdownUrl: toAbsoluteUrl('/api/test/operations/a1.md'),
      },
    ]);
    expect(parts.flatMap(({ schemas }) => schemas)).toMatchObject([
      { id: '#/components/schemas/Pet', name: 'Pet', markdownUrl: toAbsoluteUrl('/api/test/schemas/Pet.md') },
      { name: 'Old', deprecated: true },
    ]);
  });

  it.each([4000, 0])('has every operation and every schema in files of up to %d characters', async (limit) => {
    const { contents } = await loadParts(limit);
    const whole = await loadWhole();
    expect(contents.flatMap((one) => one.operations)).toEqual(whole.operations);
    const toId = ({ id }: { id: string }) => id;
    const schemas = new Map(contents.flatMap((one) => one.schemas).map((schema) => [schema.id, schema]));
    expect([...schemas.keys()].sort()).toEqual(whole.schemas.map(toId).sort());
    for (const schema of whole.schemas) expect(schemas.get(schema.id)).toEqual(schema);
  });

  it('has each schema without a name in the files that refer to it', async () => {
    const { contents } = await loadParts(0);
    const nameless = new Set((await loadWhole()).schemas.flatMap(({ id, name }) => (name === undefined ? [id] : [])));
    expect(contents).toHaveLength(6);
    for (const service of contents) {
      const ids = new Set(service.schemas.map(({ id }) => id));
      expect(findReferences(service).filter((id) => nameless.has(id) && !ids.has(id))).toEqual([]);
    }
  });
});
