import { describe, expect, it } from 'vitest';
import { makeProject } from '../project';

const head = "openapi: 3.0.3\ninfo: { title: Pets, version: '1' }\n";
const ok = "responses: { '200': { description: x } }";
const names = ['größe', 'ids[]', 'user:id', '+path', '日本', 'a b'];
const toParameters = (all: string[]) =>
  all.map((name) => `{ name: '${name}', in: path, required: true, schema: { type: string } }`).join(', ');

async function getProblems(document: string): Promise<string[]> {
  const project = await makeProject({ 'openapi/pets/openapi.yaml': document });
  return project.getProblems().catch((error: unknown) => [(error as Error).message]);
}

describe('a spec of the project', () => {
  it.each([
    [
      'path parameters with any letters and signs',
      `paths: { '/a/${names.map((name) => `{${name}}`).join('/')}': { parameters: [${toParameters(names.slice(1))}], get: { parameters: [${toParameters(names.slice(0, 1))}], ${ok} } } }\n`,
    ],
    [
      'a callback in a callback',
      `paths: { /a: { post: { ${ok}, callbacks: { one: { '{$request.body#/a}/{id}': { post: { parameters: [${toParameters(['id'])}], ${ok}, callbacks: { two: { '{$request.body#/b}': { post: { ${ok}, callbacks: { three: { '{$request.body#/c}': { post: { ${ok} } } } } } } } } } } } } } } }\n`,
    ],
  ])('may have %s', async (_, rest) => {
    expect(await getProblems(head + rest)).toEqual([]);
  });

  it.each([
    [
      'a path parameter of another name than in the template',
      `paths: { '/a/{größe}': { get: { parameters: [${toParameters(['grosse'])}], ${ok} } } }\n`,
      [
        '3:54: error path-parameters-defined Path parameter `grosse` is not used in the path `/a/{größe}`. Correct its name, or remove it.',
      ],
    ],
    [
      'the same in a callback in a callback',
      `paths: { /a: { post: { ${ok}, callbacks: { one: { '{$url}': { post: { ${ok}, callbacks: { two: { '{$url}/{id}': { post: { ${ok} } } } } } } } } } }\n`.replace(
        /\}\n$/,
        '} }\n',
      ),
      [
        '3:185: error path-parameters-defined The operation does not define the path parameter `{id}` expected by path `{$url}/{id}`. Add the parameter, or correct its name.',
      ],
    ],
    [
      'a step of 0',
      'paths: {}\ncomponents: { schemas: { A: { type: number, multipleOf: 0 } } }\n',
      ['4:57: error schema-keywords `multipleOf` must be greater than 0. Use a positive number.'],
    ],
    [
      'a security scheme or a media type of another form whose name begins with x-',
      `paths: { /a: { post: { requestBody: { content: { x-pets/json: { wrong: 1 } } }, ${ok} } } }
components: { securitySchemes: { x-key: { type: other } } }
`,
      [
        '3:65: error struct Property `wrong` is not expected here. Remove it, or begin its name with "x-".',
        '4:49: error struct `type` has another value than OpenAPI allows. Use one of: "apiKey", "http", "oauth2", "openIdConnect".',
      ],
    ],
    [
      'a tag of another type',
      `paths: { /a: { get: { description: !!binary SGVsbG8=, ${ok} } } }\n`,
      [
        '3:36: error yaml-tag The tag `!!binary` gives this value a type that JSON does not have. Remove the tag.\n  Write the value as text, or as a map or list of texts.',
      ],
    ],
    [
      'a closing bracket at the column of its key',
      `paths:\n  /a: {\n    get: { ${ok} }\n  }\n`,
      ['6:3: error yaml-syntax deficient indentation\n  Correct the file, then run the command again.'],
    ],
  ])('must not have %s', async (_, rest, expected) => {
    expect(await getProblems(head + rest)).toEqual(expected.map((text) => `openapi/pets/openapi.yaml:${text}`));
  });
});
