import { describe, expect, it } from 'vitest';
import { makeProject, toDocument } from './project';

/** Builds a project of one service whose document is as given. */
async function build(document: string | Uint8Array) {
  const project = await makeProject();
  await project.write('openapi/pets/openapi.yaml', document);
  return project.build();
}

describe('a document that cannot be used', () => {
  it.each([
    ['empty', '', 'openapi/pets/openapi.yaml: the file is empty'],
    ['a list', '- a\n', 'openapi/pets/openapi.yaml: not an OpenAPI document'],
    ['no OpenAPI', 'asyncapi: 3.0.0\n', 'openapi/pets/openapi.yaml: the key `openapi` is missing'],
    ['Swagger 2.0', "swagger: '2.0'\n", 'openapi/pets/openapi.yaml: Swagger 2.0 is not supported'],
    ['of a coming version', 'openapi: 4.0.0\n', 'OpenAPI "4.0.0" is not supported'],
    ['not YAML', 'openapi: 3.1.0\npaths: [\n', 'openapi/pets/openapi.yaml:3:1: '],
    ['not UTF-8', new Uint8Array([0x6f, 0x3a, 0x20, 0xff, 0xfe]), 'openapi.yaml is not UTF-8'],
    [
      'a bomb of aliases',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'.replace(/./g, (name, index: number) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join()}]\n`)}`,
      'Excessive alias count',
    ],
    ['inside its own anchor', 'openapi: 3.1.0\na: &a\n  b: *a\n', 'an anchor holds its own alias'],
    ['a reference to itself', '$ref: "#"\n', 'openapi/pets/openapi.yaml'],
  ])('is told with file and cure when it is %s', async (_, document, message) => {
    await expect(build(document)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining(message) as string,
    });
    await expect(build(document)).rejects.toThrow(/\n {2}\S/);
  });

  it('needs an openapi.yaml and a folder that can be an address', async () => {
    const project = await makeProject({ 'openapi/pets/other.yaml': 'x' });
    await expect(project.build()).rejects.toThrow('openapi/pets: no openapi.yaml');
    await project.write('openapi/My Pets/openapi.yaml', toDocument());
    await expect(project.build()).rejects.toThrow('“My Pets” cannot be a service');
    const taken = await makeProject({ 'openapi/index/openapi.yaml': toDocument() });
    await expect(taken.build()).rejects.toThrow('“index” is the name of a generated file');
  });

  it('has two operations of one id', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        `paths:\n  /a:\n    get: { operationId: a, responses: { '200': { description: x } } }\n    put: { operationId: a, responses: { '200': { description: x } } }\n`,
      ),
    });
    expect(await project.getProblems()).toEqual([
      'openapi/pets/openapi.yaml:8:10 error operation-operationId-unique Every operation must have a unique `operationId`.',
    ]);
  });

  it('of thousands of levels ends with a message, or is built', async () => {
    const nested = `${'{ items: '.repeat(3000)}{}${' }'.repeat(3000)}`;
    const outcome = await build(toDocument(`components:\n  schemas:\n    A: ${nested}\n`)).catch(
      (error: unknown) => error,
    );
    if (outcome instanceof Error) expect(outcome.name).toBe('UserError');
  });
});

describe('a reference out of the service’s folder', () => {
  const secret = { 'secret.yaml': 'type: string\n', 'openapi/other/openapi.yaml': toDocument() };

  it.each([
    ['a file above', '../../secret.yaml', 'is outside the service’s folder'.replace('’', "'")],
    ['another service', '../other/openapi.yaml', "is outside the service's folder"],
    ['an absolute path', '/etc/hostname', "is outside the service's folder"],
    ['a URL', 'http://127.0.0.1:9/x.yaml', 'is a URL'],
    ['a link', './link.yaml', "is outside the service's folder"],
    ['a folder', './folder', 'is a folder'],
  ])('is refused: %s', async (_, reference, message) => {
    const project = await makeProject({
      ...secret,
      'openapi/pets/openapi.yaml': toDocument(`components:\n  schemas:\n    A: { $ref: ${reference} }\n`),
      'openapi/pets/folder/a.yaml': '',
    });
    await project.link('openapi/pets/link.yaml', `${project.root}/secret.yaml`);
    const problems = await project.getProblems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^openapi\/pets\/openapi\.yaml:7:8 error no-unresolved-refs/);
    expect(problems[0]).toContain(message);
  });

  it('only warns in an extension, and for an example on the web', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        `x-other: { $ref: ./gone.yaml }\ncomponents:\n  examples:\n    A: { externalValue: 'https://example.com/a.json' }\n`,
      ),
    });
    const { problems, written } = await project.build();
    expect(problems.map(({ severity }) => severity)).toEqual(problems.map(() => 'warning'));
    expect(written).toBe(true);
  });

  it('is not needed for a boolean schema, which is no problem', async () => {
    const project = await makeProject({
      'openapi/pets/openapi.yaml': toDocument(
        'components:\n  schemas:\n    A: true\n    B: { properties: { c: false } }\n',
      ),
    });
    expect(await project.getProblems()).toEqual([]);
  });
});
