import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseModel } from '@/openapi/serialize-model';
import { toReport } from '@/openapi/source/problem-report';
import { buildSpecs } from '@/openapi/source/build-or-lint-specs';
import { correctText } from '@/openapi/source/correct-yaml-mistakes';
import { findForeignSpecs, findOtherFiles } from '@/openapi/source/find-specs-outside-project';
import { makeProject, toDocument, type Project } from './project';
import { renderSpec } from '../components/reference/render';

/** Builds the specs of the project together with the foreign ones in its folder `theirs/`. */
async function build(project: Project) {
  const { sources, refused } = await findForeignSpecs(join(project.root, 'theirs'));
  const result = await buildSpecs({ root: project.root, out: join(project.root, 'aside'), foreign: sources });
  return { ...result, refused: [...refused, ...result.refused] };
}

async function buildOne(document: string) {
  const project = await makeProject({ 'theirs/pets.yaml': document });
  const result = await build(project);
  const read = (file: string) => project.read(`aside/${file}`).catch(() => '');
  const spec = result.written ? parseModel(await read('pets.model.json')).spec : undefined;
  return { result, types: await read('pets.ts'), page: spec && renderSpec(spec).getText('main') };
}

const old = "openapi: 3.0.3\ninfo: { title: Pets, version: '1' }\n";
const ok = "responses: { '200': { description: x } }";
const toSchema = (schema: string) =>
  `${old}paths: {}\ncomponents:\n  schemas:\n    A: { type: object, properties: { a: ${schema} } }\n`;
const toOperation = (keys: string) => `${old}paths: { '/a/{id}': { get: { operationId: a, ${keys} } } }\n`;
const id = '{ name: id, in: path, required: true, schema: { type: string } }';

describe('foreign specs', () => {
  it('are found as .json and .yml files and as folders, and are built with the specs of the project', async () => {
    const project = await makeProject({
      'openapi/own/openapi.yaml': toDocument(),
      'theirs/api.pets.com.json': JSON.stringify({ openapi: '3.0.0', info: { title: 'x', version: '1' }, paths: {} }),
      'theirs/Cats.yml': toDocument(),
      'theirs/dogs/openapi.yaml': toDocument('paths:\n  /a: { $ref: paths/a.yaml }\n'),
      'theirs/dogs/paths/a.yaml': "get: { responses: { '200': { description: x } } }\n",
      'theirs/README.md': 'Ours.',
      'theirs/fragments/a.yaml': 'type: string\n',
    });
    const { services, problems } = await build(project);
    expect(services).toEqual(['Cats', 'api.pets.com', 'dogs', 'own']);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.parse(await project.read('aside/services.json'))).toEqual({
      services,
      foreign: ['Cats', 'api.pets.com', 'dogs'],
    });
  });

  it('are found whatever their names, and not in files that are no documents', async () => {
    const project = await makeProject({
      'theirs/spec3.yaml': `# Comment\n---\n${toDocument()}`,
      'theirs/spaced.yml': toDocument().replace(/^/gm, '  '),
      'theirs/braces.yaml': '{openapi: 3.1.0, info: {title: x, version: "1"}, paths: {}}',
      'theirs/package.json': '{ "name": "x", "scripts": { "openapi": "build" } }',
      'theirs/state.yaml': 'seen:\n  openapi: 3.1.0\n',
      'theirs/list.yaml': '- openapi: 3.1.0\n',
      'theirs/misspelled.yaml': toDocument().replace('openapi', 'opnapi'),
      'theirs/swagger.json': '{ "swagger": "2.0" }',
      'theirs/broken.yaml': `${toDocument()}  x: [\n`,
      'theirs/stripe/spec3.yaml': toDocument(),
      'theirs/stripe/parameters.yaml': 'limit: { name: limit, in: query }\n',
      'theirs/many/dogs.yaml': toDocument(),
      'theirs/many/cats.json': JSON.stringify({ openapi: '3.1.0' }),
      'theirs/fragments/a.yaml': 'type: string\n',
      'theirs/.github/openapi.yaml': toDocument(),
    });
    const folder = join(project.root, 'theirs');
    const found = (await findForeignSpecs(folder)).sources.map(
      ({ service, file }) => `${service} ${file.slice(folder.length + 1)}`,
    );
    expect(found).toEqual([
      'braces braces.yaml',
      'broken broken.yaml',
      'many-cats many/cats.json',
      'many-dogs many/dogs.yaml',
      'misspelled misspelled.yaml',
      'spaced spaced.yml',
      'spec3 spec3.yaml',
      'stripe stripe/spec3.yaml',
      'swagger swagger.json',
    ]);
    expect(await findOtherFiles(folder)).toEqual(['list.yaml', 'package.json', 'state.yaml']);
  });

  it('replace a spec of the project with the same name, unless they are refused, and leave the normal output unchanged', async () => {
    const project = await makeProject({
      'openapi/cats/openapi.yaml': toDocument('', 'Our cats'),
      'openapi/pets/openapi.yaml': toDocument('', 'Ours'),
      'theirs/pets.yaml': toDocument('', 'Theirs'),
      'theirs/cats.yaml': 'openapi: 4.0.0\n',
    });
    await project.build();
    await build(project);
    expect(await project.read('src/generated/pets.json')).toContain('"Ours"');
    expect(await project.read('aside/pets.json')).toContain('"Theirs"');
    expect(await project.read('aside/cats.json')).toContain('"Our cats"');
  });

  // [what is wrong, the document, the rule of the warning, what the page shows, what the types contain]
  it.each([
    [
      'a bound of OpenAPI 3.1',
      toSchema('{ type: integer, exclusiveMinimum: 0 }'),
      'struct',
      'ainteger> 0',
      'a?: number',
    ],
    [
      'scopes of a bearer token',
      `${toOperation(`parameters: [${id}], security: [{ t: [read] }], ${ok}`)}components: { securitySchemes: { t: { type: http, scheme: bearer } } }\n`,
      'security-scopes',
      'HTTP bearer read',
      'operations["a"]',
    ],
    [
      'the name and location of a header',
      toOperation(
        `parameters: [${id}], responses: { '200': { description: x, headers: { X-Next: { name: X-Next, in: header, schema: { type: string } } } } }`,
      ),
      'parameter-keys',
      'X-Nextstring',
      '"X-Next"?: string',
    ],
    ['an array without items', toSchema('{ type: array }'), 'schema-keywords', 'aarray', 'a?: unknown[]'],
    ['a type of another language', toSchema('{ type: int }'), 'struct', 'aintExample{ "a": 0 }', 'a?: number'],
    [
      'a parameter that the path lacks',
      toOperation(`parameters: [${id}, ${id.replace('id', 'more')}], ${ok}`),
      'path-parameters-defined',
      'morestringrequired',
      'more: string',
    ],
    ['a parameter that is not defined', toOperation(ok), 'path-parameters-defined', '/a/{id}', 'operations["a"]'],
    [
      'one operationId twice',
      `${old}paths: { /a: { get: { operationId: a, ${ok} } }, /b: { get: { operationId: a, ${ok} } } }\n`,
      'operation-operationId-unique',
      'aGET/bOperation IDa',
      'operations["a-2"]',
    ],
    [
      'a reference to nothing',
      toSchema("{ $ref: '#/components/schemas/Gone' }"),
      'no-unresolved-refs',
      'The reference #/components/schemas/Gone cannot be resolved.',
      'a?: unknown',
    ],
    [
      'a response that is a reference to nothing',
      toOperation(`parameters: [${id}], responses: { '404': { $ref: '#/components/responses/Gone' } }`),
      'no-unresolved-refs',
      '404The reference #/components/responses/Gone cannot be resolved.',
      '404: {',
    ],
    [
      'a step of 0',
      toSchema('{ type: number, minimum: 3, multipleOf: 0 }'),
      'schema-keywords',
      'multiple of 0Example{ "a": 3 }',
      'a?: number',
    ],
    [
      'values of another type',
      toSchema('{ type: integer, enum: [b] }'),
      'no-enum-type-mismatch',
      'Allowed valuesb',
      'a?: "b"',
    ],
    [
      'a status that is none',
      toOperation(`parameters: [${id}], responses: { success: { description: Done } }`),
      'response-status',
      'successDone',
      'success: {',
    ],
    [
      'a schema that refers only to itself',
      `${old}paths: {}\ncomponents: { schemas: { A: { $ref: '#/components/schemas/A' } } }\n`,
      'circular-reference',
      'Aany',
      'A: unknown',
    ],
    [
      'schemas that refer only to each other',
      toSchema(
        "{ $ref: '#/components/schemas/B' }, b: { type: string } } }\n    B: { $ref: '#/components/schemas/C' }\n    C: { $ref: '#/components/schemas/B', x-a: {",
      ),
      'circular-reference',
      'aB',
      'a?: components["schemas"]["B"]',
    ],
    ['no info', 'openapi: 3.0.3\npaths: {}\n', 'struct', 'pets', 'components'],
    ['no paths', old, 'struct', 'Pets', 'components'],
    ['a text for a list', `${old}tags: x\nservers: x\npaths: {}\n`, 'struct', 'Pets', 'components'],
    ['a key that OpenAPI does not define', `${old}wrong: 1\npaths: {}\n`, 'struct', 'Pets', 'components'],
    [
      'paths that differ only in the names of parameters',
      `${old}paths: { "/a/{x}": {}, "/a/{y}": {} }\n`,
      'no-identical-paths',
      'Pets',
      'components',
    ],
    [
      'a mapping to a schema that does not exist',
      toSchema('{ type: object, discriminator: { propertyName: k, mapping: { v: Gone } } }'),
      'discriminator-mapping',
      'aobject',
      'components',
    ],
    [
      'a version without its last number',
      "openapi: 3.1\ninfo: { title: Pets, version: '1' }\npaths: {}\n",
      'openapi-version',
      'Pets',
      'components',
    ],
    [
      'a binary text',
      toOperation(`parameters: [${id}], description: !!binary "SGVsbG8=", ${ok}`),
      'yaml-tag',
      'SGVsbG8=',
      'SGVsbG8=',
    ],
    [
      'closing brackets at the column of their keys',
      `${old}paths:\n  /a: {\n    get: {\n      ${ok}\n    }\n  }\ncomponents:\n  schemas:\n    A: {\n      type: string,\n      enum: [\n        b\n      ]\n    }\n`,
      'yaml-syntax',
      'Allowed valuesb',
      'A: "b"',
    ],
    [
      'a key twice',
      `${old}paths:\n  /a:\n    get: { summary: One, ${ok} }\n    get: { summary: Two, ${ok} }\n`,
      'yaml-syntax',
      'Two',
      '/a',
    ],
    [
      'a control character',
      toOperation(`parameters: [${id}], description: "a\u0007b", ${ok}`),
      'yaml-syntax',
      'a\ufffdb',
      'a\ufffdb',
    ],
  ])('are shown with a warning for %s', async (_, document, rule, text, type) => {
    const { result, page, types } = await buildOne(document);
    expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const found = result.problems.find((problem) => problem.rule === rule);
    expect(found).toMatchObject({ severity: 'warning', file: 'theirs/pets.yaml' });
    expect(page).toContain(text);
    expect(types).toContain(type);
    expect(types).not.toContain('cannot be generated');
  });

  it.each([
    ['openapi: 3.0.3\nx-old:\n  openapi: 3.1\n', undefined],
    ['x-old: |\n  openapi: 3.0\nopenapi: 3.1\n', 'x-old: |\n  openapi: 3.0\nopenapi: "3.1.0"\n'],
    ['  openapi: 3\n  info: {}\n', '  openapi: "3.0.0"\n  info: {}\n'],
    ['{ "info": { "openapi": "3.0" }, "openapi": "3.1" }', '{ "info": { "openapi": "3.0" }, "openapi": "3.1.0" }'],
  ])('have a completed version at the top level only: %j', (document, completed = document) => {
    expect(correctText(document).text).toBe(completed);
  });

  it('are shown without each reference of a circle that leads back to itself, also through files, and the others are kept', async () => {
    const project = await makeProject({
      'theirs/pets/openapi.json': JSON.stringify({
        openapi: '3.0.3',
        info: { title: 'Pets', version: '1' },
        paths: {
          '/a': { get: { responses: { '200': { $ref: '#/components/responses/R' } } } },
        },
        components: {
          responses: { R: { $ref: '#/components/responses/R' } },
          schemas: {
            A: { $ref: './b.yaml#/B' },
            Far: { $ref: '#/components/schemas/Own' },
            Own: { $ref: '#/components/schemas/Own' },
            Tree: { type: 'object', properties: { children: { $ref: '#/components/schemas/Tree' } } },
            Large: { type: 'integer', maximum: 1, default: 'LARGE' },
          },
        },
      }).replace('"LARGE"', '12345678901234567890'),
      'theirs/pets/b.yaml': "B: { $ref: 'openapi.json#/components/schemas/A' }\n",
    });
    const result = await build(project);
    expect(result).toMatchObject({ written: true, refused: [] });
    const circles = result.problems.filter(({ rule }) => rule === 'circular-reference');
    expect(circles.map(({ file, line, column, count, severity }) => [file, line, column, count, severity])).toEqual([
      ['theirs/pets/openapi.json', 1, 178, 2, 'warning'],
      ['theirs/pets/b.yaml', 1, 12, undefined, 'warning'],
    ]);
    expect(circles[1]?.message).toBe(
      'The $ref "openapi.json#/components/schemas/A" leads back to itself, directly or through others, or through more than 200 references. The page allows any value here. Refer to an object that is not a reference.',
    );
    expect(JSON.parse(await project.read('aside/pets.json'))).toMatchObject({
      components: {
        responses: { R: {} },
        schemas: {
          A: {},
          Far: { $ref: '#/components/schemas/Own' },
          Own: {},
          Tree: { properties: { children: { $ref: '#/components/schemas/Tree' } } },
        },
      },
    });
    expect(await project.read('aside/pets.json')).toContain('12345678901234567890');
  });

  it('say how many problems of a kind there are, and where the first one is', async () => {
    const operations = Array.from({ length: 300 }, (_, index) => `  /${index}: { wrong: 1 }\n`).join('');
    const { result } = await buildOne(toDocument(`paths:\n${operations}`));
    expect(toReport(result)).toBe(
      'theirs/pets.yaml:6:9: warning struct Property `wrong` is not expected here. Remove it, or begin its name with "x-". (300 problems of this kind, the first one here)\n1 service: 0 errors, 300 warnings, 0 known; written',
    );
  });

  it.each([
    [
      'Swagger 2.0',
      "swagger: '2.0'\ninfo: { title: x, version: '1' }\npaths: {}\n",
      '1:10: error openapi-version Swagger "2.0" is not supported\n  Convert',
    ],
    ['an unknown version', 'openapi: 4.0.0\n', '1:10: error openapi-version'],
    ['YAML that has no clear meaning', `${old}paths:\n  a: b: c\n`, '4:7: error yaml-syntax'],
    ['bytes that are not UTF-8', '\u0000', '1:1: error encoding'],
    ['a reference to a URL', toSchema("{ $ref: 'https://example.com/a.yaml' }"), '6:41: error no-unresolved-refs'],
  ])('are refused with the reason for %s, and the others are built', async (_, document, reason) => {
    const project = await makeProject({
      'theirs/cats.yaml': toDocument('wrong: 1\n', 'Cats'),
      'theirs/pets.yaml': document,
    });
    const result = await build(project);
    expect(result).toMatchObject({ written: true, services: ['cats'], refused: [{ service: 'pets' }] });
    expect(result.refused[0]?.reason).toContain(`theirs/pets.yaml:${reason}`);
    expect(toReport(result)).toContain('theirs/cats.yaml:5:1: warning struct');
    expect(JSON.parse(await project.read('aside/services.json'))).toEqual({ services: ['cats'], foreign: ['cats'] });
  });

  it('leave the output unchanged if none can be read', async () => {
    const { result } = await buildOne('openapi: 4.0.0\n');
    expect(result).toMatchObject({ written: false, refused: [{ service: 'pets' }] });
  });

  it('are refused if the file is a symbolic link to a file outside their folder', async () => {
    const project = await makeProject({ 'secret.yaml': toDocument('', 'Secret') });
    await project.link('theirs/pets.yaml', join(project.root, 'secret.yaml'));
    expect((await build(project)).refused[0]?.reason).toContain('is outside of the folder of specs');
  });

  it.each([
    ['a name that cannot be in a URL', { 'theirs/my pets.yaml': toDocument() }, '"my pets" cannot be a service'],
    ['a name that is taken', { 'theirs/index.yaml': toDocument() }, '"index" cannot be a service'],
    [
      'a name twice',
      { 'theirs/Pets/openapi.yaml': toDocument(), 'theirs/pets.yaml': toDocument() },
      'has the same name',
    ],
    [
      'a folder with two root documents',
      { 'theirs/pets/openapi.yaml': toDocument(), 'theirs/pets/openapi.yml': toDocument() },
      'there are several specs: openapi.yaml, openapi.yml',
    ],
  ])('are refused with the reason for %s, and the others are found', async (_, files, message) => {
    const project = await makeProject({ ...(files as Record<string, string>), 'theirs/cats.yaml': toDocument() });
    const { sources, refused } = await findForeignSpecs(join(project.root, 'theirs'));
    expect(sources.map(({ service }) => service)).toContain('cats');
    expect(refused.map(({ reason }) => reason)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['no folder', {}, 'there is no such folder'],
    ['an empty folder', { 'theirs/README.md': 'x' }, 'there is no spec'],
  ])('cannot be found in %s', async (_, files, message) => {
    const project = await makeProject(files as Record<string, string>);
    await expect(build(project)).rejects.toThrow(message);
  });
});
