import { fileURLToPath } from 'node:url';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';

const root = process.env.HOUSE_ROOT ?? fileURLToPath(new URL('../../../', import.meta.url));
let config: Awaited<ReturnType<typeof loadConfig>>;

beforeAll(async () => {
  config = await loadConfig({ configPath: `${root}/redocly.yaml` });
});

type Parts = { operation?: object; schemas?: object; path?: string; parameters?: object[]; extra?: object };

const good = {
  operationId: 'getThing',
  tags: ['Things'],
  summary: 'Get a thing',
  description: 'Reads one thing by its id.',
  responses: { '200': { description: 'The response body is not documented.' } },
};

function build({ operation = {}, schemas = {}, path = '/things', parameters = [], extra = {} }: Parts): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: 'v1' },
    servers: [{ url: 'https://api.test' }],
    security: [{ bearerAuth: [] }],
    tags: [{ name: 'Things', description: 'All things.' }],
    paths: { [path]: { parameters, get: { ...good, ...operation } } },
    components: { schemas, securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } } },
    ...extra,
  };
}

async function lint(parts: Parts): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(build(parts)),
    absoluteRef: `${root}/things.yaml`,
    config,
  });
  return problems.map((problem) => problem.ruleId).filter((rule) => rule.startsWith('house/'));
}

const owned = (shortName: object) => [
  { name: 'ownerId', in: 'path', required: true, description: 'The owner.', schema: { type: 'string' } },
  {
    name: 'shortName',
    in: 'path',
    required: true,
    description: 'The short name.',
    schema: { type: 'string', ...shortName },
  },
];
const schema = (fields: object) => ({ schemas: { Thing: { description: 'A thing.', ...fields } } });

describe('the house rules', () => {
  it('accept a complete operation', async () => {
    expect(await lint({})).toEqual([]);
  });

  it.each<[string, string, Parts]>([
    ['an operation without an operationId', 'house/operation-id', { operation: { operationId: undefined } }],
    ['an operationId that is not in camelCase', 'house/operation-id', { operation: { operationId: 'Get thing' } }],
    ['an operation with two tags', 'house/operation-tag', { operation: { tags: ['Things', 'Things'] } }],
    ['a tag that is not declared', 'house/operation-tag', { operation: { tags: ['Others'] } }],
    ['a summary that is a sentence', 'house/operation-summary', { operation: { summary: 'Gets a thing.' } }],
    [
      'a description that repeats the summary',
      'house/operation-description',
      { operation: { description: 'Get a thing' } },
    ],
    [
      'a parameter without a description',
      'house/parameter-description',
      { operation: { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }] } },
    ],
    ['a schema without a description', 'house/schema-description', { schemas: { Thing: { type: 'object' } } }],
    ['a field without a description', 'house/field-description', schema({ properties: { id: { type: 'string' } } })],
    ['an operation that anyone may call', 'house/bearer-security', { operation: { security: [] } }],
    [
      'an alternative without the token',
      'house/bearer-security',
      { operation: { security: [{ bearerAuth: [] }, {}] } },
    ],
    [
      'an environment short name without a limit',
      'house/short-name-length',
      { path: '/things/{ownerId}/{shortName}', parameters: owned({}) },
    ],
    ['"Unknown" in the middle of an enumeration', 'house/unknown-first', schema({ enum: ['Active', 'Unknown'] })],
    [
      'a description of a value that does not exist',
      'house/enum-descriptions',
      schema({ enum: ['A'], 'x-enumDescriptions': { B: 'The second.' } }),
    ],
    ['an assumption without a reason', 'house/assumed-reason', schema({ type: 'string', 'x-assumed': true })],
    [
      'a successful response that does not mention its body',
      'house/response-body',
      { operation: { responses: { '200': { description: 'OK' } } } },
    ],
  ])('reject %s', async (_case, rule, parts) => {
    expect(await lint(parts)).toContain(rule);
  });

  it('accept a shortName with maxLength, and one without ownerId next to it', async () => {
    expect(await lint({ path: '/things/{ownerId}/{shortName}', parameters: owned({ maxLength: 30 }) })).toEqual([]);
    const alone = schema({ properties: { shortName: { type: 'string', description: 'The short name.' } } });
    expect(await lint(alone)).toEqual([]);
  });

  it('accept a property without a description if the referenced schema has one', async () => {
    const schemas = {
      Thing: { description: 'A thing.', properties: { part: { $ref: '#/components/schemas/Part' } } },
      Part: { description: 'A part.', type: 'string' },
    };
    expect(await lint({ schemas })).toEqual([]);
  });
});

it('an operation may have tags that only mark it, next to the one that groups it', async () => {
  const tags = [
    { name: 'Things', description: 'All things.' },
    { name: 'beta', description: 'May change.', kind: 'badge' },
  ];
  const extra = { openapi: '3.2.0', tags };
  expect(await lint({ operation: { tags: ['Things', 'beta'] }, extra })).toEqual([]);
  expect(await lint({ operation: { tags: ['beta'] }, extra })).toEqual(['house/operation-tag']);
});
