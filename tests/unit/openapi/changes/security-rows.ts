import { toOperation } from './compare';
import type { DocumentRow } from './operation-rows';

const login = 'authorizationUrl: https://a.example/login, scopes: { read: A., write: B. }';
const token = 'tokenUrl: https://a.example/token, scopes: { read: A., write: B. }';
const toFlows = (flows: string) => `{ type: oauth2, flows: { ${flows} } }`;
const implicit = `implicit: { ${login} }`;
const credentials = `clientCredentials: { ${token} }`;
const code = `authorizationCode: { ${login}, ${token.split(',')[0]} }`;

/** Writes a document with three schemes, of which one is OAuth 2.0. */
const toSecured = (security: string, key = '{ type: apiKey, in: header, name: X-Key }', oauth = toFlows(implicit)) =>
  toOperation(
    `security: [${security}]`,
    `components: { securitySchemes: { key: ${key}, token: { type: http, scheme: bearer }, oauth: ${oauth} } }`,
  );
/** Writes a document with OAuth 2.0 and a bearer token under any names. */
const toRenamed = (security: string, oauth: string, bearer: string) =>
  toOperation(
    `security: [${security}]`,
    `components: { securitySchemes: { ${oauth}: ${toFlows(implicit)}, ${bearer}: { type: http, scheme: bearer } } }`,
  );
const toServers = (...urls: string[]) => `servers: [${urls.map((url) => `{ url: ${url} }`).join(', ')}]`;
const toVersions = (values: string) =>
  `servers: [{ url: '/{version}', variables: { version: { default: v1, enum: [${values}] } } }]`;

/** One row for each rule about security and servers. */
export const securityRows: DocumentRow[] = [
  [
    'security-added',
    toSecured('{ key: [] }'),
    toSecured('{ key: [] }, { key: [], token: [] }'),
    'both',
    'safe',
    'GET /pets also accepts `key` and `token`.',
  ],
  [
    'security-added',
    toSecured('{ key: [] }'),
    toSecured('{ key: [] }, {}'),
    'both',
    'safe',
    'GET /pets also accepts requests without credentials.',
  ],
  [
    'security-removed',
    toSecured('{ key: [] }, { token: [] }'),
    toSecured('{ token: [] }'),
    'both',
    'breaking',
    'GET /pets no longer accepts `key`.',
  ],
  [
    'security-removed',
    toSecured('{ key: [] }, {}'),
    toSecured('{ key: [] }'),
    'both',
    'breaking',
    'GET /pets no longer accepts requests without credentials.',
  ],
  [
    'security-removed',
    `${toOperation('')}security: [{ key: [] }, { token: [] }]`,
    `${toOperation('')}security: [{ token: [] }]`,
    'both',
    'breaking',
    'The API no longer accepts `key`.',
  ],
  [
    'security-dropped',
    toSecured('{ key: [] }, {}'),
    toSecured('{}'),
    'both',
    'safe',
    'GET /pets no longer needs `key`.',
  ],
  [
    'scope-added',
    toSecured('{ oauth: [read] }'),
    toSecured('{ oauth: [read, write] }'),
    'both',
    'breaking',
    'GET /pets needs the scope `write` of `oauth`.',
  ],
  [
    'scope-added',
    toRenamed('{ a: [read], b: [] }', 'a', 'b'),
    toRenamed('{ c: [read, write], d: [] }', 'c', 'd'),
    'both',
    'breaking',
    'GET /pets needs the scope `write` of `c`.',
  ],
  [
    'scope-added',
    toRenamed('{ a: [read], b: [] }', 'a', 'b'),
    toRenamed('{ b: [read, write], a: [] }', 'b', 'a'),
    'both',
    'breaking',
    'GET /pets needs the scope `write` of `b`.',
  ],
  [
    'scope-removed',
    toSecured('{ oauth: [read, write] }'),
    toSecured('{ oauth: [read] }'),
    'both',
    'safe',
    'GET /pets does not need the scope `write` of `oauth` anymore.',
  ],
  [
    'security-scheme-changed',
    toSecured('{ key: [] }'),
    toSecured('{ key: [] }', '{ type: apiKey, in: query, name: key }'),
    'both',
    'breaking',
    'The security scheme `key` is API key in query key (was API key in header X-Key).',
  ],
  [
    'security-flow-added',
    toSecured('{ oauth: [] }', undefined, toFlows(implicit)),
    toSecured('{ oauth: [] }', undefined, toFlows(`${implicit}, ${credentials}`)),
    'both',
    'safe',
    'The security scheme `oauth` has the new flow `clientCredentials`.',
  ],
  [
    'security-flow-removed',
    toSecured('{ oauth: [] }', undefined, toFlows(`${code}, ${credentials}`)),
    toSecured('{ oauth: [] }', undefined, toFlows(code)),
    'both',
    'breaking',
    'The security scheme `oauth` has no flow `clientCredentials` anymore.',
  ],
  [
    'security-urls-changed',
    toSecured('{ oauth: [] }'),
    toSecured('{ oauth: [] }', undefined, toFlows(implicit.replace('login', 'authorize'))),
    'both',
    'risky',
    'The URLs of the security scheme `oauth` are implicit Authorization https://a.example/authorize (were implicit Authorization https://a.example/login).',
  ],
  ['server-added', toServers('/a'), toServers('/a', '/b'), 'both', 'safe', 'The server /b is new.'],
  ['server-removed', toServers('/a', '/b'), toServers('/a'), 'both', 'breaking', 'The server /b was removed.'],
  [
    'server-variables-changed',
    toVersions('v1, v2'),
    toVersions('v1'),
    'both',
    'risky',
    'The variables of the server /{version} are different.',
  ],
];
