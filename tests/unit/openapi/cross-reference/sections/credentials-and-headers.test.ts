import { expect, it } from 'vitest';
import { writeCredentialsAndHeaders } from '@/openapi/cross-reference/sections/credentials-and-headers';
import { noSources } from './no-sources';
import { toModel } from '../../to-model';
import { toMarkdownWithIds } from '../to-markdown-with-ids';

const toSection = (yaml: string) =>
  toMarkdownWithIds(writeCredentialsAndHeaders({ ...noSources, specs: [toModel(yaml)] }));
const toRows = (section: string) => section.split('\n').filter((line) => /^\| (?!Credential |Header )/.test(line));
const ok = 'responses: { "200": { description: OK } }';

it('lists where each credential is sent, with the operations that use it, and the operations without one', () => {
  const section = toSection(`security: [{ bearer: [] }]
paths:
  /a:
    get: { operationId: get, ${ok} }
    put: { operationId: put, security: [{ key: [] }, { bearer: [] }], ${ok} }
    post: { operationId: post, security: [{ query: [], tls: [] }], ${ok} }
    delete: { operationId: open, security: [], ${ok} }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer, bearerFormat: JWT, x-assumed: The name. }
    key: { type: apiKey, in: header, name: "X|Key" }
    query: { type: apiKey, in: query, name: key }
    tls: { type: mutualTLS }
    unused: { type: http, scheme: basic }`);
  const toScheme = (name: string, label: string) => `| [\`${name}\`](/api/test/#security.${name}), ${label} |`;
  expect(toRows(section)).toEqual([
    `${toScheme('bearer', 'HTTP bearer (JWT)')} \`Authorization\` (assumed) | [get](/api/test/#get), [put](/api/test/#put) |`,
    `${toScheme('key', 'API key in header X\\|Key')} header \`X\\|Key\` | [put](/api/test/#put) |`,
    `${toScheme('query', 'API key in query key')} query \`key\` | [post](/api/test/#post) |`,
    `${toScheme('tls', 'Mutual TLS')} the TLS connection | [post](/api/test/#post) |`,
  ]);
  expect(section).toContain('No credential is documented for [open](/api/test/#open).');
  expect(section).toContain('No header parameters are documented.');
});

it('lists each header once with its variable or value, and with its operations', () => {
  const toHeader = (name: string, rest: string) => `{ name: ${name}, in: header, schema: { type: string }, ${rest} }`;
  const shared = toHeader('X-Client', 'x-assumed: The name., example: <Cloud client ID>');
  const section = toSection(`paths:
  /a:
    get: { operationId: get, parameters: [${shared}], ${ok} }
    put: { operationId: put, parameters: [${shared}, ${toHeader('X-Version', 'example: "2 | 3"')}], ${ok} }
    post: { operationId: post, parameters: [${toHeader('X-Client', 'required: true')}], ${ok} }`);
  expect(toRows(section)).toEqual([
    '| [`X-Client`](/api/test/#get.header.X-Client) (assumed) | `CLOUD_CLIENT_ID`: all operations except [post](/api/test/#post) |',
    '| [`X-Version`](/api/test/#put.header.X-Version) | The value `2 \\| 3`: [put](/api/test/#put) |',
    '| [`X-Client`](/api/test/#post.header.X-Client) | `X_CLIENT`: [post](/api/test/#post) |',
  ]);
});

it('shows the texts of a spec as text', () => {
  const section = toSection(`paths:
  /a:
    get: { operationId: get, summary: "](https://evil.example) <b> {product}", security: [{ "k\`|": [] }], ${ok} }
    put: { operationId: put, parameters: [{ name: "a](b", in: header, schema: { type: string } }], ${ok} }
    post: { operationId: post, ${ok} }
components: { securitySchemes: { "k\`|": { type: "<i>" } } }`);
  expect(section).toContain('[\\](https://evil.example) \\<b> {product}](/api/test/#get)');
  expect(section).toContain('[`a](b`](/api/test/#put.header.a-b)');
  expect(section).toContain('[`` k`\\| ``](/api/test/#security.k), \\<i>');
});
