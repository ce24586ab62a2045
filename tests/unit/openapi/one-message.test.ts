import { describe, expect, it } from 'vitest';
import { loadForeignConfig, loadLintConfig } from '@/openapi/source/redocly-config-and-unhandled-rejections';
import { toProblemText } from '@/openapi/source/spec-problem';
import { loadService } from '@/openapi/source/lint-and-bundle-service';
import { makeProject } from './project';

const file = 'openapi/pets/openapi.yaml';
const valid = `openapi: 3.1.0
info: { title: Pets, version: v1 }
servers:
  - url: https://api.test
security:
  - bearerAuth: []
tags:
  - name: Pets
    description: All pets.
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      summary: List pets
      description: Lists all of them.
      responses: { '200': { description: The response body is not documented. } }
    post:
      operationId: addPet
      tags: [Pets]
      summary: Add a pet
      description: Adds one more.
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: The response body is not documented. } }
components:
  schemas:
    Pet:
      description: A pet.
      type: object
      properties:
        size:
          description: The size.
          type: string
          enum: [Small, Large]
  securitySchemes:
    bearerAuth: { type: http, scheme: bearer }
`;

const configs = { own: loadLintConfig(process.cwd()), foreign: loadForeignConfig() };

/** Makes one mistake in the valid document and returns the problems without the name of the file. */
async function lint(text: string, replacement: string, { version = '3.1.0', of = 'own' as 'own' | 'foreign' } = {}) {
  expect(valid).toContain(text);
  const document = valid.replace('3.1.0', version).replace(text, replacement);
  const { root } = await makeProject({ [file]: document });
  const source = {
    service: 'pets',
    folder: `${root}/openapi/pets`,
    file: `${root}/${file}`,
    isForeign: of === 'foreign',
  };
  const { problems } = await loadService(root, source, await configs[of]);
  return problems.map((problem) => toProblemText(problem).replace(`${file}:`, ''));
}

const security = '  - bearerAuth: []\n';
const scheme = '{ type: http, scheme: bearer }';
const server = '  - url: https://api.test';
const list = '      operationId: listPets\n';
const get = '  /pets:\n    get:';
const response = "      responses: { '200': { description: The response body is not documented. } }\n    post";
const type = '          type: string\n';
const values = '          enum: [Small, Large]';
const parameter = (name: string) =>
  `    parameters: [{ name: ${name}, in: path, required: true, description: The id., schema: { type: string } }]\n`;

describe('one mistake gives one message with its fix', () => {
  it.each<[string, string, string, RegExp]>([
    [
      'a name in security',
      security,
      '  - baererAuth: []\n',
      /^6:5: error security-scheme-defined There is no `baererAuth`.*correct the name\.$/,
    ],
    [
      'a name in the security of an operation',
      list,
      `${list}      security: [{ baererAuth: [] }]\n`,
      /^14:20: error security-scheme-defined /,
    ],
    [
      'no security schemes',
      `  securitySchemes:\n    bearerAuth: ${scheme}\n`,
      '',
      /^6:5: error security-scheme-defined .*Add it/,
    ],
    [
      'no security',
      `security:\n${security}`,
      '',
      /^8:1: error house\/bearer-security Require the bearer token for all operations: add/,
    ],
    [
      'another security scheme',
      scheme,
      '{ type: apiKey, in: header, name: X-Key }',
      /^6:3: error house\/bearer-security /,
    ],
    [
      'a misspelled type of a security scheme',
      scheme,
      '{ type: htp, scheme: bearer }',
      /^36:25: error struct .*Did you mean "http"\?$/,
    ],
    ['a security scheme without scheme', scheme, '{ type: http }', /^36:5: error struct The key `scheme` is missing/],
    [
      'a server variable without definition',
      server,
      '  - url: https://{region}.test',
      /^4:10: error server-variable-defined .*Add it to `variables`, or correct the name\.$/,
    ],
    [
      'a misspelled server variable',
      server,
      '  - url: https://{regoin}.test\n    variables: { region: { default: eu } }',
      /^4:10: error server-variable-defined The `regoin`/,
    ],
    [
      'an unused server variable',
      server,
      `${server}\n    variables: { region: { default: eu } }`,
      /^5:18: warning server-variable-used /,
    ],
    [
      'a default of a server variable outside its values',
      server,
      '  - url: https://{region}.test\n    variables: { region: { enum: [eu], default: us } }',
      /^5:49: error server-variable-values .*Did you mean "eu"\?$/,
    ],
    [
      'a default outside of enum',
      values,
      `${values}\n          default: Medium`,
      /^35:20: warning schema-keywords The default "Medium" is not in `enum`\. Add it/,
    ],
    [
      'a default of another type',
      values,
      '          default: 3',
      /^34:20: warning schema-keywords The default 3 is not of the type string\. Correct/,
    ],
    ['a value of another type', values, '          enum: [Small, 3]', /^34:25: error no-enum-type-mismatch /],
    ['a misspelled type', type, '          type: strign\n', /^33:17: error struct .*Did you mean "string"\?$/],
    [
      'a GET with a body',
      list,
      `${list}      requestBody: { content: { a/b: { schema: { type: string } } } }\n`,
      /^14:7: warning operation-method A GET request has no defined body/,
    ],
    [
      'an operation without responses',
      response,
      '    post',
      /^12:5: warning response-status The operation has no `responses`\. Add/,
    ],
    ['no response in responses', response, '      responses: {}\n    post', /^17:18: error response-status .*Add one/],
    [
      'a status that is none',
      response,
      response.replace('200', '99'),
      /^17:20: error response-status "99" is not an HTTP status/,
    ],
    [
      'a response without a description',
      response,
      "      responses: { '200': {} }\n    post",
      /^17:20: error struct The key `description` is missing/,
    ],
    ['an operationId with a space', list, '      operationId: list pets\n', /^13:7: error house\/operation-id /],
    [
      'a path parameter that no operation defines',
      get,
      '  /pets/{id}:\n    get:',
      /^12:5: error path-parameters-defined .*Add the parameter/,
    ],
    [
      'a misspelled path parameter',
      get,
      `  /pets/{id}:\n${parameter('ID')}    get:`,
      /^12:26: error path-parameters-defined Path parameter `ID` is not used .*Correct its name, or remove it\.$/,
    ],
    [
      'paths that differ only in the names of parameters',
      get,
      `  /pets/{id}:\n${parameter('id')}  /pets/{name}:\n${parameter('name')}${get}`,
      /^13:3: error no-identical-paths /,
    ],
  ])('%s', async (_, text, replacement, problem) => {
    expect(await lint(text, replacement)).toEqual([expect.stringMatching(problem)]);
  });

  it.each<[string, string, string, string, RegExp]>([
    [
      '3.1.0',
      'nullable',
      type,
      `${type}          nullable: true\n`,
      /^34:11: error struct `nullable` exists only in OpenAPI 3\.0\. Write `type: \[string, 'null'\]`/,
    ],
    [
      '3.2.0',
      'nullable next to a reference',
      '        size:\n',
      '        other: { description: x, nullable: true, $ref: "#/components/schemas/Pet" }\n        size:\n',
      /Write `anyOf: \[\{ \$ref: … \}, \{ type: 'null' \}\]`/,
    ],
    [
      '3.1.0',
      'exclusiveMinimum: true',
      `${type}${values}`,
      '          type: integer\n          minimum: 1\n          exclusiveMinimum: true',
      /^35:29: error struct .*is the limit itself\. Write `exclusiveMinimum: <number>` instead of `minimum`/,
    ],
    [
      '3.0.3',
      'exclusiveMinimum: 1',
      `${type}${values}`,
      '          type: integer\n          exclusiveMinimum: 1',
      /^34:29: error struct .*Write the number as `minimum`, and `exclusiveMinimum: true`/,
    ],
    [
      '3.0.3',
      'a list of types',
      type,
      "          type: [string, 'null']\n",
      /^33:17: error schema-keywords A list of types exists only in .*`nullable: true` for null/,
    ],
    [
      '3.0.3',
      'the type null',
      type,
      "          type: 'null'\n",
      /^33:17: error schema-keywords The type "null" exists only in .*`nullable: true`/,
    ],
    [
      '3.0.3',
      'const',
      values,
      '          const: Small',
      /^34:11: error struct `const` exists only in .*Write `enum` with one value/,
    ],
    [
      '3.0.3',
      'prefixItems',
      `${type}${values}`,
      '          type: array\n          items: {}\n          prefixItems: [{}]',
      /^35:11: error struct `prefixItems` exists only in .*set `openapi` to 3\.1\.0/,
    ],
    [
      '3.0.3',
      'webhooks',
      'paths:\n',
      'webhooks: {}\npaths:\n',
      /^10:1: error struct `webhooks` exists only in .*Rename it to `x-webhooks`/,
    ],
    [
      '3.0.3',
      'an operation without responses',
      response,
      '    post',
      /^12:5: error struct The key `responses` is missing/,
    ],
  ])('in OpenAPI %s: %s', async (version, _, text, replacement, problem) => {
    expect(await lint(text, replacement, { version })).toEqual([expect.stringMatching(problem)]);
  });

  it('also in the specs of other projects', async () => {
    expect(await lint(security, '  - baererAuth: []\n', { of: 'foreign' })).toHaveLength(1);
    expect(
      await lint(server, '  - url: https://{regoin}.test\n    variables: { region: { default: eu } }', {
        of: 'foreign',
      }),
    ).toHaveLength(1);
    expect(await lint(get, '  /pets/{id}:\n    get:', { of: 'foreign' })).toHaveLength(1);
  });

  it('a valid document gives none', async () => {
    expect(await lint(list, list)).toEqual([]);
    for (const valid of ['default: Small', 'default: null\n          nullable: true'])
      expect(await lint(values, `${values}\n          ${valid}`, { version: '3.0.3' })).toEqual([]);
  });
});
