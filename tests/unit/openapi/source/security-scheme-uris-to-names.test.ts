import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { nameSecuritySchemes } from '@/openapi/source/security-scheme-uris-to-names';
import { makeProject, toDocument } from '../project';

/** Returns the requirements of a document after URIs are replaced. */
function toRequirements(security: string, { version = '3.2.0', self = '' } = {}): unknown {
  const document: unknown = parse(`openapi: ${version}
${self}
security: ${security}
components: { securitySchemes: { key: { type: apiKey }, "#/other": { type: http }, a/b: { type: http } } }`);
  nameSecuritySchemes(document);
  return (document as { security: unknown }).security;
}

it('a URI of a security scheme in a requirement becomes its name', () => {
  expect(
    toRequirements(
      '[{ "#/components/securitySchemes/key": [read], "#/other": [] }, { "#/components/securitySchemes/a~1b": [] }]',
    ),
  ).toEqual([{ key: ['read'], '#/other': [] }, { 'a/b': [] }]);
  expect(
    toRequirements('[{ "pets.yaml#/components/securitySchemes/key": [] }]', {
      self: '$self: https://x.test/pets.yaml',
    }),
  ).toEqual([{ key: [] }]);
});

it('a URI in a callback with the name of a keyword becomes a name, too', () => {
  const item = { post: { security: [{ '#/components/securitySchemes/key': [] }] } };
  const document = {
    openapi: '3.2.0',
    paths: { '/a': { post: { callbacks: { default: { 'https://a.test': item } } } } },
    components: { securitySchemes: { key: {} } },
  };
  nameSecuritySchemes(document);
  expect(item.post.security).toEqual([{ key: [] }]);
});

it('any other text in a requirement stays, and so does a URI before OpenAPI 3.2', () => {
  for (const [uri, version] of [
    ['#/components/securitySchemes/missing', '3.2.0'],
    ['#/components/schemas/key', '3.2.0'],
    ['other.yaml#/components/securitySchemes/key', '3.2.0'],
    ['#/components/securitySchemes/key', '3.1.1'],
  ] as const)
    expect(toRequirements(`[{ "${uri}": [] }]`, { version })).toEqual([{ [uri]: [] }]);
});

it('a document with the URI of a security scheme has no problems', async () => {
  const project = await makeProject({
    'openapi/pets/openapi.yaml': toDocument(`paths:
  /pets:
    get: { operationId: list, security: [{ '#/components/securitySchemes/key': [] }], responses: { '204': { description: OK } } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
`).replace('openapi: 3.1.0', 'openapi: 3.2.0'),
  });
  expect(await project.getProblems()).toEqual([]);
});
