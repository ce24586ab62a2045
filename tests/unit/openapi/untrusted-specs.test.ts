import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failUnreadable } from '@/openapi/source/explain-unreadable-document';
import { makeProject, toDocument } from './project';

/** Builds a project that has one service with the given document. */
async function build(document: string | Uint8Array) {
  const project = await makeProject();
  await project.write('openapi/pets/openapi.yaml', document);
  return project.build();
}

describe('the build of an untrusted document', () => {
  it.each([
    ['empty', '', ':1:1: error empty-file the file is empty'],
    ['only a comment', '# later\n', ':1:1: error empty-file the file is empty'],
    ['a list', '- a\n', ':1:1: error not-openapi not an OpenAPI document but a list'],
    ['a single value', 'hello\n', ':1:1: error not-openapi not an OpenAPI document but a single value'],
    ['no OpenAPI', 'asyncapi: 3.0.0\n', ':1:1: error not-openapi the key `openapi` is missing'],
    ['Swagger 2.0', "info: {}\nswagger: '2.0'\n", ':2:10: error openapi-version Swagger "2.0" is not supported'],
    ['of a future version', 'openapi: 4.0.0\n', ':1:10: error openapi-version OpenAPI "4.0.0" is not supported'],
    ['of a version that is a number', '\nopenapi: 3.1\n', ':2:10: error openapi-version OpenAPI 3.1 is not supported'],
    ['not YAML', 'openapi: 3.1.0\npaths: [\n', ':3:1: error yaml-syntax '],
    ['not JSON', '{ "openapi": "3.1.0",\n  "info": { "title" "x" } }\n', ':2:'],
    ['indented with tabs', 'openapi: 3.1.0\ninfo:\n\ttitle: x\n', ':3:1: error yaml-syntax '],
    [
      'a map with a duplicate key',
      'openapi: 3.1.0\ninfo: {}\ninfo: {}\n',
      ':3:1: error yaml-syntax duplicated mapping key',
    ],
    [
      'several documents',
      'openapi: 3.1.0\n---\nopenapi: 3.1.0\n',
      ':2:1: error yaml-syntax expected a single document',
    ],
    [
      'Latin-1',
      Uint8Array.from('openapi: 3.1.0\ninfo:\n  title: Caf\u00e9\n', (letter) => letter.charCodeAt(0)),
      ':3:13: error encoding the file is not UTF-8',
    ],
    ['with a NUL', 'openapi: 3.1.0\ninfo:\n  title: a\0b\n', ':3:11: error encoding the file contains a NUL character'],
    [
      'a YAML alias bomb',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'.replace(/./g, (name, index: number) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join()}]\n`)}`,
      ':6:14: error yaml-alias up to this alias, aliases expand to more than 250,000 values',
    ],
    [
      'an alias inside its own anchor',
      'openapi: 3.1.0\na: &a\n  b: *a\n',
      ':3:6: error yaml-alias the anchor "a" contains an alias to itself',
    ],
    ['a reference to itself', '$ref: "#"\n', 'openapi/pets/openapi.yaml'],
  ])('rejects a document with its file, line, and a fix if it is %s', async (_, document, message) => {
    const error = (await build(document).catch((reason: unknown) => reason)) as Error;
    expect(error.name).toBe('UserError');
    expect(error.message).toMatch(/^openapi\/pets\/openapi\.yaml:\d+:\d+: error [a-z0-9-]+ /);
    expect(error.message).toContain(message);
    expect(error.message).toMatch(/\n {2}\S/);
  });

  it.each([
    ['a byte order mark', Buffer.from(`\ufeff${toDocument()}`)],
    ['Windows line endings', Buffer.from(toDocument().replaceAll('\n', '\r\n'))],
    ['classic Mac OS line endings', Buffer.from(toDocument().replaceAll('\n', '\r'))],
    ['UTF-16', Buffer.from(`\ufeff${toDocument()}`, 'utf16le')],
    ['UTF-16 in big-endian order', Buffer.from(`\ufeff${toDocument()}`, 'utf16le').swap16()],
  ])('reads a document with %s', async (_, document) => {
    expect(await build(document)).toMatchObject({ problems: [], written: true });
  });

  it('names the characters of the document that a terminal would obey or hide', async () => {
    const paths = 'paths:\n  "/a\\e[31m\\u202e{id}": { get: { responses: { default: { description: Good. } } } }\n';
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument(paths) });
    expect(await project.getProblems()).toContainEqual(expect.stringContaining('path `/a\u241b U+001B[31mU+202E{id}`'));
  });

  it('rejects a folder with two root documents', async () => {
    const two = { 'openapi/pets/openapi.yaml': toDocument(), 'openapi/pets/openapi.json': '{}' };
    await expect((await makeProject(two)).build()).rejects.toThrow(
      'openapi/pets: there are several specs: openapi.yaml, openapi.json\n  Keep one of them',
    );
  });

  it('rejects a folder without openapi.yaml, or whose name cannot be in a URL or is reserved', async () => {
    const project = await makeProject({ 'openapi/pets/other.yaml': 'x' });
    await expect(project.build()).rejects.toThrow('openapi/pets: no openapi.yaml');
    await project.write('openapi/My Pets/openapi.yaml', toDocument());
    await expect(project.build()).rejects.toThrow('"My Pets" cannot be a service');
    const taken = await makeProject({ 'openapi/index/openapi.yaml': toDocument() });
    await expect(taken.build()).rejects.toThrow('"index" is the name of a generated file');
  });

  it('reports an operationId that two operations share, with both locations', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        `paths:\n  /a:\n    get: { operationId: a, responses: { '200': { description: x } } }\n    put: { operationId: a, responses: { '200': { description: x } } }\n`,
      ),
    });
    expect(await project.getProblems()).toEqual([
      'openapi/pets/openapi.yaml:8:25: error operation-operationId-unique The operationId "a" is also at openapi/pets/openapi.yaml:7:25. Give each operation its own.',
    ]);
  });

  it('rejects a document with several circular references, even if one is found after the first has failed', async () => {
    const circles =
      "components: { schemas: { A: { $ref: '#/components/schemas/A' }, B: { properties: { c: { $ref: '#/x-b' } } } } }\nx-b: { properties: { d: { $ref: '#/x-b/properties/d' } } }\n";
    await expect(build(toDocument(circles))).rejects.toThrow(
      'openapi/pets/openapi.yaml:5:37: error circular-reference the $ref "#/components/schemas/A" leads back to itself, directly or through others',
    );
  });

  it('rejects a chain of a thousand references at the first one, which would take minutes to follow', async () => {
    const schemas = Array.from(
      { length: 1000 },
      (_, at) => `    S${at}: { $ref: '#/components/schemas/S${at + 1}' }\n`,
    );
    const chain = `components:\n  schemas:\n${schemas.join('')}    S1000: { type: string }\n`;
    await expect(build(toDocument(chain))).rejects.toThrow(
      /^openapi\/pets\/openapi\.yaml:7:17: error circular-reference the \$ref "#\/components\/schemas\/S1" leads .* more than 200 references/,
    );
  });

  it('names the position of a value that is nested too deeply', async () => {
    const nested = `${'{ items: '.repeat(300)}{}${' }'.repeat(300)}`;
    await expect(build(toDocument(`components:\n  schemas:\n    A: ${nested}\n`))).rejects.toThrow(
      /^openapi\/pets\/openapi\.yaml:7:\d+: error yaml-syntax this value is nested more than 100 levels deep/,
    );
  });

  it('says that a chain of schemas is too long if few levels of a document fill the stack', async () => {
    const project = await makeProject({ 'openapi/pets/openapi.yaml': toDocument() });
    const folder = path.join(project.root, 'openapi/pets');
    const source = { service: 'pets', folder, file: path.join(folder, 'openapi.yaml'), isForeign: false };
    const full = new RangeError('Maximum call stack size exceeded');
    expect(() => failUnreadable(full, project.root, source)).toThrow(
      'openapi/pets/openapi.yaml:1:1: error too-deep hundreds of schemas refer to each other in one chain, which is too long to be followed\n  Shorten the chain: end it after 200 schemas.',
    );
    await project.write('openapi/pets/openapi.yaml', `${'['.repeat(200)}${']'.repeat(200)}`);
    expect(() => failUnreadable(full, project.root, source)).toThrow(
      'openapi/pets/openapi.yaml:1:200: error too-deep the document is nested too deeply to be read',
    );
  });

  it('builds a document with thousands of levels, or rejects it with a UserError', async () => {
    const nested = `${'{ items: '.repeat(3000)}{}${' }'.repeat(3000)}`;
    const outcome = await build(toDocument(`components:\n  schemas:\n    A: ${nested}\n`)).catch(
      (error: unknown) => error,
    );
    if (outcome instanceof Error) expect(outcome.name).toBe('UserError');
  });
});

describe('a reference that leaves the folder of the service', () => {
  const secret = { 'secret.yaml': 'type: string\n', 'openapi/other/openapi.yaml': toDocument() };

  it.each([
    ['a file above', '../../secret.yaml', 'is outside of the folder of specs'],
    ['another service', '../other/openapi.yaml', 'is outside of the folder of specs'],
    ['an absolute path', '/etc/hostname', 'is outside of the folder of specs'],
    ['a URL', 'http://127.0.0.1:9/x.yaml', 'is a URL'],
    ['a link', './link.yaml', 'is outside of the folder of specs'],
    ['a folder', './folder', 'is a folder'],
  ])('causes exactly one no-unresolved-refs error: %s', async (_, reference, message) => {
    const project = await makeProject({
      ...secret,
      'openapi/pets/openapi.yaml': toDocument(`components:\n  schemas:\n    A: { $ref: ${reference} }\n`),
      'openapi/pets/folder/a.yaml': '',
    });
    await project.link('openapi/pets/link.yaml', `${project.root}/secret.yaml`);
    const problems = await project.getProblems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^openapi\/pets\/openapi\.yaml:7:8: error no-unresolved-refs/);
    expect(problems[0]).toContain(message);
  });

  it('causes at most warnings in an extension and as the externalValue of an example', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        `x-other: { $ref: ./gone.yaml }\ncomponents:\n  examples:\n    A: { externalValue: 'https://example.com/a.json' }\n`,
      ),
    });
    const { problems, written } = await project.build();
    expect(problems.map(({ severity }) => severity)).toEqual(problems.map(() => 'warning'));
    expect(written).toBe(true);
  });

  it('is not reported for boolean schemas', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        'components:\n  schemas:\n    A: true\n    B: { properties: { c: false } }\n',
      ),
    });
    expect(await project.getProblems()).toEqual([]);
  });
});
