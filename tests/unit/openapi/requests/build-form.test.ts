import { describe, expect, it } from 'vitest';
import { toNumbers } from '@/openapi/exact-numbers';
import type { JsonObject } from '@/openapi/find-members-of-parsed-json';
import { toRequestForm } from '@/openapi/requests/build-form';
import { toChecks } from '@/openapi/requests/schemas-for-checks';
import { isSecretName } from '@/openapi/requests/recognize-secrets';
import { toStartValues } from '@/openapi/requests/start-values';
import { toSpec } from '@/openapi/transform/spec';
import { findAllProblems } from '@/payload/find-problems';
import { getOperation } from '../to-model';
import { buildPetForm, pet } from './forms';

describe('the data of a form', () => {
  const form = buildPetForm();

  it('contains the schemas of the request with descriptions as plain text, also of a schema that contains itself', () => {
    const node = form.spec.schemas[pet];
    expect(node?.kind === 'object' && node.properties.map(({ name }) => name)).toEqual(
      'name kind weight password mother labels owner'.split(' '),
    );
    expect(form.spec.schemas[`${pet}/properties/name`]?.description?.source).toBe('The name.');
    expect(
      form.spec.schemas[`${pet}/properties/kind`]?.enumeration?.map(({ description }) => description?.source),
    ).toEqual(['It meows.', undefined]);
    expect(JSON.stringify(form).length).toBeLessThan(20_000);
  });

  it('has the properties of conditions, and its checks find what they require', () => {
    const schema = {
      type: 'object',
      properties: { kind: { type: 'string' }, card: { type: 'string' } },
      if: { properties: { kind: { const: 'card' } }, required: ['kind'] },
      then: { required: ['number'], properties: { number: { type: 'string' } } },
      else: { properties: { iban: { type: 'string' } } },
      dependentSchemas: { card: { properties: { pin: { type: 'integer' } } } },
      dependentRequired: { card: ['kind'] },
    };
    const requestBody = { content: { 'application/json': { schema } } };
    const paths = { '/a': { post: { operationId: 'a', requestBody, responses: {} } } };
    const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths } as JsonObject;
    const { spec } = toSpec(structuredClone(document), 'test');
    const own = toRequestForm(spec, getOperation(spec, 'a'), document);
    const names = Object.values(own.spec.schemas).flatMap((node) =>
      node.kind === 'object' ? node.properties.map(({ name }) => name) : [],
    );
    expect(new Set(names)).toEqual(new Set(['kind', 'card', 'number', 'iban', 'pin']));
    const [root = true] = Object.values(own.checks.roots);
    const check = (value: unknown) =>
      findAllProblems([{ path: ['body'], schema: root, value }], own.checks.schemas).map(({ text }) => text);
    expect(check({ kind: 'card', number: '1' })).toEqual([]);
    expect(check({ kind: 'card' }).join()).toMatch(/number/);
    expect(check({ card: 'x' }).join()).toMatch(/kind/);
    expect(check({ card: 'x', kind: 'y', pin: 'z' }).join()).toMatch(/integer/);
  });

  it('has fewer schemas if there is little room, those nearest to the request first', () => {
    const { schemas } = buildPetForm(8).spec;
    expect(Object.keys(schemas)).toHaveLength(8);
    expect(schemas).toHaveProperty([pet]);
  });

  it('names the schemas of secrets: by `x-secret`, by format, and by a sensible name', () => {
    const { parameters } = form.operation;
    const secret = parameters.flatMap((group) =>
      group.parameters.filter(({ schema }) => form.secrets.includes(schema)),
    );
    expect(secret.map(({ name }) => name)).toEqual(['client-secret', 'session']);
    const names = form.secrets.map((id) => id.replace(/^.*\//, ''));
    expect(names.sort()).toEqual(['password', 'schema', 'schema', 'token']);
  });

  it('contains JSON Schemas, in which OpenAPI 3.0 requires no property that is read-only', () => {
    expect(form.checks.schemas['Pet']).toMatchObject({ required: ['name'] });
    expect(form.checks.roots[pet]).toEqual({ $ref: pet });
    const schema = { $ref: '#/components/schemas/A' };
    const own = { required: ['id'], properties: { id: { readOnly: true, example: 1 } } };
    const toDocument = (openapi: string) => ({ openapi, components: { schemas: { A: own } }, schema });
    expect(toChecks(['#/schema'], toDocument('3.0.3')).schemas).toEqual({
      A: { required: [], properties: { id: {} } },
    });
    expect(toChecks(['#/schema'], toDocument('3.1.0')).schemas).toEqual({
      A: { required: ['id'], properties: { id: {} } },
    });
  });

  it('contains schemas in which bases of OpenAPI 3.0 share read-only properties, and references have no siblings', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const schemas = JSON.parse(
      JSON.stringify({
        Base: { properties: { id: { readOnly: true } } },
        Needs: { required: ['id', 'name'] },
        New: { allOf: [ref('Base'), { required: ['id', 'name'] }] },
        Both: { allOf: [ref('Base'), ref('Needs')] },
        Behind: { required: ['id', 'code', 'name'], properties: { id: ref('Alias'), code: { allOf: [ref('Alias')] } } },
        Alias: ref('Key'),
        Key: { type: 'string', readOnly: true },
        Sibling: { properties: { a: { ...ref('PROTO'), maxLength: 1 } } },
        default: { properties: { a: ref('id') } },
        id: { allOf: [ref('PROTO')] },
        PROTO: { type: 'string' },
      }).replaceAll('PROTO', '__proto__'),
    ) as JsonObject;
    const document = { openapi: '3.0.3', components: { schemas } };
    const check = (name: string, value: unknown) => {
      const { roots, schemas: copied } = toChecks([`#/components/schemas/${name}`], document);
      const [schema = true] = Object.values(roots);
      return findAllProblems([{ path: ['body'], schema, value }], copied).map(({ text }) => text);
    };
    expect(check('New', { name: 'Rex' })).toEqual([]);
    expect(check('New', {}).join()).toMatch(/name/);
    expect(check('Both', { name: 'Rex' })).toEqual([]);
    expect(check('Needs', { name: 'Rex' }).join()).toMatch(/id/);
    expect(check('Behind', { name: 'Rex' })).toEqual([]);
    expect(check('Behind', {}).join()).toMatch(/name/);
    expect(check('Sibling', { a: 'long' })).toEqual([]);
    expect(check('Sibling', { a: 1 }).join()).toMatch(/string/);
    expect(check('default', { a: 1 }).join()).toMatch(/string/);
  });

  it('contains the schemas in components that others refer to, also those that contain themselves', () => {
    const name = '#/components/schemas/Pet/properties/name';
    const tree = '#/paths/~1a%7Bb%7D/post/schema/items';
    const schemas = {
      Pet: { properties: { name: { type: 'string' }, same: { $ref: name } } },
      Tree: { properties: { tree: { $ref: tree } } },
    };
    const paths = {
      '/a{b}': { post: { schema: { items: { type: 'object', properties: { inner: { $ref: tree } } } } } },
    };
    const check = (pointer: string, value: unknown) => {
      const { roots, schemas: copied } = toChecks([pointer], { openapi: '3.1.0', components: { schemas }, paths });
      return findAllProblems([{ path: [], schema: roots[pointer] ?? true, value }], copied).map(({ path }) => path);
    };
    expect(check(name, 1)).toEqual([[]]);
    expect(check('#/components/schemas/Pet', { same: 1 })).toEqual([['same']]);
    expect(check('#/components/schemas/Tree', { tree: { inner: { inner: 1 } } })).toEqual([['tree', 'inner', 'inner']]);
  });

  it('knows which names secrets have', () => {
    const secrets = [
      'password',
      'client_secret',
      'sshPrivateKeyPassphrase',
      'X-API-Key',
      'service-account-credentials',
    ];
    expect(secrets.filter((name) => !isSecretName(name))).toEqual([]);
    expect(['name', 'secretShortName', 'tokenType', 'passwordPolicy', 'keyboard'].filter(isSecretName)).toEqual([]);
  });
});

describe('a form starts', () => {
  const form = buildPetForm();

  it('with the example of the samples, without its secrets', () => {
    const { body } = toStartValues(form);
    expect(body).toEqual({ name: 'Rex', kind: 'dog', weight: '\u0001number:9007199254740993', password: '' });
    expect(toNumbers(body)).toMatchObject({ weight: 9007199254740992 });
  });

  it('with the required properties of a body in another media type', () => {
    expect(toStartValues(form, 1).body).toEqual({ name: '' });
    expect(toStartValues(form, 3).body).toEqual({ photo: '' });
    expect(toStartValues(form, 6).body).toEqual([{ name: '' }]);
  });
});
